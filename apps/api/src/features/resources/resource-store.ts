import { asc, desc, eq, getTableColumns, sql } from 'drizzle-orm'
import { type Db, rows } from '@section/db/connection.ts'
import { resourceCourses, resourceItems, resources } from '@section/db/schema.ts'

/** A published resource with its blocks and the ids of the courses beside which it stands. */
export type StoredResource = Omit<typeof resources.$inferSelect, 'words' | 'publishStatus'> & {
  readonly items: StoredBlock[]
  readonly courseIds: ReadonlySet<string>
}

/** A block of a resource, with the published course or resource to which it leads. */
export type StoredBlock = Omit<
  typeof resourceItems.$inferSelect,
  'resourceId' | 'position' | 'courseId' | 'linkedResourceId'
> & {
  readonly target: StoredTarget | null
}

export interface StoredTarget {
  courseId: string | null
  slug: string | null
  title: string
  subtitle: string
  coverImageUrl: string
}

/** Returns all published resources, newest first. A block whose course or resource is not published is left out. */
export async function loadResources(db: Db): Promise<StoredResource[]> {
  const { words: _words, publishStatus, ...columns } = getTableColumns(resources)
  const [published, items, beside] = await Promise.all([
    db
      .select(columns)
      .from(resources)
      .where(eq(publishStatus, 'ACTIVE'))
      .orderBy(desc(resources.createdAt), asc(resources.title), asc(resources.resourceId)),
    rows<StoredBlock & { resourceId: string }>(db, ITEMS),
    db.select().from(resourceCourses),
  ])
  const itemsOf = Map.groupBy(items, ({ resourceId }) => resourceId)
  const coursesOf = Map.groupBy(beside, ({ resourceId }) => resourceId)
  return published.map((resource) => ({
    ...resource,
    items: itemsOf.get(resource.resourceId) ?? [],
    courseIds: new Set((coursesOf.get(resource.resourceId) ?? []).map(({ courseId }) => courseId)),
  }))
}

const ITEMS = sql`
  select i.resource_id as "resourceId", i.resource_content_id as "resourceContentId", i.type, i.content, i.url,
    i.anchor_name as "anchorName",
    case when t.title is not null then json_build_object(
      'courseId', t.course_id, 'slug', t.slug, 'title', t.title, 'subtitle', t.subtitle,
      'coverImageUrl', t.cover_image_url) end as target
  from resource_items i
    join resources r on r.resource_id = i.resource_id and r.publish_status = 'ACTIVE'
    left join lateral (
      select course_id, null as slug, title, subtitle, cover_image_url from courses
      where course_id = i.course_id and publish_status = 'ACTIVE'
      union all
      select null, slug, title, subtitle, cover_image_url from resources
      where resource_id = i.linked_resource_id and publish_status = 'ACTIVE'
    ) t on true
  where t.title is not null or i.type not in ('COURSE_LINK', 'RESOURCE_LINK')
  order by i.resource_id, i.position`

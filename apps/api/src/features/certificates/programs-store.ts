import { asc, eq, sql } from 'drizzle-orm'
import { type Db, rows } from '@section/db/connection.ts'
import {
  type certificateCourses,
  type certificateGroups,
  certificates,
  type courses,
} from '@section/db/schema.ts'

/** A published certificate with its published groups, and each of their courses once. */
export type StoredProgram = Omit<typeof certificates.$inferSelect, 'sortOrder'> & {
  readonly groups: StoredGroup[]
  readonly courses: StoredCourse[]
}

type StoredGroup = Omit<typeof certificateGroups.$inferSelect, 'slug' | 'sortOrder'> & {
  readonly courses: StoredCourse[]
}

type StoredCourse = Omit<typeof certificateCourses.$inferSelect, 'certificateGroupId'> &
  Pick<typeof courses.$inferSelect, 'stack' | 'title' | 'subtitle' | 'coverImageUrl'>

/** Returns all published certificates in the school's order. */
export async function loadPrograms(db: Db): Promise<StoredProgram[]> {
  const [published, groups] = await Promise.all([
    db
      .select()
      .from(certificates)
      .where(eq(certificates.publishStatus, 'ACTIVE'))
      .orderBy(asc(certificates.sortOrder), asc(certificates.title)),
    rows<StoredGroup>(db, PUBLISHED_GROUPS),
  ])
  const byCertificate = Map.groupBy(groups, ({ certificateId }) => certificateId)
  return published.map((certificate) => {
    const own = byCertificate.get(certificate.certificateId) ?? []
    return { ...certificate, groups: own, courses: uniqueCourses(own) }
  })
}

/** Returns each course once, also one of several groups; it is required, or counts live only, if one of them says so. */
function uniqueCourses(groups: readonly StoredGroup[]): StoredCourse[] {
  const byCourse = Map.groupBy(
    groups.flatMap(({ courses }) => courses),
    ({ courseId }) => courseId,
  )
  return [...byCourse.values()].flatMap((same) => {
    const completionRequired = same.some((course) => course.completionRequired)
    const liveOnly = same.some((course) => course.liveOnly)
    return same.slice(0, 1).map((course) => ({ ...course, completionRequired, liveOnly }))
  })
}

const PUBLISHED_GROUPS = sql`
  select g.certificate_id as "certificateId", g.certificate_group_id as "certificateGroupId", g.title, g.description,
    g.publish_status as "publishStatus", g.meta, g.is_capstone_group as "isCapstoneGroup",
    json_agg(json_build_object(
      'courseId', c.course_id, 'stack', c.stack, 'title', c.title, 'subtitle', c.subtitle,
      'coverImageUrl', c.cover_image_url, 'publishStatus', cc.publish_status, 'meta', cc.meta,
      'liveOnly', cc.live_only, 'completionRequired', cc.completion_required, 'sortOrder', cc.sort_order
    ) order by cc.sort_order) as courses
  from certificate_groups g
    join certificate_courses cc using (certificate_group_id)
    join courses c using (course_id)
  where g.publish_status = 'ACTIVE' and cc.publish_status = 'ACTIVE' and c.publish_status = 'ACTIVE'
  group by g.certificate_group_id
  order by g.sort_order`

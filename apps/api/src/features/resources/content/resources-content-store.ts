import { eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '@section/db/connection.ts'
import { resourceCourses, resourceItems, resources, type StoredResourceTag } from '@section/db/schema.ts'
import { upsertRows } from '../../../server/content/bulk-write-store.ts'
import { richTextPictures } from '../../../server/content/rich-text-pictures-store.ts'
import type { LoadContext } from '../../../server/content/school.ts'
import { stableId } from '../../../server/content/stable-id.ts'
import type { BlockContent, ResourceContent } from './resource-format.ts'

const TYPES = {
  'prompt-pack': 'PROMPT_PACK',
  'strategy-framework': 'STRATEGY_FRAMEWORK',
  'community-tactics': 'COMMUNITY_TACTICS',
} as const

const resourceId = (slug: string) => stableId('resource', slug)

/** Writes resources with their blocks and courses. The blocks and courses that a file no longer has are removed. */
export async function writeResources(
  db: Db,
  content: readonly ResourceContent[],
  context: Pick<LoadContext, 'at'>,
): Promise<void> {
  const rows = content.map((resource) => resourceRow(resource, context))
  await upsertRows(db, resources, rows, [resources.resourceId], [resources.words])
  const ids = rows.map((row) => row.resourceId)
  await db.delete(resourceItems).where(inArray(resourceItems.resourceId, ids))
  await db.delete(resourceCourses).where(inArray(resourceCourses.resourceId, ids))
  await upsertRows(db, resourceItems, content.flatMap(itemRows), [resourceItems.resourceContentId])
  const beside = content.flatMap(({ slug, courses }) =>
    courses.map((course) => ({ resourceId: resourceId(slug), courseId: stableId('course', course) })),
  )
  await upsertRows(db, resourceCourses, beside, [resourceCourses.courseId, resourceCourses.resourceId])
}

function resourceRow(
  { slug, type, stack, tags, cover, created, modified, pdf, googleDoc, ...resource }: ResourceContent,
  { at }: Pick<LoadContext, 'at'>,
) {
  return {
    resourceId: resourceId(slug),
    slug,
    title: resource.title,
    subtitle: resource.subtitle,
    type: TYPES[type],
    stack,
    coverImageUrl: cover ?? `/art/resource/${slug}.svg?stack=${stack}&type=${type}`,
    pdfDownloadUrl: pdf ?? null,
    googleDocCopyUrl: googleDoc ?? null,
    tags: tags.map((tag) => toTag(slug, tag)),
    createdAt: at(created),
    modifiedAt: at(modified ?? created),
    publishStatus: resource.publishStatus,
    // The words of a new resource follow from all of its texts, once they are written.
    words: '',
  }
}

function toTag(slug: string, { category, label }: ResourceContent['tags'][number]): StoredResourceTag {
  const tag = `${category}\n${label}`
  return {
    category,
    label,
    tagID: stableId('resource-tag', tag),
    recordID: stableId('tag-of-resource', `${slug}\n${tag}`),
  }
}

function itemRows({ slug, blocks }: ResourceContent): (typeof resourceItems.$inferInsert)[] {
  return blocks.map((block, position) => ({
    resourceContentId: stableId(
      'resource-block',
      block.anchor ? `${slug}#${block.anchor}` : `${slug}/${position}`,
    ),
    resourceId: resourceId(slug),
    position,
    url: null,
    courseId: null,
    linkedResourceId: null,
    ...columnsOf(block),
    anchorName: block.anchor ?? null,
  }))
}

function columnsOf(block: BlockContent) {
  switch (block.type) {
    case 'text':
      return { type: 'RICH_TEXT_HTML' as const, content: block.text }
    case 'image':
      return { type: 'IMAGE' as const, content: block.description, url: block.image }
    case 'embed':
      return { type: 'EMBED' as const, content: block.description, url: block.video }
    case 'link':
      return { type: 'EXTERNAL_LINK' as const, content: block.label, url: block.url }
    case 'course':
      return {
        type: 'COURSE_LINK' as const,
        content: block.label ?? '',
        courseId: stableId('course', block.course),
      }
    case 'resource':
      return {
        type: 'RESOURCE_LINK' as const,
        content: block.label ?? '',
        linkedResourceId: resourceId(block.resource),
      }
    default:
      return block satisfies never
  }
}

/** Selects the addresses of the pictures of resources: their covers, their blocks, and those within their texts. */
export const resourcePictures = sql`
  select cover_image_url as url from ${resources}
  union all select url from ${resourceItems} where ${eq(resourceItems.type, 'IMAGE')}
  union all ${richTextPictures(resourceItems, sql`content`)}`

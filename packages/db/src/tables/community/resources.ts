import { index, integer, jsonb, pgEnum, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { id, instant, ownedBy, textSearchVector } from '../../columns.ts'
import { courses, publishStatus, stack } from '../courses.ts'

export const resourceType = pgEnum('resource_type', [
  'STRATEGY_FRAMEWORK',
  'COMMUNITY_TACTICS',
  'PROMPT_PACK',
])
export const resourceContentType = pgEnum('resource_content_type', [
  'RICH_TEXT_HTML',
  'IMAGE',
  'EMBED',
  'COURSE_LINK',
  'EXTERNAL_LINK',
  'RESOURCE_LINK',
])

export interface StoredResourceTag {
  category: string
  label: string
  tagID: string
  recordID: string
}

/** A resource of the school: a text with pictures and links, some with a file. */
export const resources = pgTable(
  'resources',
  {
    resourceId: id('resource_id'),
    slug: text('slug').notNull().unique(),
    title: text('title').notNull(),
    subtitle: text('subtitle').notNull().default(''),
    type: resourceType('type').notNull(),
    stack: stack('stack').notNull(),
    coverImageUrl: text('cover_image_url').notNull(),
    pdfDownloadUrl: text('pdf_download_url'),
    googleDocCopyUrl: text('google_doc_copy_url'),
    tags: jsonb('tags').$type<StoredResourceTag[]>().notNull().default([]),
    createdAt: instant('created_at').notNull(),
    modifiedAt: instant('modified_at').notNull(),
    publishStatus: publishStatus('publish_status').notNull().default('ACTIVE'),
    /** The words with the weights A of the title, B of the subtitle and the tags, and C of the texts. */
    words: textSearchVector('words').notNull(),
  },
  (t) => [index('resources_created_idx').on(t.createdAt), index('resources_words_idx').using('gin', t.words)],
)

/** A block of a resource. */
export const resourceItems = pgTable(
  'resource_items',
  {
    resourceContentId: id('resource_content_id'),
    resourceId: ownedBy('resource_id', () => resources.resourceId),
    position: integer('position').notNull(),
    type: resourceContentType('type').notNull(),
    /** Markdown of a text, the description of a picture, or the label of a link; empty for none. */
    content: text('content').notNull().default(''),
    /** The address of a picture, of an embedded video, or to which a link leads. */
    url: text('url'),
    /** The name by which links of the resource lead to the block. */
    anchorName: text('anchor_name'),
    courseId: uuid('course_id').references(() => courses.courseId, { onDelete: 'cascade' }),
    linkedResourceId: uuid('linked_resource_id').references(() => resources.resourceId, {
      onDelete: 'cascade',
    }),
  },
  (t) => [
    index('resource_items_resource_idx').on(t.resourceId, t.position),
    index('resource_items_course_idx').on(t.courseId),
    index('resource_items_linked_idx').on(t.linkedResourceId),
  ],
)

/** The courses beside which a resource is shown. */
export const resourceCourses = pgTable(
  'resource_courses',
  {
    resourceId: ownedBy('resource_id', () => resources.resourceId),
    courseId: ownedBy('course_id', () => courses.courseId),
  },
  (t) => [
    primaryKey({ columns: [t.courseId, t.resourceId] }),
    index('resource_courses_resource_idx').on(t.resourceId),
  ],
)

/** A text of the school for a screen that has one. */
export const pageContents = pgTable(
  'page_contents',
  {
    slug: text('slug').notNull(),
    langCode: text('lang_code').notNull().default('en'),
    title: text('title').notNull(),
    /** Markdown. */
    body: text('body').notNull(),
    publishStatus: publishStatus('publish_status').notNull().default('ACTIVE'),
  },
  (t) => [primaryKey({ columns: [t.slug, t.langCode] })],
)

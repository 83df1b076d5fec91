import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { id, ownedBy } from '../columns.ts'
import { courses } from './courses.ts'

/** A video on the media host, identified there by its external key. Times are in seconds. */
export const videos = pgTable(
  'videos',
  {
    videoId: id('video_id'),
    externalKey: text('external_key').notNull(),
    title: text('title').notNull(),
    subtitle: text('subtitle'),
    description: text('description').notNull().default(''),
    thumbnailUrl: text('thumbnail_url').notNull(),
    /** Null for a video with a drawn picture. */
    posterUrl: text('poster_url'),
    duration: numeric('duration', { precision: 10, scale: 3, mode: 'number' }).notNull(),
    aspectWidth: integer('aspect_width').notNull().default(16),
    aspectHeight: integer('aspect_height').notNull().default(9),
    isAiGenerated: boolean('is_ai_generated').notNull().default(false),
  },
  (t) => [
    index('videos_external_key_idx').on(t.externalKey),
    check('videos_duration', sql`${t.duration} > 0`),
  ],
)

export const videoChapters = pgTable(
  'video_chapters',
  {
    videoChapterId: id('video_chapter_id'),
    videoId: ownedBy('video_id', () => videos.videoId),
    slug: text('slug').notNull(),
    title: text('title').notNull(),
    startSeconds: numeric('start_seconds', { precision: 10, scale: 3, mode: 'number' }).notNull(),
    endSeconds: numeric('end_seconds', { precision: 10, scale: 3, mode: 'number' }).notNull(),
  },
  (t) => [
    uniqueIndex('video_chapters_video_slug_key').on(t.videoId, t.slug),
    check('video_chapters_period', sql`${t.endSeconds} > ${t.startSeconds} and ${t.startSeconds} >= 0`),
  ],
)

export interface ContentGroupMeta {
  title?: string
}

/** A module of an on-demand course. */
export const contentGroups = pgTable(
  'content_groups',
  {
    courseContentGroupId: id('course_content_group_id'),
    courseId: ownedBy('course_id', () => courses.courseId),
    slug: text('slug').notNull(),
    title: text('title').notNull(),
    description: text('description').notNull().default(''),
    hidePreview: boolean('hide_preview').notNull().default(false),
    meta: jsonb('meta').$type<ContentGroupMeta>().notNull().default({}),
    sortOrder: integer('sort_order').notNull().default(0),
  },
  (t) => [uniqueIndex('content_groups_course_slug_key').on(t.courseId, t.slug)],
)

export interface ContentItemMeta {
  title?: string
  videoThumbnail?: string
}

/** One lesson of a module. */
export const contentItems = pgTable(
  'content_items',
  {
    courseContentId: id('course_content_id'),
    courseContentGroupId: ownedBy('course_content_group_id', () => contentGroups.courseContentGroupId),
    slug: text('slug').notNull(),
    title: text('title').notNull(),
    description: text('description').notNull().default(''),
    type: text('type').notNull().default('VIDEO'),
    hidePreview: boolean('hide_preview').notNull().default(false),
    completionRequired: boolean('completion_required').notNull().default(true),
    /** True for the one lesson of a course that is free for everybody who can open courses. */
    preview: boolean('preview').notNull().default(false),
    meta: jsonb('meta').$type<ContentItemMeta>().notNull().default({}),
    videoId: uuid('video_id').references(() => videos.videoId),
    sortOrder: integer('sort_order').notNull().default(0),
  },
  (t) => [
    uniqueIndex('content_items_group_slug_key').on(t.courseContentGroupId, t.slug),
    index('content_items_video_idx').on(t.videoId),
  ],
)

import { sql } from 'drizzle-orm'
import { check, index, numeric, pgTable, text } from 'drizzle-orm/pg-core'
import { id, instant } from '../columns.ts'
import { publishStatus } from './courses.ts'

/** A case study, which members read as an insight; some show a recording of the media host. */
export const caseStudies = pgTable(
  'case_studies',
  {
    caseStudyId: id('case_study_id'),
    slug: text('slug').notNull().unique(),
    title: text('title').notNull(),
    /** One or two sentences, which stand on the card and above the text. */
    summary: text('summary').notNull(),
    /** Markdown. */
    bodyText: text('body_text').notNull(),
    coverImageUrl: text('cover_image_url').notNull(),
    /** Members do not see a case study before this instant. */
    publishedAt: instant('published_at').notNull(),
    publishStatus: publishStatus('publish_status').notNull().default('ACTIVE'),
    /** The key of the recording on the media host; null without a video. */
    videoExternalKey: text('video_external_key'),
    /** The length of the video in seconds; null without a video. */
    videoDuration: numeric('video_duration', { precision: 10, scale: 3, mode: 'number' }),
  },
  (t) => [
    index('case_studies_published_idx').on(t.publishedAt),
    index('case_studies_video_idx').on(t.videoExternalKey),
    check('case_studies_video', sql`(${t.videoExternalKey} is null) = (${t.videoDuration} is null)`),
    check('case_studies_video_duration', sql`${t.videoDuration} > 0`),
  ],
)

import { sql } from 'drizzle-orm'
import type { Db } from '@section/db/connection.ts'
import { caseStudies } from '@section/db/schema.ts'
import { upsertRows } from '../../../server/content/bulk-write-store.ts'
import type { LoadContext } from '../../../server/content/school.ts'
import { richTextPictures } from '../../../server/content/rich-text-pictures-store.ts'
import { stableId } from '../../../server/content/stable-id.ts'
import type { InsightContent } from './insight-format.ts'

/** Writes insights. */
export async function writeInsights(
  db: Db,
  content: readonly InsightContent[],
  context: LoadContext,
): Promise<void> {
  const rows = content.map((insight) => caseStudyRow(insight, context))
  await upsertRows(db, caseStudies, rows, [caseStudies.caseStudyId])
}

function caseStudyRow(
  { slug, title, summary, published, stack, cover, lecture, publishStatus, body }: InsightContent,
  { at, index }: LoadContext,
): typeof caseStudies.$inferInsert {
  return {
    caseStudyId: stableId('case-study', slug),
    slug,
    title,
    summary,
    bodyText: body,
    coverImageUrl: cover ?? `/art/insight/${slug}.svg?stack=${stack}`,
    publishedAt: at(published),
    publishStatus,
    videoExternalKey: lecture ?? null,
    videoDuration: index.lectures.get(lecture ?? '')?.duration ?? null,
  }
}

/** Selects the addresses of the pictures of insights, also within their texts. */
export const insightPictures = sql`
  select cover_image_url as url from case_studies
  union all ${richTextPictures(caseStudies, sql`body_text`)}`

import { randomUUID } from 'node:crypto'
import type { Db } from '@section/db/connection.ts'
import { caseStudies } from '@section/db/schema.ts'

/** Inserts a published case study without a video, and returns its id. */
export async function insertCaseStudy(
  db: Db,
  more: Partial<typeof caseStudies.$inferInsert> = {},
): Promise<string> {
  const caseStudyId = randomUUID()
  await db.insert(caseStudies).values({
    caseStudyId,
    slug: caseStudyId,
    title: 'Title',
    summary: 'Summary.',
    bodyText: 'Text.',
    coverImageUrl: '/art/insight/x.svg?stack=ai',
    publishedAt: new Date('2026-01-01T00:00:00Z'),
    ...more,
  })
  return caseStudyId
}

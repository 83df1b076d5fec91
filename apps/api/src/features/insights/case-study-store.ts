import { and, desc, asc, eq, lte, type SQL } from 'drizzle-orm'
import type { Db } from '@section/db/connection.ts'
import { caseStudies } from '@section/db/schema.ts'

export type StoredCaseStudy = typeof caseStudies.$inferSelect

/** Returns the case studies that are published at `now` (epoch ms), newest first; with an id, that one alone. */
export async function listPublished(db: Db, now: number, caseStudyId?: string): Promise<StoredCaseStudy[]> {
  const { caseStudyId: id, publishedAt, title } = caseStudies
  return db
    .select()
    .from(caseStudies)
    .where(and(isPublished(now), caseStudyId === undefined ? undefined : eq(id, caseStudyId)))
    .orderBy(desc(publishedAt), asc(title))
}

/** Returns whether a case study that is published at `now` (epoch ms) shows a recording of the media host. */
export async function isShownRecording(db: Db, externalKey: string, now: number): Promise<boolean> {
  const found = await db
    .select({ caseStudyId: caseStudies.caseStudyId })
    .from(caseStudies)
    .where(and(eq(caseStudies.videoExternalKey, externalKey), isPublished(now)))
    .limit(1)
  return found.length > 0
}

/** Selects the case studies that are published at `now` (epoch ms). */
export function isPublished(now: number): SQL | undefined {
  return and(eq(caseStudies.publishStatus, 'ACTIVE'), lte(caseStudies.publishedAt, new Date(now)))
}

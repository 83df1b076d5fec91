import { and, asc, desc, eq, lte } from 'drizzle-orm'
import type { Db } from '@section/db/connection.ts'
import { caseStudies } from '@section/db/schema.ts'
import { readingMinutes } from '@section/domain/insights/reading-time.ts'

/** The most case studies that are listed; an older one is opened by its id. */
const MOST_LISTED = 500

/** A case study, which is the same for all readers. */
export type StoredCaseStudy = typeof caseStudies.$inferSelect & { readonly readingMinutes: number }

const { caseStudyId: ID, publishedAt, publishStatus, title, videoExternalKey } = caseStudies

/** Returns the case studies that have or will have been published, newest first. */
export async function loadCaseStudies(db: Db): Promise<StoredCaseStudy[]> {
  const found = await db
    .select()
    .from(caseStudies)
    .where(eq(publishStatus, 'ACTIVE'))
    .orderBy(desc(publishedAt), asc(title))
    .limit(MOST_LISTED)
  return found.map(withMinutes)
}

/** Returns a case study that has or will have been published; undefined for none. */
export async function findCaseStudy(db: Db, caseStudyId: string): Promise<StoredCaseStudy | undefined> {
  const [found] = await db
    .select()
    .from(caseStudies)
    .where(and(eq(publishStatus, 'ACTIVE'), eq(ID, caseStudyId)))
  return found && withMinutes(found)
}

/** Returns whether a case study that is published at `now` (epoch ms) shows a recording of the media host. */
export async function isShownRecording(db: Db, externalKey: string, now: number): Promise<boolean> {
  const found = await db
    .select({ ID })
    .from(caseStudies)
    .where(
      and(eq(videoExternalKey, externalKey), eq(publishStatus, 'ACTIVE'), lte(publishedAt, new Date(now))),
    )
    .limit(1)
  return found.length > 0
}

const withMinutes = (caseStudy: typeof caseStudies.$inferSelect): StoredCaseStudy => ({
  ...caseStudy,
  readingMinutes: readingMinutes(caseStudy.bodyText),
})

import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '@section/db/connection.ts'
import { pageContents } from '@section/db/schema.ts'

export type StoredScreenText = typeof pageContents.$inferSelect

/** The language of the texts that a school has in any case. */
const FALLBACK = 'en'

/** Returns the text of a page in a language, or in English where that language has none of the statuses. */
export async function findScreenText(
  db: Db,
  {
    slug,
    langCode,
    statuses,
  }: { slug: string; langCode: string; statuses: readonly StoredScreenText['publishStatus'][] },
): Promise<StoredScreenText | undefined> {
  const [page] = await db
    .select()
    .from(pageContents)
    .where(
      and(
        eq(pageContents.slug, slug),
        inArray(pageContents.langCode, [langCode, FALLBACK]),
        inArray(pageContents.publishStatus, statuses),
      ),
    )
    .orderBy(sql`${pageContents.langCode} = ${langCode} desc`)
    .limit(1)
  return page
}

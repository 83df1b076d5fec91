import { inArray, sql } from 'drizzle-orm'
import type { Db } from '@section/db/connection.ts'
import {
  checklistItems,
  members,
  sessionAssistants,
  sessionContents,
  sessionContentVideos,
  sessionPages,
} from '@section/db/schema.ts'
import { insertMissing, upsertRows } from '../../../server/content/bulk-write-store.ts'
import { richTextPictures } from '../../../server/content/rich-text-pictures-store.ts'
import type { LoadContext } from '../../../server/content/school.ts'
import { writeVideos } from '../../lectures/content/videos-content-store.ts'
import { idOfSession } from '../../catalog/content/school-index.ts'
import type { SessionPageContent } from './session-content-format.ts'
import { sessionPageRows } from './session-page-rows.ts'

/**
 * Writes the pages of sessions. Parts that left a file disappear; the videos, and what members did with the items that
 * stay, are kept.
 */
export async function writeSessionPages(
  db: Db,
  pages: readonly SessionPageContent[],
  context: LoadContext,
): Promise<void> {
  const all = pages.flatMap((page) => page.sessions.map((session) => sessionPageRows(page, session, context)))
  const contents = all.flatMap((one) => one.contents)
  const checklist = all.flatMap((one) => one.checklist)
  const groupVideos = all.flatMap((one) => one.groupVideos)
  await upsertRows(
    db,
    sessionPages,
    all.map(({ page }) => page),
    [sessionPages.sessionId],
  )
  await db.delete(sessionPages).where(
    notAmong(
      sessionPages.sessionId,
      all.map(({ page }) => page.sessionId),
    ),
  )
  await upsertRows(db, sessionContents, contents, [sessionContents.sessionContentId])
  const contentIds = contents.map((row) => row.sessionContentId)
  await db.delete(sessionContents).where(notAmong(sessionContents.sessionContentId, contentIds))
  await writeVideos(
    db,
    all.flatMap(({ videos }) => videos),
    all.flatMap(({ chapters }) => chapters),
  )
  await db.delete(sessionContentVideos)
  await insertMissing(db, sessionContentVideos, groupVideos)
  await upsertRows(db, checklistItems, checklist, [checklistItems.sessionContentId])
  const itemIds = checklist.map((row) => row.sessionContentId)
  await db.delete(checklistItems).where(notAmong(checklistItems.sessionContentId, itemIds))
}

/** Writes who assists in which session. Who is no member yet assists from the next load on that finds them as one. */
export async function writeAssistants(db: Db, pages: readonly SessionPageContent[]): Promise<void> {
  const emails = [...new Set(pages.flatMap(({ assistants }) => assistants.map(({ account }) => account)))]
  const found = await db
    .select({ userId: members.userId, email: members.email })
    .from(members)
    .where(inArray(members.email, emails))
  const userIds = new Map(found.map(({ email, userId }) => [email, userId]))
  const rows = pages.flatMap((page) =>
    page.assistants.flatMap(({ account, slack }, sortOrder) => {
      const userId = userIds.get(account)
      if (userId === undefined) return []
      return page.sessions.map((session) => ({
        sessionId: idOfSession(session),
        userId,
        slackUrl: slack ?? null,
        sortOrder,
      }))
    }),
  )
  await db.delete(sessionAssistants)
  await insertMissing(db, sessionAssistants, rows)
}

const notAmong = (column: unknown, ids: readonly string[]) => sql`${column} <> all(${sql.param(ids)}::uuid[])`

/** Selects the addresses of the pictures of the pages of sessions, also within their texts. */
export const sessionPagePictures = sql`
  select content->>'image' as url from session_contents
  union all ${richTextPictures(sessionContents, sql`content::text`)}`

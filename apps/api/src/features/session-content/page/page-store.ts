import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '@section/db/connection.ts'
import {
  checklistItems,
  members,
  sessionAssistants,
  sessionContents,
  sessionContentVideos,
  sessionPages,
} from '@section/db/schema.ts'

/** A part of a session's page as it is stored. */
export type StoredContent = Omit<typeof sessionContents.$inferSelect, 'sessionId' | 'sortOrder'>

export type StoredItem = Omit<typeof checklistItems.$inferSelect, 'sessionId' | 'sortOrder'>

interface AssistantRow {
  userId: string
  fullName: string
  imageUrl: string | null
  slackUrl: string | null
}

/** The stored parts of a session's page. */
export interface StoredPage {
  settings: typeof sessionPages.$inferSelect | null
  contents: StoredContent[]
  /** The contents of each container, in order, by the id of the container. */
  held: ReadonlyMap<string | null, StoredContent[]>
  /** The ids of the videos of each video group, in order. */
  groupVideos: ReadonlyMap<string, string[]>
  checklist: StoredItem[]
  assistants: AssistantRow[]
}

/** Returns the pages of some sessions by session id, by five statements whatever their number. */
export async function loadPages(db: Db, sessionIds: readonly string[]): Promise<Map<string, StoredPage>> {
  const ids = [...sessionIds]
  const [settings, contents, videos, checklist, assistants] = await Promise.all([
    db.select().from(sessionPages).where(inArray(sessionPages.sessionId, ids)),
    db
      .select()
      .from(sessionContents)
      .where(inArray(sessionContents.sessionId, ids))
      .orderBy(asc(sessionContents.sortOrder)),
    db
      .select({
        sessionId: sessionContents.sessionId,
        sessionContentId: sessionContentVideos.sessionContentId,
        videoId: sessionContentVideos.videoId,
      })
      .from(sessionContentVideos)
      .innerJoin(
        sessionContents,
        and(
          eq(sessionContents.sessionContentId, sessionContentVideos.sessionContentId),
          inArray(sessionContents.sessionId, ids),
        ),
      )
      .orderBy(asc(sessionContentVideos.sortOrder)),
    db
      .select()
      .from(checklistItems)
      .where(inArray(checklistItems.sessionId, ids))
      .orderBy(asc(checklistItems.sortOrder)),
    db
      .select({
        sessionId: sessionAssistants.sessionId,
        userId: members.userId,
        fullName: sql<string>`trim(concat_ws(' ', ${members.firstName}, ${members.lastName}))`,
        imageUrl: members.profileImageUrl,
        slackUrl: sessionAssistants.slackUrl,
      })
      .from(sessionAssistants)
      .innerJoin(members, eq(members.userId, sessionAssistants.userId))
      .where(inArray(sessionAssistants.sessionId, ids))
      .orderBy(asc(sessionAssistants.sortOrder)),
  ])
  const videosBySession = Map.groupBy(videos, (row) => row.sessionId)
  const contentsBySession = Map.groupBy(contents, (row) => row.sessionId)
  const checklistBySession = Map.groupBy(checklist, (row) => row.sessionId)
  const assistantsBySession = Map.groupBy(assistants, (row) => row.sessionId)
  const settingsBySession = new Map(settings.map((row) => [row.sessionId, row]))
  return new Map(
    ids.map((sessionId) => [
      sessionId,
      {
        settings: settingsBySession.get(sessionId) ?? null,
        contents: contentsBySession.get(sessionId) ?? [],
        held: Map.groupBy(contentsBySession.get(sessionId) ?? [], (row) => row.parentSessionContentId),
        groupVideos: byGroup(videosBySession.get(sessionId) ?? []),
        checklist: checklistBySession.get(sessionId) ?? [],
        assistants: assistantsBySession.get(sessionId) ?? [],
      },
    ]),
  )
}

function byGroup(rows: readonly { sessionContentId: string; videoId: string }[]): Map<string, string[]> {
  const groups = Map.groupBy(rows, (row) => row.sessionContentId)
  return new Map([...groups].map(([groupId, videos]) => [groupId, videos.map(({ videoId }) => videoId)]))
}

/** Returns the session of a checklist item; undefined for an unknown one. */
export async function findItemSession(db: Db, sessionContentId: string): Promise<string | undefined> {
  const [found] = await db
    .select({ sessionId: checklistItems.sessionId })
    .from(checklistItems)
    .where(eq(checklistItems.sessionContentId, sessionContentId))
  return found?.sessionId
}

import type {
  QueryGetSessionContentVideosArgs,
  QueryGetVideoProgressBySessionArgs,
  SessionVideo,
  SessionVideoProgress,
} from '@section/contract/generated/schema-types.ts'
import type { UseCaseContext } from '../../../server/graphql/operation.ts'
import type { CatalogSnapshot } from '../../catalog/catalog-types.ts'
import { findOpenPage, isGroupOpen } from '../../session-content/page/session-page.ts'
import { NOT_WATCHED, readWatched } from '../progress/watched-store.ts'

type Context = UseCaseContext<'catalog' | 'flags'>

/**
 * Returns the videos of a group on a session's page, in order; null for a group that does not exist or has not opened,
 * and for a page that the viewer may not open.
 */
export async function getSessionContentVideos(
  context: Context,
  { sessionId, videoGroupId }: QueryGetSessionContentVideosArgs,
): Promise<SessionVideo[] | null> {
  const page = await findOpenPage(context, sessionId)
  if (!page) return null
  const snapshot = await context.services.catalog.current()
  const group = groupsOf(snapshot, page.session.sessionId).get(videoGroupId.toLowerCase())
  if (!group) return null
  if (!isGroupOpen(page, group.enabledAt, context.now)) return null
  return group.videoIds.flatMap((videoId) => snapshot.videos.get(videoId) ?? [])
}

/**
 * Returns the viewer's progress in all videos of a session's page; null for a page that they may not open. It takes one
 * statement.
 */
export async function getVideoProgressBySession(
  context: Context & UseCaseContext<'database'>,
  { sessionId }: QueryGetVideoProgressBySessionArgs,
): Promise<SessionVideoProgress | null> {
  const page = await findOpenPage(context, sessionId)
  if (!page) return null
  const snapshot = await context.services.catalog.current()
  const groups = [...groupsOf(snapshot, page.session.sessionId)]
  const videoIds = groups.flatMap(([, group]) => group.videoIds)
  const watched = await readWatched(context.services.database.db, context.viewer.userId, videoIds)
  return {
    sessionId: page.session.sessionId,
    groups: groups.map(([groupSessionContentId, group]) => ({
      groupSessionContentId,
      videos: group.videoIds.flatMap((videoId) => {
        const video = snapshot.videos.get(videoId)
        const progress = watched.get(videoId) ?? NOT_WATCHED
        return video ? [{ videoId, duration: video.duration, ...progress }] : []
      }),
    })),
  }
}

interface VideoGroup {
  enabledAt: number | null
  videoIds: string[]
}

/** Returns the video groups of a session by id, each with its videos in order. */
function groupsOf(
  { sessionVideosBySession }: CatalogSnapshot,
  sessionId: string,
): ReadonlyMap<string, VideoGroup> {
  const videos = sessionVideosBySession.get(sessionId) ?? []
  return new Map(
    [...Map.groupBy(videos, ({ sessionContentId }) => sessionContentId)].map(([groupId, group]) => [
      groupId,
      { enabledAt: group[0]?.enabledAt ?? null, videoIds: group.map(({ videoId }) => videoId) },
    ]),
  )
}

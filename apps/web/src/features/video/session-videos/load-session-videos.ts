import { redirect } from '@tanstack/react-router'
import { queryClient } from '../../../lib/graphql/query-client.ts'
import { orNotFound } from '../../../lib/routing/or-not-found.ts'
import { videoLink, wayBack } from '../navigation/video-link.ts'
import type { VideoCollection } from '../video-collection.ts'
import { sessionVideosQuery } from './session-videos-query.ts'

interface VideoParams {
  readonly topLevelId: string
  readonly groupId: string
  readonly videoContentId: string
}

/**
 * Loads a video page of a session. A video that was opened at the address of the other kind of session is redirected to
 * its own address, and a member who may not open the session is redirected to the session's page, which says why.
 */
export async function loadSessionVideos(
  { topLevelId, groupId, videoContentId }: VideoParams,
  kind: VideoCollection['kind'],
): Promise<void> {
  const query = sessionVideosQuery(topLevelId, groupId, videoContentId)
  const collection = await orNotFound(queryClient.ensureQueryData(query))
  if (!collection.isOpen) throw redirect({ href: wayBack(collection).to, replace: true })
  if (collection.kind === kind) return
  throw redirect({ href: videoLink(collection, { groupId, videoContentId }).to, replace: true })
}

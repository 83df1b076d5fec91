import { useSuspenseQuery } from '@tanstack/react-query'
import { Navigate, useParams } from '@tanstack/react-router'
import { NotFoundScreen } from '../../../lib/routing/NotFoundScreen.tsx'
import { usePageTitle } from '../../../lib/routing/page-title.ts'
import { memberRouteId } from '../../../lib/routing/screen-route.ts'
import { wayBack } from '../navigation/video-link.ts'
import { findCollectionVideo } from '../video-collection.ts'
import { VideoScreen } from '../VideoScreen.tsx'
import { sessionVideosQuery } from './session-videos-query.ts'

/** A video of a sprint or workshop. */
export function SessionVideoPage() {
  return <SessionVideo {...useParams({ from: memberRouteId('sessionVideo') })} />
}

/** A video of a Mini-MBA. */
export function MiniMbaVideoPage() {
  return <SessionVideo {...useParams({ from: memberRouteId('miniMbaVideo') })} />
}

interface SessionVideoProps {
  readonly topLevelId: string
  readonly groupId: string
  readonly videoContentId: string
}

function SessionVideo({ topLevelId, groupId, videoContentId }: SessionVideoProps) {
  const { data: collection } = useSuspenseQuery(sessionVideosQuery(topLevelId, groupId, videoContentId))
  const lecture = collection && findCollectionVideo(collection, { groupId, videoContentId })
  usePageTitle(lecture?.title)
  // A session that closes for the member while its page is open says why on its own page.
  if (collection && !collection.isOpen) return <Navigate to={wayBack(collection).to} replace />
  if (!collection || !lecture) return <NotFoundScreen />
  return <VideoScreen collection={collection} lecture={lecture} />
}

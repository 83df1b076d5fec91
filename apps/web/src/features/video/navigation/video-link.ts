import { pathTo } from '@section/domain/access/screen-path.ts'
import type { VideoLocation } from '@section/domain/video/next-video.ts'
import { videoPath } from '@section/domain/video/video-path.ts'
import type { VideoCollection } from '../video-collection.ts'

/** The part of a collection that its addresses consist of. */
type Addressed = Pick<VideoCollection, 'kind' | 'topLevelId'>

/** Returns the props of the router's `Link` to a video; `seek` in seconds. */
export const videoLink = (
  { kind, topLevelId }: Addressed,
  { groupId, videoContentId }: VideoLocation,
  seek?: number,
) =>
  ({
    to: videoPath({ kind, topLevelId, groupId, videoContentId }),
    search: seek === undefined ? {} : { seek },
  }) as const

/** Returns the page to which a video leads back, and the text of that link. */
export function wayBack({ kind, topLevelId }: Addressed): { to: string; label: string } {
  switch (kind) {
    case 'ON_DEMAND':
      return { to: pathTo('course', { courseId: topLevelId }), label: 'Back to Course' }
    case 'SPRINT':
      return { to: pathTo('session', { sessionId: topLevelId }), label: 'Back' }
    case 'MINI_MBA':
      return { to: pathTo('miniMba', { sessionId: topLevelId }), label: 'Back to Mini-MBA' }
  }
}

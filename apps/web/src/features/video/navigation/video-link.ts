import { pathTo } from '@section/domain/access/screen-path.ts'
import type { VideoLocation } from '@section/domain/video/next-video.ts'

/** Returns the props of the router's `Link` to a video; `seek` in seconds. */
export const videoLink = (courseId: string, { groupId, videoContentId }: VideoLocation, seek?: number) =>
  ({
    to: pathTo('onDemandVideo', { topLevelId: courseId, groupId, videoContentId }),
    search: seek === undefined ? {} : { seek },
  }) as const

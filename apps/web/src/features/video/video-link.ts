import { pathTo } from '@section/domain/access/screen-path.ts'
import type { VideoLocation } from '@section/domain/video/next-video.ts'

/** The link to a video of a course, for the router's `Link`; `seek` in seconds. */
export const toVideo = (courseId: string, { groupId, videoContentId }: VideoLocation, seek?: number) =>
  ({
    to: pathTo('onDemandVideo', { topLevelId: courseId, groupId, videoContentId }),
    search: seek === undefined ? {} : { seek },
  }) as const

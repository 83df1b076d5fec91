import { pathTo } from '../access/screen-path.ts'
import type { VideoLocation } from './next-video.ts'

const VIDEO_SCREENS = {
  ON_DEMAND: 'onDemandVideo',
  SPRINT: 'sessionVideo',
  MINI_MBA: 'miniMbaVideo',
} as const

/** The page of a video: its kind, the course or session that it belongs to, and the ids of its group and of itself. */
export type VideoPage = VideoLocation & {
  readonly kind: keyof typeof VIDEO_SCREENS
  readonly topLevelId: string
}

/** Returns the path of the page of a video, without a query. */
export function videoPath({ kind, topLevelId, groupId, videoContentId }: VideoPage): string {
  return pathTo(VIDEO_SCREENS[kind], { topLevelId, groupId, videoContentId })
}

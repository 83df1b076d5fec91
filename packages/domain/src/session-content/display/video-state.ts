import { isOpenAt } from '../opening.ts'
import { isVideoComplete } from '../../video/progress/completion.ts'

/** The state in which the thumbnail of a video is shown on a session's page. */
export type VideoState = 'completed' | 'available-soon' | 'locked' | 'open'

interface ThumbnailVideo {
  /** Seconds that the server credited, and the length. */
  readonly creditedTime: number
  readonly duration: number
  readonly completed: boolean
}

/** Returns the state of a video's thumbnail at `now` (epoch ms). docs/product/session-pages.md#video-thumbnails */
export function videoState(
  video: ThumbnailVideo,
  {
    enabledAt,
    canWatch,
    now,
  }: { readonly enabledAt: number | null; readonly canWatch: boolean; readonly now: number },
): VideoState {
  if (!isOpenAt(enabledAt, now)) return 'available-soon'
  if (!canWatch) return 'locked'
  return video.completed || isVideoComplete(video.creditedTime, video.duration) ? 'completed' : 'open'
}

/** Checks whether a call-to-action button can be pressed: it has an address and has opened. */
export function isButtonEnabled(
  { url, enabledAt }: { readonly url: string | null; readonly enabledAt: number | null },
  now: number,
): boolean {
  return url !== null && url !== '' && isOpenAt(enabledAt, now)
}

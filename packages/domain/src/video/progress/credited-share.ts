import type { CourseVideo } from './completion.ts'

/** The credited seconds of a video, each counted once; `completed` is the server's mark. */
export type Credited = {
  readonly duration: number
  readonly creditedSeconds: number
  readonly completed: boolean
}

export type CreditedVideo = CourseVideo & Credited

/**
 * Returns the share of a video that was credited, 0 to 1. A completed video counts as a whole.
 * docs/product/video.md#credited-time
 */
export function videoShare(video: Credited): number {
  if (video.completed) return 1
  return video.duration > 0 ? creditedOf(video) / video.duration : 0
}

/**
 * Returns the share of a course's required video that was credited, 0 to 1, weighted by length; null for a course that
 * requires none. A completed video counts as a whole, so a completed course has the share 1.
 */
export function creditedShare(videos: readonly CreditedVideo[]): number | null {
  const required = videos.filter(({ completionRequired }) => completionRequired)
  const total = required.reduce((sum, { duration }) => sum + duration, 0)
  if (total <= 0) return null
  return required.reduce((sum, video) => sum + creditedOf(video), 0) / total
}

function creditedOf({ completed, duration, creditedSeconds }: Credited): number {
  return completed ? duration : Math.min(duration, creditedSeconds)
}

/** Returns how far a video or course was watched, by the server's mark and credit, never by the farthest position. */
export function watchedStage(progress: {
  readonly completed: boolean
  readonly creditedShare: number
}): 'NOT_STARTED' | 'IN_PROGRESS' | 'COMPLETED' {
  if (progress.completed) return 'COMPLETED'
  return progress.creditedShare > 0 ? 'IN_PROGRESS' : 'NOT_STARTED'
}

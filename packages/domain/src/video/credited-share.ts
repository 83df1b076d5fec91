import type { CourseVideo } from './completion.ts'

/** A video of a course with the seconds of it that the server credited, each counted once. */
export type CreditedVideo = CourseVideo & { readonly duration: number; readonly creditedSeconds: number }

/**
 * The share of a course's required video that was credited, 0 to 1, weighed by length; null for a course that
 * requires none. A completed video counts as a whole: a course whose videos are all ticked stands at 1 (Decisions,
 * section 9).
 */
export function creditedShare(videos: readonly CreditedVideo[]): number | null {
  const required = videos.filter(({ completionRequired }) => completionRequired)
  const total = required.reduce((sum, { duration }) => sum + duration, 0)
  if (total <= 0) return null
  return required.reduce((sum, video) => sum + creditedOf(video), 0) / total
}

function creditedOf({ completed, duration, creditedSeconds }: CreditedVideo): number {
  return completed ? duration : Math.min(duration, creditedSeconds)
}

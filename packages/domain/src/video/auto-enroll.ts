/** Watched time that enrolls a member in an on-demand session, in seconds. */
export const AUTO_ENROLL_SECONDS = 30

/** Times in seconds. */
export type AutoEnrollment = {
  /** Of all videos of the session, as they were before the progress update. */
  readonly farthestWatchedTimes: readonly number[]
  /** The seconds that the update added to the farthest watched time of its video by playing. */
  readonly advanced: number
  readonly enrolled: boolean
  readonly hasBadge: boolean
}

/**
 * Checks whether a progress update enrolls a member in an on-demand session: the farthest watched times of all its
 * videos before the update, and what the update adds to them, reach 30 s together, so that each second of video counts
 * once. A member who is enrolled or has the badge is not enrolled again. docs/product/video.md#auto-enrollment
 */
export function shouldAutoEnroll(watched: AutoEnrollment): boolean {
  if (watched.enrolled || watched.hasBadge) return false
  const total = watched.farthestWatchedTimes.reduce((sum, seconds) => sum + seconds, watched.advanced)
  // In whole milliseconds, because sums of fractions of a second fall short by a rounding error.
  return Math.round(total * 1000) >= AUTO_ENROLL_SECONDS * 1000
}

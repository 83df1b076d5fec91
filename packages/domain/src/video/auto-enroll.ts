/** Watched time that enrolls a member in an on-demand session, in seconds (Specification 2, section 9). */
export const AUTO_ENROLL_SECONDS = 30

/** Times in seconds. */
export type AutoEnrollment = {
  readonly farthestWatchedTimes: readonly number[]
  readonly currentPlayingTime: number
  readonly enrolled: boolean
  readonly hasBadge: boolean
}

/**
 * Checks whether to enroll a member in an on-demand session now: the farthest-watched times of all its videos and the current
 * playing time together reach 30 s, and the member is not enrolled and has no badge (Specification 2, section 4.7).
 */
export function shouldAutoEnroll(watched: AutoEnrollment): boolean {
  if (watched.enrolled || watched.hasBadge) return false
  const total = watched.farthestWatchedTimes.reduce(
    (sum, seconds) => sum + seconds,
    watched.currentPlayingTime,
  )
  return total >= AUTO_ENROLL_SECONDS
}

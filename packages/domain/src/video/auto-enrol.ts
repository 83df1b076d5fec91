/** Watched time that enrols a member in an on-demand session, in seconds (Specification 2, section 9). */
export const AUTO_ENROL_SECONDS = 30

/** What the auto-enrolment is decided by; times in seconds. */
export type AutoEnrolment = {
  readonly farthestWatchedTimes: readonly number[]
  readonly currentPlayingTime: number
  readonly enrolled: boolean
  readonly hasBadge: boolean
  readonly alreadyRequested: boolean
}

/**
 * Whether to enrol now in an on-demand session: the farthest-watched times of all its videos and the current
 * playing time together reach 30 s, the member is not enrolled and has no badge, and it was not asked before
 * (Specification 2, section 4.7).
 */
export function shouldAutoEnrol(watched: AutoEnrolment): boolean {
  if (watched.enrolled || watched.hasBadge || watched.alreadyRequested) return false
  const total = watched.farthestWatchedTimes.reduce(
    (sum, seconds) => sum + seconds,
    watched.currentPlayingTime,
  )
  return total >= AUTO_ENROL_SECONDS
}

/** A screen polls this often whether an account is ready. Specification 1, section 9. */
export const ACTIVATION_POLL = { everyMs: 2_000, tries: 5 } as const

/** Timeout of a social sign-up. Specification 1, section 9. */
export const ACTIVATION_WAIT_MS = 12_000

/** The least time between social registrations in one browser session. Specification 1, section 9. */
export const SOCIAL_REGISTRATION_GAP_MS = 600_000

/** Checks whether a social registration may run at `now` after one at `lastAt` (epoch ms; null for never). */
export function canRegisterSocially(lastAt: number | null, now: number): boolean {
  // A `lastAt` in the future means that the clock was set back.
  return lastAt === null || Math.abs(now - lastAt) >= SOCIAL_REGISTRATION_GAP_MS
}

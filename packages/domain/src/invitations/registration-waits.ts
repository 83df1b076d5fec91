/** How long and how often a screen asks whether an account is ready. Specification 1, section 9. */
export const ACTIVATION_POLL = { everyMs: 2_000, tries: 5 } as const

/** After this long a social sign-up has failed, whatever is still under way. Specification 1, section 9. */
export const ACTIVATION_WAIT_MS = 12_000

/** A social registration does not run again this soon in one browser session. Specification 1, section 9. */
export const SOCIAL_REGISTRATION_GAP_MS = 600_000

/** Whether a social registration may run at `now`, when one ran at `lastAt` (epoch ms; null: never). */
export function mayRegisterSocially(lastAt: number | null, now: number): boolean {
  // A time to come is no excuse: the clock was put back.
  return lastAt === null || Math.abs(now - lastAt) >= SOCIAL_REGISTRATION_GAP_MS
}

/**
 * The interval at which, and the number of times that, a screen asks whether an account is ready. See
 * docs/product/registration.md#waiting-for-an-account.
 */
export const ACTIVATION_POLL = { everyMs: 2_000, tries: 5 } as const

/** The longest time, in milliseconds, that a social signup waits for its account. */
export const ACTIVATION_WAIT_MS = 12_000

/** The least time, in milliseconds, between two social registrations in one browser tab. */
export const SOCIAL_REGISTRATION_GAP_MS = 600_000

/** Checks whether a social registration may run at `now` after one at `lastAt` (epoch ms; null for never). */
export function canRegisterSocially(lastAt: number | null, now: number): boolean {
  // A `lastAt` in the future means that the clock was set back.
  return lastAt === null || Math.abs(now - lastAt) >= SOCIAL_REGISTRATION_GAP_MS
}

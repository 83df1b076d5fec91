/** The playing time that an account may still be credited: `seconds` as of `at` (epoch ms). */
export type WatchBudget = { readonly seconds: number; readonly at: number }

/** Playing seconds per second of the server's clock: the fastest speed of the player. */
const BUDGET_RATE = 2

/** The budget of a new video session, which allows for updates that arrive early. */
export const BUDGET_START_SECONDS = 5

/**
 * Returns the account's budget when a video session is created: what has accrued, at most 5 s, or 5 s for the first
 * session. Opening one session after the other thus earns nothing. docs/product/video.md#credited-time
 */
export function openBudget(current: WatchBudget | null, now: number): WatchBudget {
  if (current === null) return { seconds: BUDGET_START_SECONDS, at: now }
  const accrued = accrue(current, now)
  return { ...accrued, seconds: Math.min(accrued.seconds, BUDGET_START_SECONDS) }
}

/**
 * The farthest that the clocks of two servers are apart. A budget that is farther ahead was written before a clock was set
 * back; it accrues from now on, and does not wait until that time comes again.
 */
export const MAX_SKEW_MS = 60_000

/** Returns the budget as of `now`; a clock that was set back changes nothing. */
export function accrue(budget: WatchBudget, now: number): WatchBudget {
  if (budget.at - now > MAX_SKEW_MS) return { seconds: budget.seconds, at: now }
  const elapsed = Math.max(0, now - budget.at)
  return { seconds: budget.seconds + (elapsed / 1000) * BUDGET_RATE, at: budget.at + elapsed }
}

/**
 * Returns the budget without what accrued while a clock skipped time (in milliseconds), because nobody watched in that
 * time.
 */
export function withoutSkipped(budget: WatchBudget, skippedMs: number): WatchBudget {
  return { ...budget, at: budget.at + skippedMs }
}

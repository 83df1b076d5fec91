/** The playing time that an account may still be credited: `seconds` as of `at` (epoch ms). */
export type WatchBudget = { readonly seconds: number; readonly at: number }

/** Playing seconds per second of the server's clock: the fastest speed of the player. */
const BUDGET_RATE = 2

/** The budget of a new video session, which allows for updates that arrive early. */
export const BUDGET_START_SECONDS = 5

/**
 * Returns the account's budget when a video session is created: what has accrued, at most 5 s, or 5 s on the first
 * time. Opening sessions one after the other thus earns nothing. Decisions, section 5.
 */
export function openBudget(current: WatchBudget | null, now: number): WatchBudget {
  if (current === null) return { seconds: BUDGET_START_SECONDS, at: now }
  const accrued = accrue(current, now)
  return { ...accrued, seconds: Math.min(accrued.seconds, BUDGET_START_SECONDS) }
}

/** Returns the budget as of `now`; a clock that was set back changes nothing. */
export function accrue(budget: WatchBudget, now: number): WatchBudget {
  const elapsed = Math.max(0, now - budget.at)
  return { seconds: budget.seconds + (elapsed / 1000) * BUDGET_RATE, at: budget.at + elapsed }
}

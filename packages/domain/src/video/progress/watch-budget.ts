/** How much playing time an account may still be credited: `seconds` as of `at` (epoch ms). */
export type WatchBudget = { readonly seconds: number; readonly at: number }

/** Playing seconds that a second of the server's clock allows: the fastest speed of the player. */
const BUDGET_RATE = 2

/** What a new video session starts with, for updates that arrive sooner than they were made. */
export const BUDGET_START_SECONDS = 5

/**
 * The account's budget when a video session is created: what has accrued, at most 5 s, or 5 s on the first
 * time. Opening sessions one after the other thus earns nothing. Decisions, section 5.
 */
export function openBudget(current: WatchBudget | null, now: number): WatchBudget {
  if (current === null) return { seconds: BUDGET_START_SECONDS, at: now }
  const accrued = accrue(current, now)
  return { ...accrued, seconds: Math.min(accrued.seconds, BUDGET_START_SECONDS) }
}

/** The budget as of `now`; a clock that went back gives and takes nothing. */
export function accrue(budget: WatchBudget, now: number): WatchBudget {
  const elapsed = Math.max(0, now - budget.at)
  return { seconds: budget.seconds + (elapsed / 1000) * BUDGET_RATE, at: budget.at + elapsed }
}

/** Returns a share of the assigned seats in whole percent, at most 100; 0 without seats. docs/product/organization.md#figures */
export function seatShare(count: number, seats: number): number {
  if (seats <= 0) return 0
  return Math.min(100, Math.round((100 * count) / seats))
}

/** Returns hours of playing time for a time in seconds: with one decimal, and below an hour with four, which keep its seconds. */
export const watchedHours = (seconds: number): number =>
  seconds < 3600 ? Math.round((seconds / 3600) * 10_000) / 10_000 : Math.round(seconds / 360) / 10

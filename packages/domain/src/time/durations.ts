/** Milliseconds of a minute, an hour and a day of 24 hours: the unit of `now`, and of every length beside it. */
export const MINUTE_MS = 60_000
export const HOUR_MS = 60 * MINUTE_MS
export const DAY_MS = 24 * HOUR_MS

/** Formats a count with its unit: '1 day', '3 days'. */
export const counted = (count: number, unit: string): string =>
  `${count.toLocaleString('en-US')} ${unit}${count === 1 ? '' : 's'}`

/** Writes an amount of cents, e.g. $995.00. */
export const money = (cents: number, currency: string): string =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(cents / 100)

/** Writes a day (epoch seconds), e.g. November 26, 2027. */
export const day = (seconds: number): string =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(seconds * 1000)

/** Writes a moment (epoch seconds), e.g. Nov 26, 2027, 5:04 PM UTC. */
export const moment = (seconds: number): string =>
  `${new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' }).format(seconds * 1000)} UTC`

/** Writes a number of things, e.g. 1 event, 2 events. */
export const countOf = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`

import { browserStorage, storedValue } from '../stored-value.ts'

/** The header `Date` names whole seconds. */
const DATE_STEP_MS = 1000

/** The minimum, in milliseconds, by which the server's clock is ahead of this device's; shared by all tabs. */
const aheadMs = storedValue<unknown>('server-ahead', browserStorage)

/**
 * Learns the server's time from the headers of its answer to a request of `askedAt`, in epoch milliseconds of this device.
 * The answer was written before it arrived, so the server's clock is at least as far ahead as the header says then. The
 * largest such difference is kept, so that of two estimates the later one is never the lower.
 */
export function learnServerTime(headers: Headers, askedAt: number): void {
  learnFrom(Date.parse(headers.get('date') ?? ''), askedAt)
}

/** Learns the server's time from the page, which says when the server sent it: a page that brings answers needs no request. */
export function learnServerTimeOfPage({ dataset }: HTMLElement): void {
  learnFrom(Number(dataset['sentAt'] ?? NaN), performance.timeOrigin)
}

function learnFrom(date: number, askedAt: number): void {
  if (Number.isNaN(date)) return
  const least = date - Date.now()
  const most = date + DATE_STEP_MS - askedAt
  const known = aheadMs.read()
  // A kept difference that is larger than possible means that the device's clock was changed.
  if (typeof known !== 'number' || known < least || known > most) aheadMs.write(least)
}

/** Sets the server's time, in epoch milliseconds, to what it said by other means than a header; NaN sets nothing. */
export function setServerTime(now: number): void {
  if (!Number.isNaN(now)) aheadMs.write(now - Date.now())
}

/**
 * Returns the server's time in epoch milliseconds, which may be too early by as long as the fastest answer travelled and by
 * a second, and is never too late; undefined before the first answer.
 */
export function serverTime(): number | undefined {
  const known = aheadMs.read()
  return typeof known === 'number' ? Date.now() + known : undefined
}

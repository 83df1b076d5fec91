import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { learnServerTime, serverTime } from './server-time.ts'

const NOON = Date.parse('2026-03-03T17:00:00Z')
const HOUR_MS = 3_600_000

beforeEach(() => void vi.useFakeTimers({ now: NOON }))
afterEach(() => {
  vi.useRealTimers()
  localStorage.clear()
})

/** Receives an answer that took `travelMs` from a server whose clock is `aheadMs` ahead of the device's clock. */
function answer(aheadMs: number, travelMs = 0): void {
  const askedAt = Date.now()
  const date = new Date(askedAt + aheadMs).toUTCString()
  vi.setSystemTime(askedAt + travelMs)
  learnServerTime(new Headers({ date }), askedAt)
}

/** Returns by how many milliseconds the app assumes the server's clock to be ahead. */
const ahead = () => (serverTime() ?? NaN) - Date.now()

test('The server time is unknown before the first answer, and after one without a time', () => {
  expect(serverTime()).toBeUndefined()
  learnServerTime(new Headers(), NOON)
  learnServerTime(new Headers({ date: 'noon' }), NOON)
  expect(serverTime()).toBeUndefined()
})

test('The server time goes on with the clock of the device, however wrong that is', () => {
  answer(-3 * HOUR_MS)
  vi.advanceTimersByTime(5000)
  expect(serverTime()).toBe(NOON - 3 * HOUR_MS + 5000)
})

test('The server time is corrected by an answer that traveled for a shorter time, and by no other', () => {
  answer(HOUR_MS, 8000)
  expect(ahead()).toBe(HOUR_MS - 8000)
  answer(HOUR_MS, 2000)
  expect(ahead()).toBe(HOUR_MS - 2000)
  answer(HOUR_MS, 9000)
  expect(ahead()).toBe(HOUR_MS - 2000)
})

test.each([
  ['back', -HOUR_MS],
  ['forward', HOUR_MS],
])('The server time is learned anew when the clock of the device is set %s', (_where, byMs) => {
  answer(0)
  vi.setSystemTime(NOON + byMs)
  answer(-byMs)
  expect(serverTime()).toBe(NOON)
})

test('A stored difference to the server time that is no number counts as missing', () => {
  localStorage.setItem('server-ahead', '"soon"')
  expect(serverTime()).toBeUndefined()
  answer(HOUR_MS)
  expect(ahead()).toBe(HOUR_MS)
})

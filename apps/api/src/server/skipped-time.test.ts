import { beforeEach, expect, test } from 'vitest'
import { SkippedTime } from './skipped-time.ts'

const NOW = Date.UTC(2026, 5, 1)
const HOUR = 3_600_000

let [now, monotonic] = [NOW, 0]
let time: SkippedTime
beforeEach(() => {
  ;[now, monotonic] = [NOW, 5]
  time = new SkippedTime(
    () => now,
    () => monotonic,
  )
})
const pass = (milliseconds: number) => {
  now += milliseconds
  monotonic += milliseconds
}

test('Skipped time is zero while both clocks agree, also when one is slowly adjusted', () => {
  pass(10 * HOUR)
  expect(time.between(NOW, now)).toBe(0)
  for (let i = 0; i < 100; i++) {
    pass(1000)
    now += 100
    expect(time.between(NOW, now)).toBe(0)
  }
})

test('A clock that is set forward skips that time, of which each part counts once', () => {
  pass(1000)
  now += HOUR
  pass(1000)
  expect(time.between(NOW, now)).toBe(HOUR)
  expect(time.between(NOW + 2000 + HOUR / 2, now)).toBe(HOUR / 2)
  expect(time.between(NOW, NOW + 1000)).toBe(0)
  const after = now
  pass(1000)
  now += HOUR
  expect([time.between(after, now), time.between(NOW, now)]).toEqual([HOUR, 2 * HOUR])
})

test('A clock that is set back skips nothing, and setting it forward again counts as skipped time', () => {
  now -= HOUR
  expect(time.between(now, NOW)).toBe(0)
  now += HOUR
  expect(time.between(NOW - HOUR, NOW)).toBe(HOUR)
})

import { expect, test } from 'vitest'
import { HOUR_MS, MINUTE_MS } from '../../time/durations.ts'
import { accrue, withoutSkipped } from './watch-budget.ts'

const NOW = Date.UTC(2026, 5, 1)
const budget = { seconds: 3, at: NOW }

test('A watch budget accrues twice the time that passes', () => {
  expect(accrue(budget, NOW + 10_000)).toEqual({ seconds: 23, at: NOW + 10_000 })
})

test('Time that a clock skipped adds nothing to a watch budget', () => {
  expect(accrue(withoutSkipped(budget, HOUR_MS), NOW + HOUR_MS + 10_000)).toEqual({
    seconds: 23,
    at: NOW + HOUR_MS + 10_000,
  })
})

test('A clock that was set back does not change a watch budget, which accrues again from then on', () => {
  const after = accrue(budget, NOW - HOUR_MS)
  expect(after).toEqual({ seconds: 3, at: NOW - HOUR_MS })
  expect(accrue(after, NOW - HOUR_MS + 10_000).seconds).toBe(23)
})

test('Two servers whose clocks are a minute apart add no more to a watch budget than twice the time that passes', () => {
  let both = budget
  for (let second = 1; second <= 60; second++)
    both = accrue(accrue(both, NOW + second * 1000), NOW + second * 1000 - MINUTE_MS)
  expect(both.seconds).toBe(3 + 2 * 60)
})

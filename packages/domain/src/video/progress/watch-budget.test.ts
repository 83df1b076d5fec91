import { expect, test } from 'vitest'
import { HOUR_MS, MINUTE_MS } from '../../time/durations.ts'
import { accrue, withoutSkipped } from './watch-budget.ts'

const NOW = Date.UTC(2026, 5, 1)
const budget = { seconds: 3, at: NOW }

test('a budget accrues twice the time that passes', () => {
  expect(accrue(budget, NOW + 10_000)).toEqual({ seconds: 23, at: NOW + 10_000 })
})

test('the time that a clock skipped does not accrue', () => {
  expect(accrue(withoutSkipped(budget, HOUR_MS), NOW + HOUR_MS + 10_000)).toEqual({
    seconds: 23,
    at: NOW + HOUR_MS + 10_000,
  })
})

test('a clock that was set back neither accrues nor takes away, and the budget accrues again from then on', () => {
  const after = accrue(budget, NOW - HOUR_MS)
  expect(after).toEqual({ seconds: 3, at: NOW - HOUR_MS })
  expect(accrue(after, NOW - HOUR_MS + 10_000).seconds).toBe(23)
})

test('two servers whose clocks are a minute apart accrue no more than the time that passes', () => {
  let both = budget
  for (let second = 1; second <= 60; second++)
    both = accrue(accrue(both, NOW + second * 1000), NOW + second * 1000 - MINUTE_MS)
  expect(both.seconds).toBe(3 + 2 * 60)
})

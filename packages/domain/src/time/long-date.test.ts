import { expect, test } from 'vitest'
import { longDate } from './long-date.ts'

test('A long date has the weekday and the month, and the year only when it is another one', () => {
  expect(longDate('2026-12-07', '2026-11-26')).toBe('Monday, December 7')
  expect(longDate('2027-01-04', '2026-12-26')).toBe('Monday, January 4, 2027')
})

import { expect, test } from 'vitest'
import { dateParts, untilText } from './live-date-text.ts'

test('a date tile tells the day of the reader’s zone', () => {
  const instant = Date.UTC(2026, 10, 25, 2)
  expect(dateParts(instant, 'America/New_York')).toEqual({
    month: 'Nov',
    day: '24',
    time: 'Tue, 9:00 PM EST',
  })
  expect(dateParts(instant, 'Asia/Kolkata').day).toBe('25')
})

test('the time left in whole hours and days', () => {
  const now = Date.UTC(2026, 10, 25)
  expect(untilText(now + 59 * 60_000, now)).toBe('within the hour')
  expect(untilText(now + 60 * 60_000, now)).toBe('in 1 hour')
  expect(untilText(now + 23.9 * 3_600_000, now)).toBe('in 23 hours')
  expect(untilText(now + 24 * 3_600_000, now)).toBe('in 1 day')
  expect(untilText(now + 80 * 3_600_000, now)).toBe('in 3 days')
})

import { expect, test } from 'vitest'
import { shortDate, shortDates, shortDay } from './short-dates.ts'

const ZONE = 'America/New_York'
const NOW = Date.parse('2026-11-28T12:00Z')

test.each([
  ['2026-10-13T16:00Z', '2026-10-26T17:00Z', 'Oct 13 – 26'],
  ['2026-10-28T16:00Z', '2026-11-08T17:00Z', 'Oct 28 – Nov 8'],
  ['2026-10-13T16:00Z', '2026-10-13T18:00Z', 'Oct 13'],
  ['2026-10-13T16:00Z', '2026-10-14T02:00Z', 'Oct 13'],
  ['2025-10-13T16:00Z', '2025-10-26T17:00Z', 'Oct 13 – 26, 2025'],
  ['2025-10-13T16:00Z', '2025-10-13T17:00Z', 'Oct 13, 2025'],
  ['2026-12-28T16:00Z', '2027-01-08T17:00Z', 'Dec 28, 2026 – Jan 8, 2027'],
])('The days from %s to %s are written as “%s”', (from, to, text) => {
  expect(shortDates(Date.parse(from), Date.parse(to), NOW, ZONE)).toBe(text)
})

test('The day of an instant has its weekday, and its year if that is another one than now', () => {
  expect(shortDay(Date.parse('2026-12-01T03:00Z'), NOW, ZONE)).toBe('Mon, Nov 30')
  expect(shortDay(Date.parse('2027-01-04T17:00Z'), NOW, ZONE)).toBe('Mon, Jan 4, 2027')
})

test.each([
  ['2026-03-01', 'Sun, Mar 1'],
  ['2027-01-04', 'Mon, Jan 4, 2027'],
])('The date %s is written as “%s” when it is seen on Dec 31, 2026', (date, text) => {
  expect(shortDate(date, '2026-12-31')).toBe(text)
})

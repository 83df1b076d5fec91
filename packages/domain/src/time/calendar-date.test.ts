import { expect, test } from 'vitest'
import { dateIn } from './calendar-date.ts'

test.each([
  ['2026-03-08T04:30:00Z', 'America/New_York', '2026-03-07'],
  ['2026-03-08T10:30:00Z', 'Pacific/Apia', '2026-03-08'],
  ['2026-03-08T11:30:00Z', 'Pacific/Apia', '2026-03-09'],
  ['2026-12-31T18:29:00Z', 'Asia/Kolkata', '2026-12-31'],
  ['2026-12-31T18:30:00Z', 'Asia/Kolkata', '2027-01-01'],
])('The instant %s in %s is the date %s', (instant, zone, date) => {
  expect(dateIn(Date.parse(instant), zone)).toBe(date)
})

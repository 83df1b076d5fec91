import { expect, test } from 'vitest'
import { live } from '../catalog.fixture.ts'
import { shortRunDates } from './run-dates.ts'

const at = (instant: string | null) => (instant === null ? null : Date.parse(instant))
const run = (startAt: string | null, endAt: string | null, sessionKind: 'SPRINT' | 'WORKSHOP' = 'SPRINT') =>
  live({ sessionKind, startAt: at(startAt), endAt: at(endAt) })

test.each([
  ['2027-02-09T17:00Z', '2027-02-20T18:30Z', 'UTC', 'Feb 9 – 20'],
  ['2027-02-23T17:00Z', '2027-03-06T18:30Z', 'UTC', 'Feb 23 – Mar 6'],
  ['2026-12-16T17:00Z', '2027-01-04T18:30Z', 'UTC', 'Dec 16, 2026 – Jan 4, 2027'],
  ['2027-02-09T03:00Z', '2027-02-20T18:30Z', 'America/New_York', 'Feb 8 – 20'],
  ['2027-02-09T17:00Z', null, 'UTC', 'Tue, Feb 9'],
  [null, null, 'UTC', null],
])('The short dates of a sprint from %s to %s in %s are %s', (start, end, zone, text) => {
  expect(shortRunDates(run(start, end), zone)).toBe(text)
})

test('The short date of a workshop is its day with the weekday', () => {
  expect(shortRunDates(run('2027-02-09T17:00Z', '2027-02-09T18:30Z', 'WORKSHOP'), 'UTC')).toBe('Tue, Feb 9')
})

import { expect, test } from 'vitest'
import { DAY_MS, MINUTE_MS } from '../time/durations.ts'
import { type IssuingDay, lastIssuingDay, nextIssuingDay } from './issuing-days.ts'

const NEW_YORK = 'America/New_York'
const at = (instant: string) => Date.parse(instant)

test.each([
  ['the first moment of all', '2026-01-05T14:00:00Z', '2026-01-05', '2026-01-19'],
  ['a moment before nine on an issuing day', '2026-01-19T13:59:59.999Z', '2026-01-05', '2026-01-19'],
  ['nine sharp on an issuing day', '2026-01-19T14:00:00Z', '2026-01-19', '2026-02-02'],
  ['the Monday between two issuing days', '2026-01-12T14:00:00Z', '2026-01-05', '2026-01-19'],
  ['the night in which clocks went forward', '2026-03-08T07:00:00Z', '2026-03-02', '2026-03-16'],
  ['nine in summer, an hour earlier in UTC', '2026-03-16T13:00:00Z', '2026-03-16', '2026-03-30'],
  ['the end of a year of 53 weeks', '2027-01-01T12:00:00Z', '2026-12-21', '2027-01-04'],
])('At %s, the last and the next issuing day are these: %s', (_when, now, last, next) => {
  expect(lastIssuingDay(at(now), NEW_YORK).day).toBe(last)
  expect(nextIssuingDay(at(now), NEW_YORK).day).toBe(next)
})

test('Certificates are issued at nine in the school’s zone, in winter and in summer', () => {
  expect(nextIssuingDay(at('2026-01-06T00:00:00Z'), NEW_YORK).at).toBe(at('2026-01-19T14:00:00Z'))
  expect(nextIssuingDay(at('2026-06-30T00:00:00Z'), NEW_YORK).at).toBe(at('2026-07-06T13:00:00Z'))
  expect(nextIssuingDay(at('2026-01-06T00:00:00Z'), 'Asia/Kolkata').at).toBe(at('2026-01-19T03:30:00Z'))
})

test.each([NEW_YORK, 'Australia/Lord_Howe', 'Europe/Berlin', 'Pacific/Apia'])(
  'Issuing days of seven years in %s are every second Monday that a calendar shows',
  (timeZone) => {
    const expected = mondaysAtNine(timeZone).filter((_, index) => index % 2 === 0)
    expect(expected).toHaveLength(183)
    for (const [index, { day, at: moment }] of expected.entries()) {
      expect(lastIssuingDay(moment, timeZone)).toEqual({ day, at: moment })
      expect(nextIssuingDay(moment - 1, timeZone)).toEqual({ day, at: moment })
      const following = expected[index + 1]
      if (!following) continue
      for (const between of [moment, moment + DAY_MS / 2, moment + 7 * DAY_MS, following.at - 1]) {
        expect(lastIssuingDay(between, timeZone)).toEqual({ day, at: moment })
        expect(nextIssuingDay(between, timeZone)).toEqual(following)
      }
    }
  },
)

/** Walks through the years 2026 to 2032 and reads a clock on the wall of the zone every half an hour. */
function mondaysAtNine(timeZone: string): IssuingDay[] {
  const wall = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' })
  const found: IssuingDay[] = []
  for (let instant = at('2026-01-04T00:00:00Z'); instant < at('2033-01-01'); instant += 30 * MINUTE_MS) {
    // It can be Monday in some zone only while it is Sunday, Monday or Tuesday in UTC.
    if (new Date(instant).getUTCDay() > 2) continue
    const [day = '', time] = wall.format(instant).split(' ')
    if (time === '09:00' && new Date(day).getUTCDay() === 1) found.push({ day, at: instant })
  }
  return found
}

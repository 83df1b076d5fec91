import { describe, expect, it, test } from 'vitest'
import { parseContentDate, resolveContentDate } from './relative-date.ts'

const ZONE = 'America/New_York'
// A Wednesday, 11:30 in New York, in standard time.
const NOW = Date.parse('2026-02-04T16:30:00Z')

const at = (text: string, now = NOW, zone = ZONE) =>
  new Date(resolveContentDate(parseContentDate(text), now, zone)).toISOString()

it.each([
  ['now', '2026-02-04T16:30:00.000Z'],
  ['in 5 hours', '2026-02-04T21:30:00.000Z'],
  ['1 hour ago', '2026-02-04T15:30:00.000Z'],
  ['in 40 minutes', '2026-02-04T17:10:00.000Z'],
  ['in 2 hours on the hour', '2026-02-04T18:00:00.000Z'],
  ['in 30 minutes on the hour', '2026-02-04T17:00:00.000Z'],
  ['5 hours ago on the hour', '2026-02-04T11:00:00.000Z'],
  ['today at 10:00', '2026-02-04T15:00:00.000Z'],
  ['tomorrow at 9:05', '2026-02-05T14:05:00.000Z'],
  ['yesterday at 00:00', '2026-02-03T05:00:00.000Z'],
  ['in 3 days at 17:00', '2026-02-07T22:00:00.000Z'],
  ['2 weeks ago at 09:30', '2026-01-21T14:30:00.000Z'],
  ['in 1 month at 12:00', '2026-03-04T17:00:00.000Z'],
  ['2 years ago at 12:00', '2024-02-04T17:00:00.000Z'],
  ['In  2 weeks on Monday at 12:00', '2026-02-16T17:00:00.000Z'],
  ['1 week ago on Sunday at 12:00', '2026-02-01T17:00:00.000Z'],
  ['2026-03-01T17:00Z', '2026-03-01T17:00:00.000Z'],
  ['2026-03-01 17:00+02:00', '2026-03-01T15:00:00.000Z'],
  ['2026-07-01 17:00', '2026-07-01T21:00:00.000Z'],
  ['2026-07-01', '2026-07-01T04:00:00.000Z'],
])('The date “%s” is %s', (text, expected) => expect(at(text)).toBe(expected))

describe('A relative date', () => {
  test('keeps the time of day across a change', () => {
    expect(at('in 45 days at 17:00')).toBe('2026-03-21T21:00:00.000Z')
    expect(at('5 days ago at 12:00', Date.parse('2026-11-03T17:00:00Z'))).toBe('2026-10-29T16:00:00.000Z')
  })

  test('moves a skipped time forward and takes the first of a doubled one', () => {
    expect(at('2026-03-08 02:30')).toBe('2026-03-08T07:30:00.000Z')
    expect(at('2026-11-01 01:30')).toBe('2026-11-01T05:30:00.000Z')
    expect(at('2026-11-01 02:00')).toBe('2026-11-01T07:00:00.000Z')
  })

  test('uses the day of the zone, not of UTC', () => {
    const evening = Date.parse('2026-02-05T03:00:00Z')
    expect(at('today at 10:00', evening)).toBe('2026-02-04T15:00:00.000Z')
    expect(at('today at 10:00', evening, 'Asia/Tokyo')).toBe('2026-02-05T01:00:00.000Z')
  })

  test('ends on the full hour of the zone', () => {
    expect(at('in 2 hours on the hour', NOW + 59_999)).toBe('2026-02-04T18:00:00.000Z')
    expect(at('in 2 hours on the hour', NOW, 'Asia/Kolkata')).toBe('2026-02-04T18:30:00.000Z')
    // The clock shows 01:30 for the second time, so that the full hour is the second 01:00.
    expect(at('in 1 hour on the hour', Date.parse('2026-11-01T05:30:00Z'))).toBe('2026-11-01T06:00:00.000Z')
  })

  test('uses the last day of a month that is too short', () => {
    expect(at('in 1 month at 12:00', Date.parse('2026-01-31T17:00:00Z'))).toBe('2026-02-28T17:00:00.000Z')
  })
})

it.each([
  ['soon', /expected a date such as/],
  ['in 3 days', /a time of the day is missing/],
  ['today', /a time of the day is missing/],
  ['in 3 days at 25:00', /a time of the day is missing or wrong/],
  ['in 3 hours at 10:00', /take no day or time/],
  ['in 3 days at 10:00 on the hour', /only hours and minutes end on the hour/],
  ['in 1 week on Someday at 10:00', /someday is no day of the week/],
  ['2026-02-30', /no day or time of the calendar/],
])('The date “%s” is refused', (text, message) => expect(() => parseContentDate(text)).toThrow(message))

test('A content date in an unknown time zone is refused', () => {
  expect(() => at('today at 10:00', NOW, 'Moon/Base')).toThrow('Moon/Base is no IANA time zone')
})

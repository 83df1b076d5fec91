import fc from 'fast-check'
import { expect, test } from 'vitest'
import { DAY_MS, HOUR_MS } from '../../time/durations.ts'
import { sessionDay } from '../../sessions/dates/session-day.ts'
import { instantOf, localTimeOf } from '../../time/zoned-time.ts'
import { calendarWeeks } from './calendar.ts'
import { viewerDates } from './viewer-dates.ts'

const ZONES = ['Asia/Tokyo', 'Pacific/Auckland', 'America/Los_Angeles', 'America/New_York', 'UTC'] as const
const at = (instant: string) => Date.parse(instant)
const meeting = (instant: string) => ({ startAt: at(instant) })

/** Three classes at noon in New York. The last one is after the clocks changed there on March 8. */
const NOON = ['2026-03-03T17:00Z', '2026-03-05T17:00Z', '2026-03-10T16:00Z'] as const
/** Classes at 10 in New York: 15:00 UTC in the winter, and 14:00 UTC in the summer, which is 23:00 in Tokyo. */
const AT_TEN = ['2026-03-03T15:00Z', '2026-03-10T14:00Z'] as const
/** Classes at 1 AM in New York. */
const AT_NIGHT = ['2026-03-03T06:00Z', '2026-03-10T05:00Z'] as const

const dated = (
  starts: readonly string[],
  zone: string,
  schoolDates: readonly string[],
  schoolZone = 'America/New_York',
) =>
  schoolDates.map(
    viewerDates({ startAt: at(starts[0] ?? ''), meetings: starts.map(meeting), schoolZone }, zone),
  )

test.each([
  // The days of the classes, and March 4, on which there is none.
  ['noon', NOON, 'America/New_York', ['2026-03-03', '2026-03-04', '2026-03-10']],
  ['noon', NOON, 'UTC', ['2026-03-03', '2026-03-04', '2026-03-10']],
  ['noon', NOON, 'America/Los_Angeles', ['2026-03-03', '2026-03-04', '2026-03-10']],
  ['noon', NOON, 'Asia/Tokyo', ['2026-03-04', '2026-03-05', '2026-03-11']],
  ['noon', NOON, 'Pacific/Auckland', ['2026-03-04', '2026-03-05', '2026-03-11']],
  // The clocks change in New York and not in Tokyo.
  ['ten', AT_TEN, 'Asia/Tokyo', ['2026-03-04', '2026-03-05', '2026-03-10']],
  ['ten', AT_TEN, 'Pacific/Auckland', ['2026-03-04', '2026-03-05', '2026-03-11']],
  ['one at night', AT_NIGHT, 'America/Los_Angeles', ['2026-03-02', '2026-03-03', '2026-03-09']],
  ['one at night', AT_NIGHT, 'America/New_York', ['2026-03-03', '2026-03-04', '2026-03-10']],
  ['one at night', AT_NIGHT, 'UTC', ['2026-03-03', '2026-03-04', '2026-03-10']],
] as const)(
  'Days with a class at %s in New York (%j) are in the zone %s the days %j',
  (_hour, starts, zone, expected) => {
    expect(dated(starts, zone, ['2026-03-03', '2026-03-04', '2026-03-10'])).toEqual(expected)
  },
)

test('Days whose class crosses midnight fall on the day on which the class begins', () => {
  const last = ['2026-03-03T14:59Z']
  const first = ['2026-03-03T15:00Z']
  expect(dated(last, 'Asia/Tokyo', ['2026-03-03'])).toEqual(['2026-03-03'])
  expect(dated(first, 'Asia/Tokyo', ['2026-03-03'])).toEqual(['2026-03-04'])
})

test('A day with several classes falls on the day of its first class', () => {
  expect(dated(['2026-03-03T13:00Z', '2026-03-03T17:00Z'], 'Asia/Tokyo', ['2026-03-03'])).toEqual([
    '2026-03-03',
  ])
})

test('The dates of a session without a start stay as they are', () => {
  const days = { startAt: null, meetings: [], schoolZone: 'America/New_York' }
  expect(viewerDates(days, 'Asia/Tokyo')('2026-03-03')).toBe('2026-03-03')
})

test('A school’s zone that the device does not know is treated as UTC', () => {
  expect(dated(['2026-03-03T17:00Z'], 'Asia/Tokyo', ['2026-03-03'], 'Mars/Olympus')).toEqual(['2026-03-04'])
})

const zone = fc.constantFrom(...ZONES)
const start = fc.integer({ min: at('2026-01-01'), max: at('2027-12-31') })
const session = fc.record({
  startAt: start,
  schoolZone: zone,
  // Classes on some of the days after the start, at about the same time of the day.
  meetings: fc.array(
    fc.record({ day: fc.integer({ min: 0, max: 40 }), shift: fc.integer({ min: -3, max: 3 }) }),
    { maxLength: 8 },
  ),
})
const isoDate = (day: number) => new Date(day * DAY_MS).toISOString().slice(0, 10)
/** The date of an instant in a zone, by another formatter than the rule's. */
const dateOf = (instant: number, timeZone: string) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(
    instant,
  )

test('Each class falls on its own day in the order of the school, at most one day away, and no day moves in the school’s own zone', () => {
  fc.assert(
    fc.property(session, zone, ({ startAt, schoolZone, meetings }, viewerZone) => {
      const starts = meetings
        .map(({ day, shift }) => startAt + day * DAY_MS + shift * HOUR_MS)
        .toSorted((a, b) => a - b)
      const days = { startAt, schoolZone, meetings: starts.map((instant) => ({ startAt: instant })) }
      const dates = viewerDates(days, viewerZone)
      const firsts = new Map(starts.toReversed().map((instant) => [dateOf(instant, schoolZone), instant]))
      for (const [day, instant] of firsts) expect(dates(day)).toBe(dateOf(instant, viewerZone))
      const first = Math.floor(startAt / DAY_MS) - 5
      const schoolDates = Array.from({ length: 50 }, (_, day) => isoDate(first + day))
      const shown = schoolDates.map(dates)
      expect(shown).toEqual(shown.toSorted())
      for (const [day, date] of shown.entries())
        expect(Math.abs(Date.parse(date) - Date.parse(schoolDates[day] ?? ''))).toBeLessThanOrEqual(DAY_MS)
      if (viewerZone === schoolZone) expect(shown).toEqual(schoolDates)
    }),
    { numRuns: 500 },
  )
})

test('The calendar and the greeting call today by the same number in every zone', () => {
  const length = fc.integer({ min: 0, max: 20 })
  const hours = fc.integer({ min: 0, max: 20 * 24 })
  fc.assert(
    fc.property(start, zone, zone, length, hours, (startAt, schoolZone, viewerZone, days, later) => {
      // The last class is at the same time of the day in the school's zone, also after its clocks have changed.
      const endAt = instantOf(localTimeOf(startAt, schoolZone) + days * DAY_MS, schoolZone) + HOUR_MS
      const meetings = [startAt, endAt - HOUR_MS].map((instant) => ({
        startAt: instant,
        endAt: instant + HOUR_MS,
      }))
      const now = Math.min(startAt + later * HOUR_MS, endAt - 1)
      const dates = viewerDates({ startAt, meetings, schoolZone }, viewerZone)
      const schedule = {
        calendarStartDate: dateOf(startAt, schoolZone),
        calendarEndDate: dateOf(endAt - HOUR_MS, schoolZone),
        scheduleDays: Array.from({ length: days + 1 }, (_, day) => ({ dayNumber: day + 1 })),
      }
      const { day, total } = sessionDay({ startAt, endAt, meetings }, now, viewerZone)
      const cells = calendarWeeks(schedule, dates)
        .flat()
        .filter(({ isInside }) => isInside)
      const today = cells.find(({ date }) => date === dateOf(now, viewerZone))
      // The calendar has no cell for a weekend without a class.
      if (today) expect(today.dayNumber).toBe(day)
      expect(cells.at(-1)?.dayNumber).toBe(total)
    }),
    { numRuns: 500 },
  )
})

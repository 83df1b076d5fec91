import ICAL from 'ical.js'
import { describe, expect, test } from 'vitest'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@section/domain/time/durations.ts'
import { calendarFile } from './calendar-file.ts'

// Mozilla's parser, which shares no code with ours, reads back what our files say
// (SECURITY.md#time-zones-and-clock-changes).

const ZONES = [
  'UTC',
  'America/New_York',
  'Asia/Kolkata',
  'America/St_Johns',
  'Pacific/Chatham',
  'Pacific/Apia',
]
/** This year is a leap year. */
const YEAR = 2028
const MEETING_MS = 90 * MINUTE_MS

/** The starts (epoch ms) of meetings around each kind of date, by time zone. */
const DATES: Record<string, (zone: string) => number[]> = {
  'the night when clocks go forward': (zone) => around(clockChange(zone, 1)),
  'the night when clocks go back': (zone) => around(clockChange(zone, -1)),
  'February 29': () => everyHour(Date.UTC(YEAR, 1, 28, 12), 48),
  'the end of a month': () => everyHour(Date.UTC(YEAR, 3, 29, 12), 48),
  'the end of a year': () => everyHour(Date.UTC(YEAR, 11, 30, 12), 48),
  'an ordinary day': () => everyHour(Date.UTC(YEAR, 5, 14), 24),
}
const CASES = ZONES.flatMap((zone) => Object.keys(DATES).map((date) => [zone, date] as const))

describe.each(CASES)('The calendar file of a school in %s on %s', (zone, date) => {
  const starts = DATES[date]?.(zone) ?? []
  const text = fileOf(starts, zone)
  const events = readEvents(text)

  test('has every meeting at its instants for an independent parser', () => {
    expect(starts.length).toBeGreaterThan(12)
    expect(events.map(({ start, end }) => [instant(start), instant(end)])).toEqual(
      starts.map((start) => [start, start + MEETING_MS]),
    )
  })

  test('shows the local times of the zone, or UTC where a local time occurs twice', () => {
    for (const { start, end } of events)
      for (const time of [start, end]) {
        const shown = time.zone?.tzid === 'UTC' ? 'UTC' : zone
        expect(time.toString().replace('Z', '')).toBe(localTime(instant(time), shown))
      }
    const inUtc = events.filter(({ start }) => start.zone?.tzid === 'UTC')
    if (zone === 'UTC') expect(inUtc).toHaveLength(starts.length)
    else expect(inUtc.length > 0).toBe(date === 'the night when clocks go back' && clocksChange(zone))
  })
})

test('A calendar file in a time zone has the component of that zone, and its time of writing in UTC', () => {
  const text = fileOf([Date.UTC(YEAR, 5, 14, 12)], 'Pacific/Chatham')
  expect(text.match(/BEGIN:VTIMEZONE\r\nTZID:(.*)\r/g)).toEqual(['BEGIN:VTIMEZONE\r\nTZID:Pacific/Chatham\r'])
  expect(text).toContain('DTSTART;TZID=Pacific/Chatham:20280615T004500\r\n')
  expect(text).toContain('DTSTAMP:20280101T000000Z\r\n')
})

test('A calendar file in a time zone that IANA has renamed has the current name of the zone, with its component', () => {
  const text = fileOf([Date.UTC(YEAR, 5, 14, 12)], 'Asia/Calcutta')
  expect(text).toContain('BEGIN:VTIMEZONE\r\nTZID:Asia/Kolkata\r\n')
  expect(text).toContain('DTSTART;TZID=Asia/Kolkata:20280614T173000\r\n')
})

test.each([
  'Acme: School',
  'Acme; Inc., Ltd',
  'Say "hi"',
  'Acme <3 > you',
  'Back\\slash',
  'ca^ret',
  'Łódź 学校 🎓',
  'x'.repeat(40),
])(
  'The calendar of a school called %s is read back with its name and address, and its lines have the length and end of the format',
  (name) => {
    const text = fileOf([Date.UTC(YEAR, 5, 14, 12)], 'UTC', name)
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
    expect(text).toMatch(/END:VCALENDAR\r\n$/)
    for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
    const calendar = new ICAL.Component(ICAL.parse(text))
    // The parser does not know these two properties as texts and leaves them escaped.
    for (const property of ['name', 'x-wr-calname'])
      expect(String(calendar.getFirstPropertyValue(property)).replaceAll(/\\([\\;,])/g, '$1')).toBe(name)
    expect(calendar.getFirstPropertyValue('prodid')).toBe('-//school.example//Sessions//EN')
    const organizer = calendar.getFirstSubcomponent('vevent')?.getFirstProperty('organizer')
    expect(organizer?.getFirstValue()).toBe('mailto:hello@school.example')
    // RFC 6868 says how a quotation mark is written inside a quoted parameter.
    expect(organizer?.getFirstParameter('cn')).toBe(name)
  },
)

function fileOf(starts: readonly number[], timeZone: string, name = 'Section'): string {
  const entries = starts.map((startAt) => ({
    id: String(startAt),
    startAt,
    endAt: startAt + MEETING_MS,
    title: 'Pricing',
    description: '',
    path: '/courses/1',
    location: null,
    sequence: 1,
    tentative: false,
  }))
  const organizer = { name, email: 'hello@school.example' }
  const now = Date.UTC(YEAR, 0, 1)
  return calendarFile(entries, {
    method: 'PUBLISH',
    organizer,
    origin: 'https://school.example',
    timeZone,
    now,
    subscription: { name, refreshSeconds: 3600 },
  })
}

function readEvents(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text))
  return calendar.getAllSubcomponents('vevent').map((component) => {
    const { startDate: start, endDate: end } = new ICAL.Event(component)
    return { start, end }
  })
}

const instant = (time: ICAL.Time) => time.toUnixTime() * 1000

/** Returns the date and time in a zone as Node's own data has them, e.g. `2028-02-29T23:30:00`. */
function localTime(at: number, zone: string): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'medium' })
    .format(at)
    .replace(' ', 'T')
}

const everyHour = (from: number, hours: number) => Array.from({ length: hours }, (_, n) => from + n * HOUR_MS)

/** Returns starts every 15 minutes, from four hours before an instant to four hours after it. */
const around = (at: number) => Array.from({ length: 33 }, (_, n) => at + (n - 16) * 15 * MINUTE_MS)

/**
 * Returns the instant at which the clocks of a zone go forward (1) or back (-1); that of New York for a zone whose
 * clocks never change.
 */
function clockChange(zone: string, direction: 1 | -1): number {
  const offset = (at: number) => Date.parse(`${localTime(at, zone)}Z`) - at
  for (let at = Date.UTC(YEAR, 0, 1); at < Date.UTC(YEAR + 1, 0, 1); at += HOUR_MS)
    if (Math.sign(offset(at) - offset(at - HOUR_MS)) === direction) return at
  return clockChange('America/New_York', direction)
}

function clocksChange(zone: string): boolean {
  const [winter, summer] = [Date.UTC(YEAR, 0, 10), Date.UTC(YEAR, 0, 10) + 180 * DAY_MS]
  return localTime(winter, zone).slice(11) !== localTime(summer, zone).slice(11)
}

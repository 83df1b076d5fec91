import { describe, expect, test } from 'vitest'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../time/durations.ts'
import { isReminderDue } from './reminder.ts'

const ZONES = [
  'UTC',
  'America/New_York',
  'Europe/Berlin',
  'Asia/Kolkata',
  'Australia/Lord_Howe',
  'Pacific/Auckland',
] as const
const SCAN_MS = 15 * MINUTE_MS

/** Returns a local time as Node's own data have it, e.g. `2026-11-01T01:30`. */
const localTime = (at: number, timeZone: string) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' })
    .format(at)
    .replace(' ', 'T')

/** Returns the hours of 2026 and 2027 in which the clocks of a zone change; those of New York for a zone whose clocks do not. */
function clockChanges(zone: string): number[] {
  const offset = (at: number) => Date.parse(`${localTime(at, zone)}Z`) - at
  const hours = Array.from({ length: 2 * 365 * 24 }, (_, n) => Date.UTC(2026, 0, 1) + n * HOUR_MS)
  const changes = hours.filter((at) => offset(at) !== offset(at + HOUR_MS))
  return changes.length > 0 ? changes : clockChanges('America/New_York')
}

/** Returns the moments, a quarter of an hour apart, at which the first reminder of an event is due. */
function dueMoments(eventStart: number, zone: string): number[] {
  const from = eventStart - 26 * HOUR_MS
  const moments = Array.from({ length: (27 * HOUR_MS) / SCAN_MS }, (_, n) => from + n * SCAN_MS)
  return moments.filter((now) => isReminderDue({ eventStart, remindedStart: null }, zone, now))
}

describe.each(ZONES)(
  'The reminder of an event to a member in %s, around every change of the clocks',
  (zone) => {
    const changes = clockChanges(zone)
    const starts = changes.flatMap((at) => Array.from({ length: 60 }, (_, n) => at + (n - 30) * HOUR_MS))

    test('is due on the day of the event from 8:00 on, and an hour before an earlier start, until the start', () => {
      expect(changes).toHaveLength(4)
      for (const start of starts) {
        const due = dueMoments(start, zone)
        const [day, hour] = localTime(start, zone).split('T')
        const first = due[0] ?? 0
        expect(due, localTime(start, zone)).toHaveLength((start - first) / SCAN_MS)
        if ((hour ?? '') >= '09:00') expect(localTime(first, zone)).toBe(`${day}T08:00`)
        else expect(start - first).toBe(HOUR_MS)
      }
    })
  },
)

const START = Date.parse('2026-06-10T16:00:00Z')
const NEW_YORK = 'America/New_York'

test.each([
  ['at the same time', START, false],
  ['later on the same day', START + 6 * HOUR_MS, false],
  ['to the next day', START + DAY_MS, true],
  ['to a later day', START + 30 * DAY_MS, true],
])(
  'Whether a member is reminded again of an event that was moved %s is decided by its day',
  (_move, moved, again) => {
    const reminded = { eventStart: moved, remindedStart: START }
    expect(isReminderDue(reminded, NEW_YORK, moved - HOUR_MS)).toBe(again)
    expect(isReminderDue(reminded, NEW_YORK, moved)).toBe(false)
  },
)

test('A member who was reminded is not reminded of the same start again in another zone', () => {
  for (const zone of ZONES)
    for (let now = START - DAY_MS; now < START; now += HOUR_MS)
      expect(isReminderDue({ eventStart: START, remindedStart: START }, zone, now)).toBe(false)
})

test.each([
  ['that the clocks skip', '2027-03-14T07:30:00Z', '2027-03-14T06:30:00Z'],
  ['that comes twice, the first time', '2026-11-01T05:30:00Z', '2026-11-01T04:30:00Z'],
  ['that comes twice, the second time', '2026-11-01T06:30:00Z', '2026-11-01T05:30:00Z'],
])('The reminder of an event at a local time %s is due an hour ahead', (_which, start, due) => {
  expect(dueMoments(Date.parse(start), NEW_YORK)[0]).toBe(Date.parse(due))
})

test('The reminder of an event at midnight is due on the evening before', () => {
  expect(dueMoments(Date.parse('2026-06-10T04:00:00Z'), NEW_YORK)[0]).toBe(Date.parse('2026-06-10T03:00:00Z'))
})

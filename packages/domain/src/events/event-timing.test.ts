import { describe, expect, test } from 'vitest'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../time/durations.ts'
import { instantOf } from '../time/zoned-time.ts'
import { eventClockWait, eventTimingText } from './event-timing.ts'

const LATER = 'Link to Event will be shown here at least 1 hour before event starts.'
const STARTED = 'Event has started'
const CONCLUDED = 'This event has concluded.'

const SECOND_MS = 1000

/** Each row: ms before the start of an event of one hour, and what its page says. */
const BOUNDARIES = [
  [8 * DAY_MS, LATER],
  [DAY_MS + 1, LATER],
  [DAY_MS, LATER],
  [DAY_MS - 1, 'Starts in 23 hours 59 minutes'],
  [DAY_MS - SECOND_MS, 'Starts in 23 hours 59 minutes'],
  [3 * HOUR_MS + 1, 'Starts in 3 hours 0 minutes'],
  [3 * HOUR_MS, 'Starts in 3 hours 0 minutes'],
  [3 * HOUR_MS - 1, 'Starts in 2 hours 59 minutes'],
  [HOUR_MS + 61 * SECOND_MS, 'Starts in 1 hour 1 minute'],
  [HOUR_MS, 'Starts in 1 hour 0 minutes'],
  [HOUR_MS - 1, 'Starts in 59 minutes'],
  [MINUTE_MS, 'Starts in 1 minute'],
  [MINUTE_MS - 1, 'Starts in less than a minute'],
  [1, 'Starts in less than a minute'],
  [0, STARTED],
  [-SECOND_MS, STARTED],
  [-HOUR_MS + 1, STARTED],
  [-HOUR_MS, CONCLUDED],
  [-DAY_MS, CONCLUDED],
] as const

/** Starts of events as clocks on the wall show them, around changes of the clocks and in remote zones. */
const STARTS = [
  ['America/New_York', '2026-11-01T01:30'],
  ['America/New_York', '2026-11-02T01:00'],
  ['America/New_York', '2027-03-14T02:30'],
  ['America/New_York', '2027-03-14T20:00'],
  ['Europe/Berlin', '2026-10-25T12:00'],
  ['Europe/Berlin', '2027-03-28T03:00'],
  ['Australia/Sydney', '2026-10-04T09:00'],
  ['Australia/Sydney', '2027-04-04T02:30'],
  ['Asia/Kathmandu', '2026-12-01T18:00'],
  ['Pacific/Apia', '2026-12-31T00:00'],
  ['Pacific/Honolulu', '2026-12-31T23:59'],
] as const

describe.each(STARTS)('An event that starts in %s at %s', (zone, local) => {
  const eventStart = instantOf(Date.parse(`${local}Z`), zone)
  const event = { eventStart, eventEnd: eventStart + HOUR_MS, status: 'ACTIVE' } as const

  test.each(BOUNDARIES)('says %i ms before to those who come: %s', (left, text) => {
    expect(eventTimingText(event, true, eventStart - left)).toBe(text)
  })

  test('offers a spot during the countdown, and only then, to those who do not come', () => {
    for (const [left, text] of BOUNDARIES) {
      const offer = text.startsWith('Starts in') ? ' - Save your spot now!' : ''
      expect(eventTimingText(event, false, eventStart - left)).toBe(text + offer)
    }
  })

  test('is looked at again in time for every text, when its clock is moved from 25 hours before the start to its end', () => {
    let now = eventStart - 25 * HOUR_MS + 123
    let looks = 0
    const seen: string[] = []
    for (let wait = eventClockWait(event, now); wait !== null; wait = eventClockWait(event, now)) {
      expect(wait).toBeGreaterThan(0)
      const text = eventTimingText(event, true, now)
      // The text is the same until just before the next look, or the countdown shows whole seconds.
      if (seen.at(-1) !== text) seen.push(text)
      now += wait
      looks += 1
    }
    expect(now).toBe(event.eventEnd)
    expect(seen.slice(0, 2)).toEqual([LATER, 'Starts in 23 hours 59 minutes'])
    expect(seen.slice(-2)).toEqual(['Starts in less than a minute', STARTED])
    // Every minute of the day before is shown once: 24 · 60, and the texts before and after.
    expect(seen).toHaveLength(24 * 60 + 2)
    expect(looks).toBeLessThan(25 * 3600)
  })
})

test('An event that has been called off says so before, during and after its time', () => {
  const event = { eventStart: 10 * DAY_MS, eventEnd: 11 * DAY_MS, status: 'CANCELED' } as const
  for (const now of [0, 9.5 * DAY_MS, 10.5 * DAY_MS, 12 * DAY_MS])
    expect(eventTimingText(event, false, now)).toBe('This event has been called off.')
})

test.each([
  ['more than 24 hours before', 3 * DAY_MS, 30_000],
  ['10 s before the countdown begins', DAY_MS + 10_000, 10_001],
  ['exactly 24 hours before', DAY_MS, 1],
  ['between two seconds of the countdown', HOUR_MS + 250, 250],
  ['on a second of the countdown', HOUR_MS, 1000],
  ['at the start', 0, 30_000],
  ['10 s before the end', -HOUR_MS + 10_000, 10_000],
  ['at the end', -HOUR_MS, null],
])(
  'The page of an event looks at the clock again, %s (%i ms before the start), after %s ms',
  (_when, left, wait) => {
    const event = { eventStart: 10 * DAY_MS, eventEnd: 10 * DAY_MS + HOUR_MS }
    expect(eventClockWait(event, event.eventStart - left)).toBe(wait)
  },
)

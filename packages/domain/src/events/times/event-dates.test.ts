import { describe, expect, test } from 'vitest'
import { HOUR_MS } from '../../time/durations.ts'
import type { EventTimes } from '../watchable.ts'
import { eventDay, eventLiveTime } from './event-dates.ts'

const at = (instant: string) => Date.parse(instant)
const anEvent = (start: string, end: string) => ({ eventStart: at(start), eventEnd: at(end) })
/** The time of an event as it is told long before. */
const timeOf = (event: EventTimes, zone: string) => eventLiveTime(event, 0, zone).time

const NOON = anEvent('2026-12-01T20:30:00Z', '2026-12-01T21:30:00Z')

test.each([
  ['America/New_York', 'Tuesday, December 1, 2026', '3:30 – 4:30 PM EST'],
  ['Europe/Berlin', 'Tuesday, December 1, 2026', '9:30 – 10:30 PM GMT+1'],
  ['Australia/Lord_Howe', 'Wednesday, December 2, 2026', '7:30 – 8:30 AM GMT+11'],
  ['Asia/Kathmandu', 'Wednesday, December 2, 2026', '2:15 – 3:15 AM GMT+5:45'],
  ['Pacific/Apia', 'Wednesday, December 2, 2026', '9:30 – 10:30 AM GMT+13'],
  ['Pacific/Honolulu', 'Tuesday, December 1, 2026', '10:30 – 11:30 AM HST'],
])('An event in %s is on %s, %s', (zone, day, time) => {
  expect(eventDay(NOON, zone)).toBe(day)
  expect(timeOf(NOON, zone)).toBe(time)
})

describe('An event on a night in which the clocks change', () => {
  test.each([
    ['after the hour that is left out', 'America/New_York', '2027-03-14T07:30:00Z', '3:30 – 4:30 AM EDT'],
    [
      'over the hour that is left out',
      'America/New_York',
      '2027-03-14T06:30:00Z',
      '1:30 AM EST – 3:30 AM EDT',
    ],
    [
      'in the first of two equal hours',
      'America/New_York',
      '2026-11-01T05:00:00Z',
      '1:00 AM EDT – 1:00 AM EST',
    ],
    ['in the second of two equal hours', 'America/New_York', '2026-11-01T06:00:00Z', '1:00 – 2:00 AM EST'],
    [
      'over the hour that Europe leaves out',
      'Europe/Berlin',
      '2027-03-28T00:30:00Z',
      '1:30 AM GMT+1 – 3:30 AM GMT+2',
    ],
    [
      'in the first of two equal hours of Europe',
      'Europe/Berlin',
      '2026-10-25T00:00:00Z',
      '2:00 AM GMT+2 – 2:00 AM GMT+1',
    ],
    [
      'over the hour that Sydney leaves out',
      'Australia/Sydney',
      '2026-10-03T15:30:00Z',
      '1:30 AM GMT+10 – 3:30 AM GMT+11',
    ],
    [
      'over the half hour that Lord Howe leaves out',
      'Australia/Lord_Howe',
      '2026-10-03T15:00:00Z',
      '1:30 AM GMT+10:30 – 3:00 AM GMT+11',
    ],
  ])('%s names the zone of each end', (_what, zone, start, time) => {
    expect(timeOf({ eventStart: at(start), eventEnd: at(start) + HOUR_MS }, zone)).toBe(time)
  })
})

test('An event over midnight is on the day on which it begins, and says when it ends', () => {
  const late = anEvent('2026-12-02T04:30:00Z', '2026-12-02T05:30:00Z')
  expect(eventDay(late, 'America/New_York')).toBe('Tuesday, December 1, 2026')
  expect(timeOf(late, 'America/New_York')).toBe('11:30 PM – 12:30 AM EST')
})

test('An event that lasts longer than a day has both of its days', () => {
  const long = anEvent('2026-12-01T14:00:00Z', '2026-12-03T22:00:00Z')
  expect(eventDay(long, 'America/New_York')).toBe('Tuesday, December 1 – Thursday, December 3, 2026')
})

test.each([
  [25 * HOUR_MS, '3:30 – 4:30 PM EST', null],
  [24 * HOUR_MS, '3:30 – 4:30 PM EST', null],
  [23.5 * HOUR_MS, 'Tomorrow 3:30 – 4:30 PM EST', 'in 23 hours'],
  [2 * HOUR_MS, 'Today 3:30 – 4:30 PM EST', 'in 2 hours'],
  [-HOUR_MS / 2, 'Today 3:30 – 4:30 PM EST', 'happening now'],
  [-HOUR_MS, 'Today 3:30 – 4:30 PM EST', null],
])('%i ms before its start the time of an event is %s, and until then it is %s', (left, time, until) => {
  expect(eventLiveTime(NOON, NOON.eventStart - left, 'America/New_York')).toEqual({ time, until })
})

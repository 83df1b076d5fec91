import { describe, expect, it } from 'vitest'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../time/durations.ts'
import type { SessionTimes } from '../session.ts'
import {
  dayNumber,
  formatDateTime,
  formatTime,
  liveDateText,
  meetingLiveDate,
  sessionLiveDate,
  untilText,
} from './session-dates.ts'

const ZONE = 'America/New_York'
/** 3:30 PM in New York. */
const START = Date.UTC(2026, 10, 24, 20, 30)
const workshop: SessionTimes = {
  sessionType: 'LIVE',
  sessionKind: 'WORKSHOP',
  startAt: START,
  endAt: START + 1.5 * HOUR_MS,
  activateAt: null,
}
const sprint: SessionTimes = { ...workshop, sessionKind: 'SPRINT', endAt: START + 10 * DAY_MS }
const meetings = [0, 2, 9].map((day) => ({
  startAt: START + day * DAY_MS,
  endAt: START + day * DAY_MS + HOUR_MS,
}))
const text = (now: number, session: Parameters<typeof sessionLiveDate>[0] = workshop, zone = ZONE) => {
  const date = sessionLiveDate(session, now, zone)
  return date && liveDateText(date)
}

describe('The date of a live session', () => {
  it('has the time in the viewer’s zone with its short name', () => {
    const now = START - 3 * DAY_MS
    expect(text(now)).toBe('Nov 24, 2026 · 3:30 PM EST')
    expect(text(now, sprint)).toBe('Nov 24, 2026 – Dec 4, 2026 · 3:30 PM EST')
    expect(text(now, workshop, 'Asia/Kolkata')).toBe('Nov 25, 2026 · 2:00 AM GMT+5:30')
    expect(text(now, { ...workshop, startAt: null })).toBeNull()
  })

  it('includes "Today" and the time until then within a day', () => {
    expect(text(START - DAY_MS)).toBe('Nov 24, 2026 · 3:30 PM EST')
    expect(text(START - 20 * HOUR_MS)).toBe('Nov 24, 2026 · Tomorrow 3:30 PM EST · in 20 hours')
    expect(text(START - 2.5 * HOUR_MS)).toBe('Nov 24, 2026 · Today 3:30 PM EST · in 2 hours')
    expect(text(START - 25 * MINUTE_MS)).toBe('Nov 24, 2026 · Today 3:30 PM EST · in 25 minutes')
    expect(text(START - 1)).toBe('Nov 24, 2026 · Today 3:30 PM EST · in less than a minute')
    expect(text(START)).toBe('Nov 24, 2026 · Today 3:30 PM EST · happening now')
    expect(text(START + 1.5 * HOUR_MS)).toBe('Nov 24, 2026 · Today 3:30 PM EST')
  })

  it('is that of the next meeting once the session has begun', () => {
    const at = (now: number) => text(now, { ...sprint, meetings })
    const dates = 'Nov 24, 2026 – Dec 4, 2026'
    expect(at(START)).toBe(`${dates} · Today 3:30 PM EST · happening now`)
    expect(at(START + HOUR_MS)).toBe(`${dates} · 3:30 PM EST`)
    expect(at(START + 2 * DAY_MS - HOUR_MS)).toBe(`${dates} · Today 3:30 PM EST · in 1 hour`)
    expect(at(START + 30 * DAY_MS)).toBe(`${dates} · 3:30 PM EST`)
  })
})

describe('The date of a meeting', () => {
  const [first] = meetings
  const of = (now: number) => first && liveDateText(meetingLiveDate(first, now, ZONE))

  it('has the time from start to end', () => {
    expect(of(START - 9 * DAY_MS)).toBe('Nov 24, 2026 · 3:30 – 4:30 PM EST')
    expect(of(START - HOUR_MS)).toBe('Nov 24, 2026 · Today 3:30 – 4:30 PM EST · in 1 hour')
    expect(of(START)).toBe('Nov 24, 2026 · Today 3:30 – 4:30 PM EST · happening now')
    expect(of(START + HOUR_MS)).toBe('Nov 24, 2026 · Today 3:30 – 4:30 PM EST')
  })

  it('across midnight in the viewer’s zone has times without dates', () => {
    const late = { startAt: START - 2 * HOUR_MS, endAt: START - 0.5 * HOUR_MS }
    const inKolkata = (now: number) => liveDateText(meetingLiveDate(late, now, 'Asia/Kolkata'))
    expect(inKolkata(START - 9 * DAY_MS)).toBe('Nov 25, 2026 · 12:00 – 1:30 AM GMT+5:30')
    const across = { ...late, startAt: late.startAt - HOUR_MS }
    expect(liveDateText(meetingLiveDate(across, START - 9 * DAY_MS, 'Asia/Kolkata'))).toBe(
      'Nov 24, 2026 · 11:00 PM – 1:30 AM GMT+5:30',
    )
  })
})

it('Days are numbered in the time zone, also across a change of the clocks', () => {
  expect(formatTime(Date.UTC(2026, 6, 1, 12), ZONE)).toBe('8:00 AM EDT')
  expect(formatDateTime(Date.UTC(2026, 6, 1, 12), ZONE)).toBe('Jul 1, 2026 at 8:00 AM EDT')
  const before = Date.UTC(2026, 9, 31, 12)
  expect(dayNumber(before + 2 * DAY_MS, ZONE) - dayNumber(before, ZONE)).toBe(2)
  const midnight = Date.UTC(2026, 11, 1, 5)
  expect(dayNumber(midnight, ZONE) - dayNumber(midnight - 1, ZONE)).toBe(1)
})

it('The time until an instant is told in whole units', () => {
  const left = (milliseconds: number) => untilText(START + milliseconds, START)
  expect([59, 60, 119].map((minutes) => left(minutes * MINUTE_MS))).toEqual([
    'in 59 minutes',
    'in 1 hour',
    'in 1 hour',
  ])
  expect([23.9, 24, 80].map((hours) => left(hours * HOUR_MS))).toEqual([
    'in 23 hours',
    'in 1 day',
    'in 3 days',
  ])
})

import { describe, expect, it } from 'vitest'
import { DAY_MS, HOUR_MS } from '../time/durations.ts'
import type { Meeting } from './meeting.ts'
import { ownSession } from './own-session.ts'
import { ENROLLMENT_STATUSES, type EnrollmentStatus, type SessionTimes } from './session.ts'

const ZONE = 'America/New_York'
/** Monday noon in New York. */
const START = Date.UTC(2026, 10, 23, 17)
const END = START + 11 * DAY_MS + HOUR_MS
const sprint: SessionTimes = {
  sessionType: 'LIVE',
  sessionKind: 'SPRINT',
  startAt: START,
  endAt: END,
  activateAt: null,
}
const workshop: SessionTimes = { ...sprint, sessionKind: 'WORKSHOP', endAt: START + HOUR_MS }
const meetings: Meeting[] = [0, 3, 11].map((day) => ({
  meetingId: `day-${day}`,
  startAt: START + day * DAY_MS,
  endAt: START + day * DAY_MS + HOUR_MS,
  link: `https://live.example/${day}`,
}))
const own = (
  now: number,
  session: Parameters<typeof ownSession>[0] = { ...sprint, meetings },
  status: EnrollmentStatus = 'ENROLLED',
) => ownSession(session, status, now, ZONE)

describe('the own session', () => {
  it('is told of to who has a seat or waits for one, in a live session', () => {
    const places = ENROLLMENT_STATUSES.map((status) => own(START, sprint, status)?.place ?? null)
    expect(places).toEqual(['seat', 'waitlist', null, null, null, null, null, 'seat'])
    expect(own(START, { ...sprint, sessionType: 'ON_DEMAND' })).toBeNull()
  })

  it('says when it starts, then which day it is, then that it is over', () => {
    const said = (now: number) => [own(now)?.stage, own(now)?.standing]
    expect(said(START - 3 * DAY_MS)).toEqual(['ahead', 'Starts in 3 days'])
    expect(said(START - 2 * HOUR_MS)).toEqual(['ahead', 'Starts in 2 hours'])
    expect(said(START)).toEqual(['running', 'Day 1 of 12'])
    expect(said(START + 12 * HOUR_MS)).toEqual(['running', 'Day 2 of 12'])
    expect(said(END - 1)).toEqual(['running', 'Day 12 of 12'])
    expect(said(END)).toEqual(['over', 'Ended on Dec 4, 2026'])
  })

  it('starts at its start, although its room opened before', () => {
    expect(own(START - 1, { ...sprint, activateAt: START - DAY_MS })).toMatchObject({
      stage: 'running',
      standing: 'Starts in less than a minute',
    })
  })

  it('says that dates follow where there are none', () => {
    const undated = own(START, { ...sprint, startAt: null, endAt: null })
    expect(undated).toMatchObject({ stage: 'undated', standing: 'Dates to be announced', meetings: [] })
  })

  it('tells the meetings that are not over, and happens only during one', () => {
    const at = (now: number) => {
      const said = own(now)
      return [said?.happening, said?.meetings.map(({ meetingId }) => meetingId).join(' ')]
    }
    expect(at(START - 1)).toEqual([false, 'day-0 day-3 day-11'])
    expect(at(START)).toEqual([true, 'day-0 day-3 day-11'])
    expect(at(START + HOUR_MS)).toEqual([false, 'day-3 day-11'])
    expect(at(END)).toEqual([false, ''])
    expect(own(START + 3 * DAY_MS - HOUR_MS)?.meetings[0]).toEqual({
      meetingId: 'day-3',
      startAt: START + 3 * DAY_MS,
      dates: 'Nov 26, 2026',
      time: 'Today 12:00 – 1:00 PM EST',
      until: 'in 1 hour',
      happening: false,
      link: 'https://live.example/3',
    })
  })

  it('takes a session of one day without meetings as one meeting', () => {
    expect(own(START, workshop)).toMatchObject({
      standing: 'Happening now',
      happening: true,
      meetings: [{ time: 'Today 12:00 – 1:00 PM EST', happening: true, link: null }],
    })
    expect(own(START + HOUR_MS, { ...workshop, endAt: START + 3 * HOUR_MS, meetings })).toMatchObject({
      standing: 'Today',
      happening: false,
    })
    expect(own(START, sprint)).toMatchObject({ happening: false, meetings: [] })
  })
})

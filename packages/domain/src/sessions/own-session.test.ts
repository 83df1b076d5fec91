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

describe('The session of a participant', () => {
  it('is there for members with a seat or on the waitlist of a live session', () => {
    const enrollments = ENROLLMENT_STATUSES.map((status) => own(START, sprint, status)?.enrollment ?? null)
    expect(enrollments).toEqual(['seat', 'waitlist', null, null, null, null, null, 'seat'])
    expect(own(START, { ...sprint, sessionType: 'ON_DEMAND' })).toBeNull()
  })

  it('shows when it starts, then the day, then that it ended', () => {
    const stageAt = (now: number) => [own(now)?.stage, own(now)?.statusText]
    expect(stageAt(START - 3 * DAY_MS)).toEqual(['ahead', 'Starts in 3 days'])
    expect(stageAt(START - 2 * HOUR_MS)).toEqual(['ahead', 'Starts in 2 hours'])
    expect(stageAt(START)).toEqual(['running', 'Day 1 of 12'])
    expect(stageAt(START + 12 * HOUR_MS)).toEqual(['running', 'Day 2 of 12'])
    expect(stageAt(END - 1)).toEqual(['running', 'Day 12 of 12'])
    expect(stageAt(END)).toEqual(['over', 'Ended on Dec 4, 2026'])
  })

  it('starts at its start, even when its room opened earlier', () => {
    expect(own(START - 1, { ...sprint, activateAt: START - DAY_MS })).toMatchObject({
      stage: 'running',
      statusText: 'Starts in less than a minute',
    })
  })

  it('announces dates where there are none', () => {
    const undated = own(START, { ...sprint, startAt: null, endAt: null })
    expect(undated).toMatchObject({ stage: 'undated', statusText: 'Dates to be announced', meetings: [] })
  })

  it('lists the meetings that have not ended, and happens only during one', () => {
    const at = (now: number) => {
      const session = own(now)
      return [session?.happening, session?.meetings.map(({ meetingId }) => meetingId).join(' ')]
    }
    expect(at(START - 1)).toEqual([false, 'day-0 day-3 day-11'])
    expect(at(START)).toEqual([true, 'day-0 day-3 day-11'])
    expect(at(START + HOUR_MS)).toEqual([false, 'day-3 day-11'])
    expect(at(END)).toEqual([false, ''])
    expect(own(START + 3 * DAY_MS - HOUR_MS)?.meetings[0]).toEqual({
      meetingId: 'day-3',
      startAt: START + 3 * DAY_MS,
      dates: 'Thu, Nov 26',
      time: 'Today 12:00 – 1:00 PM EST',
      until: 'in 1 hour',
      happening: false,
      link: 'https://live.example/3',
    })
  })

  it('counts a session of one day without meetings as one meeting', () => {
    expect(own(START, workshop)).toMatchObject({
      statusText: 'Happening now',
      happening: true,
      meetings: [{ time: 'Today 12:00 – 1:00 PM EST', happening: true, link: null }],
    })
    expect(own(START + HOUR_MS, { ...workshop, endAt: START + 3 * HOUR_MS, meetings })).toMatchObject({
      statusText: 'Today',
      happening: false,
    })
    expect(own(START, sprint)).toMatchObject({ happening: false, meetings: [] })
  })
})

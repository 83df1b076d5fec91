import type { Meeting } from './meeting.ts'
import { hasEnded, isWorkshop, lacksDates, type EnrollmentStatus, type SessionTimes } from './session.ts'
import {
  dayNumber,
  formatDate,
  formatDayOfWeek,
  meetingLiveDate,
  untilText,
  type LiveDate,
} from './dates/session-dates.ts'
import { sessionDay } from './dates/session-day.ts'
import { happeningNow } from './session-flags.ts'

/** A meeting that has not ended; `dates` is its day with the weekday, 'Wed, Dec 16'. */
export type OwnMeeting = LiveDate & Omit<Meeting, 'endAt'> & { readonly happening: boolean }

/** A live session as its participants see it (docs/product/sessions.md#own-session). */
export type OwnSession = {
  readonly enrollment: 'seat' | 'waitlist'
  readonly stage: 'undated' | 'ahead' | 'running' | 'over'
  /** 'Starts in 3 days', 'Day 2 of 12', 'Happening now', 'Ended on Nov 3, 2026', 'Dates to be announced'. */
  readonly statusText: string
  /** True only during a meeting: a screen may say 'Happening now'. */
  readonly happening: boolean
  /** The meetings that have not ended, soonest first. */
  readonly meetings: readonly OwnMeeting[]
}

/**
 * Returns a live session at `now` for a participant, with times in an IANA zone; null for everybody else. A workshop,
 * or a session of one day, that has no meetings counts as one meeting.
 */
export function ownSession(
  session: SessionWithMeetings,
  status: EnrollmentStatus,
  now: number,
  timeZone: string,
): OwnSession | null {
  const enrollment = enrollmentOf(status)
  if (enrollment === null || session.sessionType !== 'LIVE') return null
  const meetings = countedMeetings(session, timeZone)
    .filter(({ endAt }) => now < endAt)
    .map((meeting) => ownMeeting(meeting, now, timeZone))
  const happening = meetings.some((meeting) => meeting.happening)
  return { enrollment, happening, meetings, ...stageAt(session, happening, now, timeZone) }
}

function enrollmentOf(status: EnrollmentStatus): OwnSession['enrollment'] | null {
  if (status === 'WAITLISTED') return 'waitlist'
  return status === 'ENROLLED' || status === 'COMPLETED' ? 'seat' : null
}

type SessionWithMeetings = SessionTimes & { readonly meetings?: readonly Meeting[] }

/** Returns the meetings of a session; a workshop, or a session of one day in an IANA zone, that has none counts as one. */
export function countedMeetings(session: SessionWithMeetings, timeZone: string): readonly Meeting[] {
  const { meetings = [], startAt, endAt } = session
  if (meetings.length > 0 || startAt === null || endAt === null) return meetings
  const isSingleDay = isWorkshop(session) || dayNumber(startAt, timeZone) === dayNumber(endAt, timeZone)
  return isSingleDay ? [{ meetingId: 'only', startAt, endAt, link: null }] : []
}

function ownMeeting(meeting: Meeting, now: number, timeZone: string): OwnMeeting {
  const { meetingId, startAt, link } = meeting
  const { time, until } = meetingLiveDate(meeting, now, timeZone)
  const dates = formatDayOfWeek(startAt, timeZone)
  return { meetingId, startAt, link, happening: startAt <= now, dates, time, until }
}

function stageAt(
  session: SessionWithMeetings,
  happening: boolean,
  now: number,
  timeZone: string,
): Pick<OwnSession, 'stage' | 'statusText'> {
  const { startAt, endAt, meetings = [] } = session
  if (lacksDates(session) || startAt === null || endAt === null) {
    return { stage: 'undated', statusText: 'Dates to be announced' }
  }
  if (hasEnded(session, now)) return { stage: 'over', statusText: `Ended on ${formatDate(endAt, timeZone)}` }
  const stage = happeningNow(session, now) ? 'running' : 'ahead'
  if (now < startAt) return { stage, statusText: `Starts ${untilText(startAt, now)}` }
  const { day, total } = sessionDay({ startAt, endAt, meetings }, now, timeZone)
  if (total > 1) return { stage, statusText: `Day ${day} of ${total}` }
  return { stage, statusText: happening ? 'Happening now' : 'Today' }
}

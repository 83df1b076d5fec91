import type { Meeting } from './meeting.ts'
import { hasEnded, isWorkshop, lacksDates, type EnrollmentStatus, type SessionTimes } from './session.ts'
import { dayNumber, formatDate, meetingLiveDate, untilText, type LiveDate } from './session-dates.ts'
import { happeningNow } from './session-flags.ts'

/** A meeting that is not over, as whoever holds a place is told of it. */
export type OwnMeeting = LiveDate & {
  readonly meetingId: string
  readonly startAt: number
  readonly happening: boolean
  /** Where it is held; null until it opens. */
  readonly link: string | null
}

/** What whoever holds a place in a live session is told of it (Decisions, section 9). */
export type OwnSession = {
  readonly place: 'seat' | 'waitlist'
  readonly stage: 'undated' | 'ahead' | 'running' | 'over'
  /** 'Starts in 3 days', 'Day 2 of 12', 'Happening now', 'Ended on Nov 3, 2026', 'Dates to be announced'. */
  readonly standing: string
  /** Whether a meeting is held at this moment: only then may a screen say 'Happening now'. */
  readonly happening: boolean
  /** The meetings that are not over, soonest first. */
  readonly meetings: readonly OwnMeeting[]
}

/**
 * What to say at `now` to whoever holds a place in a live session, with times in an IANA zone; null for everybody
 * else. A workshop, and every session of one day, meets from its start to its end where no meetings are told. Decisions, section 9.
 */
export function ownSession(
  session: SessionTimes & { readonly meetings?: readonly Meeting[] },
  status: EnrollmentStatus,
  now: number,
  timeZone: string,
): OwnSession | null {
  const place = heldPlace(status)
  if (place === null || session.sessionType !== 'LIVE') return null
  const meetings = heldMeetings(session, timeZone)
    .filter(({ endAt }) => now < endAt)
    .map((meeting) => ownMeeting(meeting, now, timeZone))
  const happening = meetings.some((meeting) => meeting.happening)
  return { place, happening, meetings, ...standing(session, happening, now, timeZone) }
}

function heldPlace(status: EnrollmentStatus): OwnSession['place'] | null {
  if (status === 'WAITLISTED') return 'waitlist'
  return status === 'ENROLLED' || status === 'COMPLETED' ? 'seat' : null
}

function heldMeetings(
  session: SessionTimes & { readonly meetings?: readonly Meeting[] },
  timeZone: string,
): readonly Meeting[] {
  const { meetings = [], startAt, endAt } = session
  if (meetings.length > 0 || startAt === null || endAt === null) return meetings
  const once = isWorkshop(session) || dayNumber(startAt, timeZone) === dayNumber(endAt, timeZone)
  return once ? [{ meetingId: 'only', startAt, endAt, link: null }] : []
}

function ownMeeting(meeting: Meeting, now: number, timeZone: string): OwnMeeting {
  const { meetingId, startAt, link } = meeting
  return { meetingId, startAt, link, happening: startAt <= now, ...meetingLiveDate(meeting, now, timeZone) }
}

function standing(
  session: SessionTimes,
  happening: boolean,
  now: number,
  timeZone: string,
): Pick<OwnSession, 'stage' | 'standing'> {
  const { startAt, endAt } = session
  if (lacksDates(session) || startAt === null || endAt === null) {
    return { stage: 'undated', standing: 'Dates to be announced' }
  }
  if (hasEnded(session, now)) return { stage: 'over', standing: `Ended on ${formatDate(endAt, timeZone)}` }
  const stage = happeningNow(session, now) ? 'running' : 'ahead'
  if (now < startAt) return { stage, standing: `Starts ${untilText(startAt, now)}` }
  const [first, today, last] = [startAt, now, endAt].map((instant) => dayNumber(instant, timeZone))
  const days = (last ?? 0) - (first ?? 0) + 1
  if (days > 1) return { stage, standing: `Day ${(today ?? 0) - (first ?? 0) + 1} of ${days}` }
  return { stage, standing: happening ? 'Happening now' : 'Today' }
}

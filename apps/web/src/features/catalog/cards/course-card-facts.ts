import { safePicture } from '@section/domain/links/safe-href.ts'
import type { CourseSessions } from '@section/domain/catalog/course-sessions.ts'
import { ownSessions } from '@section/domain/catalog/own-sessions.ts'
import { formatRating } from '@section/domain/catalog/cards/rating.ts'
import { meetingPattern } from '@section/domain/sessions/dates/meeting-pattern.ts'
import { durationLabel } from '@section/domain/sessions/dates/duration-label.ts'
import { noSeatText, openSeat } from '@section/domain/sessions/open-seat.ts'
import { ownSession } from '@section/domain/sessions/own-session.ts'
import { hasEnded } from '@section/domain/sessions/session.ts'
import { sessionDates, sessionLiveDate } from '@section/domain/sessions/dates/session-dates.ts'
import type { DashboardSession } from '../dashboard-query.ts'
import { localZone } from '../../../lib/now.ts'

/** Returns the texts of a course's card. Its rating is included if `rated` is true. */
export function courseCardFacts(course: CourseSessions<DashboardSession>, rated: boolean, now: number) {
  const session = cardSession(course)
  const labeled = session?.courseMeta.hideTimeAndFacultyLabels ? undefined : session
  const rating = rated ? formatRating(session?.courseRating ?? null, session?.ratingCount) : null
  return {
    title: session?.title ?? '',
    subtitle: session?.subtitle,
    cover: safePicture(session?.coverImageUrl),
    meta: labeled && capitalize(durationLabel(labeled.sessionKind, labeled.startAt, labeled.endAt)),
    faculty: labeled && facultyLine(labeled),
    ...(labeled && dateLines(labeled, now)),
    ...(rating ? { rating: { value: Number(rating.text), count: rating.count } } : {}),
  }
}

/** Returns 'Day 2 of 12' for a running session of several days that the member takes part in; otherwise null. */
export function runningDay(session: DashboardSession, now: number): string | null {
  const own = ownSession(session, session.enrollmentStatus, now, localZone())
  return own?.stage === 'running' && own.statusText.startsWith('Day ') ? own.statusText : null
}

type Line = readonly (string | null)[]
type DateLines = { dateLine: string; timeLine?: Line; seatLine?: Line }

/**
 * Returns the line with the dates and, until the session ends, the line with the time of the next meeting and how long
 * until then (docs/product/catalog.md#card-dates).
 */
function dateLines(session: DashboardSession, now: number): DateLines {
  const zone = localZone()
  if (session.sessionType === 'ON_DEMAND') return { dateLine: 'On demand' }
  if (session.startAt === null) return { dateLine: 'Dates to be announced' }
  const date = sessionLiveDate(session, now, zone)
  if (hasEnded(session, now) || !date) return { dateLine: sessionDates(session, zone) ?? '' }
  const own = ownSession(session, session.enrollmentStatus, now, zone)
  const until = date.until ?? (own?.stage === 'ahead' ? uncapitalize(own.statusText) : null)
  const pattern = own ? null : meetingPattern(session.meetings, zone)
  const timeLine = pattern && until === null ? pattern : [date.time, until]
  const seatLine = openSeatLine(session, now, zone)
  return { dateLine: date.dates, timeLine, ...(seatLine ? { seatLine } : {}) }
}

/**
 * Returns the last date to enroll in an open session and the number of seats left if they are few, or why a session has
 * no open seat; null if there is nothing to say.
 */
function openSeatLine(session: DashboardSession, now: number, zone: string): Line | null {
  const open = openSeat(session, session.enrollmentStatus, now, zone)
  const none = noSeatText(session, session.enrollmentStatus, now)
  if (none) return [none]
  if (!open || (open.deadline === null && !open.few)) return null
  return [open.deadline, open.few ? open.seats : null]
}

/** Returns 'with Maya Lindqvist and Noah Berg'; undefined without faculty. */
export const facultyLine = ({ faculties }: Pick<DashboardSession, 'faculties'>) =>
  faculties.length > 0 ? `with ${faculties.map(({ fullName }) => fullName).join(' and ')}` : undefined

const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
const uncapitalize = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)

/**
 * Returns the session that a course's card shows, the first of these that exists: the session in which the member takes
 * part, the on-demand edition that they have begun, the next session to join, one to join while it runs, the on-demand
 * edition, one that is full or filled by staff, the latest session.
 */
export function cardSession(course: CourseSessions<DashboardSession>): DashboardSession | undefined {
  const { onDemandSession, nextUpcomingSession, joinableSession, unavailableSession } = course
  const own = ownSessions(course).find(({ flags }) => !flags.ended || flags.active)
  const begun = onDemandSession?.flags.enrolled ? onDemandSession : null
  const offered = nextUpcomingSession ?? joinableSession ?? onDemandSession ?? unavailableSession
  return (own ?? begun ?? offered ?? course.sessions.at(-1))?.session
}

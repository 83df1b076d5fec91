import type { CourseSessions } from '@section/domain/catalog/course-sessions.ts'
import { shownRating } from '@section/domain/catalog/rating.ts'
import { durationLabel } from '@section/domain/sessions/duration-label.ts'
import { ownSession } from '@section/domain/sessions/own-session.ts'
import { hasEnded } from '@section/domain/sessions/session.ts'
import { sessionDates, sessionLiveDate } from '@section/domain/sessions/session-dates.ts'
import { cardSession } from './card-session.ts'
import type { DashboardSession } from '../dashboard-query.ts'
import { unbroken } from '../../../lib/unbroken.ts'

interface Setting {
  /** Whether stars may show. */
  rated: boolean
  /** The time zone of the dates. */
  zone: string
  now: number
}

/** What a course card says of its course, read from the session that matters most to the member. */
export function courseCardFacts(course: CourseSessions<DashboardSession>, { rated, zone, now }: Setting) {
  const session = cardSession(course)
  const quiet = session?.courseMeta.hideTimeAndFacultyLabels ?? false
  const rating = rated ? shownRating(session?.courseRating ?? null, session?.ratingCount) : null
  return {
    title: session?.title ?? '',
    subtitle: session?.subtitle,
    cover: { src: session?.coverImageUrl ?? '' },
    meta:
      session && !quiet
        ? capitalized(durationLabel(session.sessionKind, session.startAt, session.endAt))
        : undefined,
    faculty: session && !quiet ? facultyLine(session) : undefined,
    ...(session && !quiet ? dateLines(session, zone, now) : {}),
    ...(rating ? { rating: { value: Number(rating.text), count: rating.count } } : {}),
  }
}

/** 'Day 2 of 12' beside the way into a class that runs; null for every other session. */
export function runningDay(session: DashboardSession, zone: string, now: number): string | null {
  const own = ownSession(session, session.enrollmentStatus, now, zone)
  return own?.stage === 'running' && own.standing.startsWith('Day ') ? own.standing : null
}

/** The dates, and for what is not over the time of the next meeting with how long until then. Decisions, section 9. */
function dateLines(
  session: DashboardSession,
  zone: string,
  now: number,
): { dateLine: string; timeLine?: string } {
  if (session.sessionType === 'ON_DEMAND') return { dateLine: 'On demand' }
  if (session.startAt === null) return { dateLine: 'Dates to be announced' }
  const date = sessionLiveDate(session, now, zone)
  if (hasEnded(session, now) || !date) return { dateLine: sessionDates(session, zone) ?? '' }
  const { enrollmentStatus } = session
  const own = ownSession(session, enrollmentStatus, now, zone)
  const until = date.until ?? (own?.stage === 'ahead' ? lowered(own.standing) : null)
  return { dateLine: date.dates, timeLine: unbroken([date.time, until]) }
}

const facultyLine = ({ faculties }: DashboardSession) =>
  faculties.length > 0 ? `with ${faculties.map(({ fullName }) => fullName).join(' and ')}` : undefined

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
const lowered = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)

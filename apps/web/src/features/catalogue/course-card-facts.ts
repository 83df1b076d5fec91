import type { CourseSessions } from '@section/domain/catalogue/course-sessions.ts'
import { shownRating } from '@section/domain/catalogue/rating.ts'
import { durationLabel } from '@section/domain/sessions/duration-label.ts'
import { sessionDates } from '@section/domain/sessions/session-dates.ts'
import type { DashboardSession } from './dashboard-query.ts'

interface Setting {
  /** Whether stars may show. */
  rated: boolean
  /** Where dates are told; null: there are none yet. */
  zone: string | null
}

/** What a course card says of its course, read from the session that matters most to the member. */
export function courseCardFacts(course: CourseSessions<DashboardSession>, { rated, zone }: Setting) {
  const session = leadingSession(course)
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
    dateLine: session && !quiet ? dateLine(session, zone) : undefined,
    ...(rating ? { rating: { value: Number(rating.text), count: rating.count } } : {}),
  }
}

/** The one the member is in, else the next to join, else the on-demand edition, else the latest. */
function leadingSession(course: CourseSessions<DashboardSession>): DashboardSession | undefined {
  const held = course.sessions.find(({ flags }) => flags.enrolled || flags.waitListed)
  const chosen = held ?? course.nextUpcomingSession ?? course.onDemandSession ?? course.sessions.at(-1)
  return chosen?.session
}

function dateLine(session: DashboardSession, zone: string | null): string {
  if (session.sessionType === 'ON_DEMAND') return 'On demand'
  // A line of the same height.
  if (zone === null) return '\u00a0'
  return sessionDates(session, zone) ?? 'Dates to be announced'
}

const facultyLine = ({ faculties }: DashboardSession) =>
  faculties.length > 0 ? `with ${faculties.map(({ fullName }) => fullName).join(' and ')}` : undefined

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

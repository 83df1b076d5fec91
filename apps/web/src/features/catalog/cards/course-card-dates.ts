import { otherOffer, type CardView } from '@section/domain/catalog/cards/card-subject.ts'
import { hidesDates, type LandingViewer } from '@section/domain/catalog/hidden-dates.ts'
import type { CourseSessions, DerivedSession } from '@section/domain/catalog/course-sessions.ts'
import { lessonsText } from '@section/domain/catalog/lessons-text.ts'
import { meetingPattern } from '@section/domain/sessions/dates/meeting-pattern.ts'
import { sessionLiveDate } from '@section/domain/sessions/dates/session-dates.ts'
import { shortDates, shortDay } from '@section/domain/sessions/dates/short-dates.ts'
import { noSeatText, openSeat } from '@section/domain/sessions/open-seat.ts'
import { countedMeetings, ownSession } from '@section/domain/sessions/own-session.ts'
import { isLive } from '@section/domain/sessions/session.ts'
import type { DashboardSession } from '../dashboard-query.ts'
import { localZone } from '../../../lib/now.ts'

type Line = readonly (string | null)[]
type Derived = DerivedSession<DashboardSession>

/**
 * Returns the line with the dates of a card's session and, until it ends, the line with the time of the next meeting and how
 * long until then, and the line about its seats (docs/product/catalog.md#card-dates).
 */
export function dateLines(
  subject: Derived,
  viewer: LandingViewer,
  now: number,
): { dateLine: string; timeLine?: Line; seatLine?: Line } {
  const { session, flags } = subject
  const zone = localZone()
  if (!isLive(session)) return { dateLine: onDemandText(subject, now) }
  const { startAt, endAt, meetings } = session
  if (startAt === null || endAt === null) return { dateLine: 'Dates to be announced' }
  if (flags.ended) {
    const took = flags.userCompleted || flags.enrolled ? 'You took it' : 'Last ran'
    return { dateLine: `${took} ${shortDates(startAt, endAt, now, zone)}` }
  }
  if (hidesDates(subject, viewer, now)) {
    const seatLine = openSeatLine(session, { hidden: true }, now)
    return { dateLine: 'Dates to follow', ...(seatLine ? { seatLine } : {}) }
  }
  const date = sessionLiveDate(session, now, zone)
  if (!date) return { dateLine: 'Dates to be announced' }
  const own = ownSession(session, session.enrollmentStatus, now, zone)
  const until = date.until ?? (own?.stage === 'ahead' ? uncapitalize(own.statusText) : null)
  const pattern = own ? null : meetingPattern(meetings, zone)
  const [only, ...others] = countedMeetings(session, zone)
  const seatLine = openSeatLine(session, { hidden: false }, now)
  return {
    // The weekday stands with the date of a single class.
    dateLine: only && others.length === 0 ? shortDay(only.startAt, now, zone) : date.dates,
    timeLine: pattern && until === null ? pattern : [date.time, until],
    ...(seatLine ? { seatLine } : {}),
  }
}

/**
 * Returns the line about the other way to take the course: 'On demand now · 4 lessons · 26 min', 'Live Feb 9 – 20', or 'Live
 * with free seats Feb 9 – 20' beside a full session; null without another way (docs/product/catalog.md#card-dates).
 */
export function offerLine(
  course: CourseSessions<DashboardSession>,
  view: CardView,
  viewer: LandingViewer,
  now: number,
): string | null {
  const other = otherOffer(course, view, now)
  if (!other) return null
  if (!isLive(other.session)) return onDemandText(other, now)
  const { session, flags } = other
  const { startAt, endAt } = session
  if (startAt === null || endAt === null) return 'Live dates to be announced'
  const zone = localZone()
  const dates = hidesDates(other, viewer, now) ? '' : ` ${shortDates(startAt, endAt, now, zone)}`
  const isInsteadOfFull = flags.enrollable && course.nextUpcomingSession?.flags.waitListOpen === true
  const seats = openSeat(session, session.enrollmentStatus, now, zone)
  const facts = [
    isInsteadOfFull ? `Live with free seats${dates}` : `Live${dates}`,
    seats?.few ? seats.seats : null,
    noSeatText(session, session.enrollmentStatus, now)?.toLowerCase() ?? null,
    flags.comingSoon ? 'enrollment opens later' : null,
  ]
  return facts.filter((fact) => fact !== null).join(' · ')
}

/** Returns when an on-demand edition can be watched, and what it holds: 'On demand now · 4 lessons · 26 min'. */
function onDemandText({ session, flags }: Derived, now: number): string {
  const { activateAt, lessons } = session
  const holds = lessons ? [lessonsText(lessons)] : []
  if (flags.ended || flags.closed) return 'No longer on demand'
  if (flags.comingSoon) {
    const from =
      activateAt !== null && activateAt > now ? shortDay(activateAt, now, localZone()) : 'a later day'
    return [`On demand from ${from}`, ...holds].join(' · ')
  }
  return [flags.enrolled || flags.userCompleted ? 'On demand' : 'On demand now', ...holds].join(' · ')
}

/**
 * Returns the last date to enroll in an open session, unless it is hidden, and the number of seats left if they are few, or
 * why a session has no open seat; null if there is nothing to say.
 */
function openSeatLine(
  session: DashboardSession,
  { hidden }: { readonly hidden: boolean },
  now: number,
): Line | null {
  const open = openSeat(session, session.enrollmentStatus, now, localZone())
  const deadline = hidden ? null : (open?.deadline ?? null)
  const none = noSeatText(session, session.enrollmentStatus, now)
  if (none) return [none]
  if (!open || (deadline === null && !open.few)) return null
  return [deadline, open.few ? open.seats : null]
}

const uncapitalize = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)

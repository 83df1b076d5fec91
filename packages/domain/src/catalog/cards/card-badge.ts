import { counted, DAY_MS, HOUR_MS } from '../../time/durations.ts'
import { isLive } from '../../sessions/session.ts'
import { hidesDates, type LandingViewer } from '../hidden-dates.ts'
import type { CourseSessions, DerivedSession } from '../course-sessions.ts'
import { type CardView, openRun, startsOnDemand } from './card-subject.ts'

/** The closing badge appears at most this long before enrollmentClose. */
const CLOSING_SOON_MS = 7 * DAY_MS

/** The kinds of course card badges, the most important first (docs/product/catalog.md#card-badges). */
export type CardBadgeKind =
  | 'active'
  | 'watching-on-demand'
  | 'enrolled'
  | 'completed'
  | 'waitlisted'
  | 'coming-soon'
  | 'course-full'
  | 'closing'
  | 'limited-availability'
  | 'free-course'
export type CardBadge = { readonly kind: CardBadgeKind; readonly text: string }

/** The screen of a card; 'Completed' is shown in a certificate only. */
export type CardContext = 'dashboard' | 'certificate'

/** The text for an earned badge, which is shown beside another badge or alone. */
export const BADGE_EARNED = 'Badge Earned'

/**
 * Returns the badges of a course card at `now`: the first of ten that applies, and whether 'Badge Earned' is shown too
 * (docs/product/catalog.md#card-badges). 'Active' is for the participants of a running session only. A card in a list of
 * past courses tells of the member's own run, and no offer. For a viewer who does not see the dates of the offered session
 * it has no closing badge (docs/product/course-page.md#hidden-dates).
 */
export function cardBadges(
  course: CourseSessions,
  context: CardContext,
  now: number,
  { view = 'next', viewer }: { readonly view?: CardView; readonly viewer: LandingViewer },
): { badge: CardBadge | null; badgeEarned: boolean } {
  const offer = view === 'past' ? null : offerBadge(course, view, viewer, now)
  return { badge: ownBadge(course, context) ?? offer, badgeEarned: course.badgeEarned }
}

/**
 * Formats 'Closes in N Day(s)' or 'Closes in N Hour(s)' in whole units left: days while more than 24 hours are left,
 * and never below 1.
 */
export function closingText(leftMs: number): string {
  const [unit, unitMs] = leftMs > DAY_MS ? (['Day', DAY_MS] as const) : (['Hour', HOUR_MS] as const)
  return `Closes in ${counted(Math.max(1, Math.floor(leftMs / unitMs)), unit)}`
}

function ownBadge(course: CourseSessions, context: CardContext): CardBadge | null {
  const enrolled = course.sessions.filter(({ flags }) => flags.enrolled)
  // Members who have completed a running session take part in it until it ends.
  if (course.sessions.some(({ flags }) => flags.active && flags.happeningNow)) {
    return { kind: 'active', text: 'Active' }
  }
  if (enrolled.length > 0) {
    return enrolled.some(({ session }) => isLive(session))
      ? { kind: 'enrolled', text: 'Enrolled' }
      : { kind: 'watching-on-demand', text: 'Watching On Demand' }
  }
  if (context === 'certificate' && course.completed) return { kind: 'completed', text: 'Completed' }
  return course.waitListed ? { kind: 'waitlisted', text: 'Waitlisted!' } : null
}

function offerBadge(
  course: CourseSessions,
  view: CardView,
  viewer: LandingViewer,
  now: number,
): CardBadge | null {
  const offer = offeredSession(course, view)
  // Who can begin at once, or later with a free seat, waits neither for a date nor for a seat.
  const canBegin = startsOnDemand(course) || openRun(course, now) !== null
  if (offer?.flags.comingSoon && !canBegin) return { kind: 'coming-soon', text: 'Coming Soon!' }
  const full = offer !== null && (offer.flags.waitListOpen || offer.flags.closed)
  if (full && !canBegin) return { kind: 'course-full', text: 'Course Full' }
  const isClosing = offer?.flags.enrollable && !hidesDates(offer, viewer, now)
  const left = isClosing ? (offer.session.enrollmentClose ?? Infinity) - now : Infinity
  if (left > 0 && left <= CLOSING_SOON_MS) return { kind: 'closing', text: closingText(left) }
  if (offer?.flags.enrollable && offer.session.lowInventory) {
    return { kind: 'limited-availability', text: 'Limited Availability' }
  }
  const isAboutEdition = view === 'on-demand' && startsOnDemand(course)
  const offers = isAboutEdition && offer ? [offer] : course.sessions
  const free = offers.some(({ session, flags }) => session.isFreeSession && !flags.ended)
  return free ? { kind: 'free-course', text: 'Free Course' } : null
}

/**
 * Returns the session that the badge is about: the next upcoming one; without any, a live one that closed before its
 * start because it is full; without that, the on-demand one. A running or ended session does not count as full. In a list
 * of on-demand editions it is the edition.
 */
function offeredSession(course: CourseSessions, view: CardView): DerivedSession | null {
  if (view === 'on-demand' && startsOnDemand(course)) return course.onDemandSession
  if (course.nextUpcomingSession) return course.nextUpcomingSession
  const closed = course.sessions.find(
    ({ session, flags }) => isLive(session) && flags.closed && !flags.ended && !flags.happeningNow,
  )
  return closed ?? course.onDemandSession
}

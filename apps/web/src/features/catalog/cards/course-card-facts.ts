import { safePicture } from '@section/domain/links/safe-href.ts'
import { cardSubject, type CardView } from '@section/domain/catalog/cards/card-subject.ts'
import type { LandingViewer } from '@section/domain/catalog/hidden-dates.ts'
import type { CourseSessions } from '@section/domain/catalog/course-sessions.ts'
import { facultyText } from '@section/domain/catalog/cards/faculty-text.ts'
import { formatRating } from '@section/domain/catalog/cards/rating.ts'
import { durationLabel } from '@section/domain/sessions/dates/duration-label.ts'
import { ownSession } from '@section/domain/sessions/own-session.ts'
import { isLive } from '@section/domain/sessions/session.ts'
import type { DashboardSession } from '../dashboard-query.ts'
import { localZone } from '../../../lib/now.ts'
import { dateLines, offerLine } from './course-card-dates.ts'

/**
 * Returns the texts of a course's card in a list (docs/product/catalog.md#course-cards), for a viewer who may not see
 * all dates. Its rating is included if `rated` is true.
 */
export function courseCardFacts(
  course: CourseSessions<DashboardSession>,
  view: CardView,
  { rated, viewer }: { readonly rated: boolean; readonly viewer: LandingViewer },
  now: number,
) {
  const subject = cardSubject(course, view, now)
  const session = subject?.session
  const labeled = session?.courseMeta.hideTimeAndFacultyLabels ? undefined : session
  const rating = rated ? formatRating(session?.courseRating ?? null, session?.ratingCount) : null
  const alsoLine = labeled && offerLine(course, view, viewer, now)
  return {
    title: session?.title ?? '',
    subtitle: session?.subtitle,
    cover: safePicture(session?.coverImageUrl),
    meta: labeled && kindText(labeled),
    faculty: labeled && facultyText('with', labeled.faculties),
    ...(labeled && subject && dateLines(subject, viewer, now)),
    ...(alsoLine ? { alsoLine } : {}),
    ...(rating ? { rating: { value: Number(rating.text), count: rating.count } } : {}),
  }
}

/** Returns 'Day 2 of 12' for a running session of several days that the member takes part in; otherwise null. */
export function runningDay(session: DashboardSession, now: number): string | null {
  const own = ownSession(session, session.enrollmentStatus, now, localZone())
  return own?.stage === 'running' && own.statusText.startsWith('Day ') ? own.statusText : null
}

/** Returns '2-week sprint' with a capital, and the same word for every on-demand edition, which has no dates. */
function kindText(session: DashboardSession): string {
  if (!isLive(session)) return 'Self-paced'
  const label = durationLabel(session.sessionKind, session.startAt, session.endAt)
  return label.charAt(0).toUpperCase() + label.slice(1)
}

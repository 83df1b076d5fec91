import { DAY_MS } from '../../time/durations.ts'
import { isLive } from '../../sessions/session.ts'
import { cardSubject, type CardView, startsOnDemand } from '../cards/card-subject.ts'
import type { CourseSession, CourseSessions } from '../course-sessions.ts'

const WEEK_MS = 7 * DAY_MS

/**
 * Groups the available courses by how a member would begin the session of their card: live within seven days, on demand at
 * once, or later. A group without courses is left out; the order within a group stays
 * (docs/product/catalog.md#groups-of-available-courses).
 */
export function groupByBeginning<S extends CourseSession>(
  courses: readonly CourseSessions<S>[],
  view: CardView,
  now: number,
) {
  const groups = Map.groupBy(courses, (course) => beginning(course, view, now))
  return GROUPS.flatMap((title) => {
    const group = groups.get(title)
    return group ? [{ title, courses: group }] : []
  })
}

const GROUPS = ['Next 7 days', 'Start on demand', 'Coming up'] as const

function beginning(course: CourseSessions, view: CardView, now: number): (typeof GROUPS)[number] {
  const subject = cardSubject(course, view, now)?.session
  if (subject && !isLive(subject)) return startsOnDemand(course) ? 'Start on demand' : 'Coming up'
  const startAt = subject?.startAt ?? Infinity
  return startAt <= now + WEEK_MS ? 'Next 7 days' : 'Coming up'
}

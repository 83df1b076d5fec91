import { DAY_MS } from '../../time/durations.ts'
import type { CourseSession, CourseSessions } from '../course-sessions.ts'

const WEEK_MS = 7 * DAY_MS

/**
 * Groups the available courses by when a member can begin: live within a week, on demand at once, or later. A group
 * without courses is left out; the order within a group stays.
 */
export function groupByBeginning<S extends CourseSession>(
  courses: readonly CourseSessions<S>[],
  now: number,
) {
  const groups = Map.groupBy(courses, (course) => beginning(course, now))
  return GROUPS.flatMap((title) => {
    const group = groups.get(title)
    return group ? [{ title, courses: group }] : []
  })
}

const GROUPS = ['This week', 'Start now', 'Coming up'] as const

function beginning(
  { nextUpcomingSession, joinableSession, hasOnDemand }: CourseSessions,
  now: number,
): (typeof GROUPS)[number] {
  const startAt = (nextUpcomingSession ?? joinableSession)?.session.startAt
  if (startAt != null && startAt <= now + WEEK_MS) return 'This week'
  return hasOnDemand ? 'Start now' : 'Coming up'
}

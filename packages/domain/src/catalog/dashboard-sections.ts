import {
  groupByCourse,
  isOffered,
  NEVER,
  type CourseSession,
  type CourseSessions,
} from './course-sessions.ts'

/**
 * Sorts courses into 'Active/Enrolled Courses', 'Available Courses' and 'Past Courses' from a member's sessions, in the
 * order of the screen. An active course is in no other section; a past course that is available is in both. `others`
 * are in no section, and are listed only among the bookmarked courses (docs/product/catalog.md#dashboard-sections).
 */
export function dashboardSections<S extends CourseSession>(sessions: readonly S[], now: number) {
  const courses = groupByCourse(sessions, now).filter((course) => course.sessions.length > 0)
  const rest = courses.filter((course) => !isActiveCourse(course))
  return {
    active: courses.filter(isActiveCourse).toSorted((a, b) => currentStart(a) - currentStart(b)),
    available: rest.filter(isAvailableCourse).toSorted((a, b) => nextStart(a) - nextStart(b)),
    past: rest.filter(isPastCourse).toSorted((a, b) => lastEnd(b) - lastEnd(a)),
    others: rest.filter((course) => !isAvailableCourse(course) && !isPastCourse(course)),
  }
}

function isActiveCourse(course: CourseSessions): boolean {
  return course.enrolled || course.waitListed
}

/**
 * Checks for a course that can be joined or will open. Besides upcoming sessions and open on-demand editions this
 * includes a running session to join, one without a seat, and an edition that opens later, so that no course to come is
 * in no section.
 */
function isAvailableCourse(course: CourseSessions): boolean {
  const { joinableSession, unavailableSession } = course
  return isOffered(course) || joinableSession !== null || unavailableSession !== null || opensOnDemand(course)
}

function opensOnDemand({ onDemandSession }: CourseSessions): boolean {
  return onDemandSession !== null && onDemandSession.flags.comingSoon && !onDemandSession.flags.ended
}

function isPastCourse(course: CourseSessions): boolean {
  return course.completed || course.badgeEarned
}

function currentStart({ sessions }: CourseSessions): number {
  const own = sessions.filter(({ flags }) => flags.enrolled || flags.waitListed)
  return Math.min(...own.map(({ session }) => session.startAt ?? NEVER))
}

function nextStart({ nextUpcomingSession, joinableSession, unavailableSession }: CourseSessions): number {
  return (nextUpcomingSession ?? joinableSession ?? unavailableSession)?.session.startAt ?? NEVER
}

function lastEnd({ sessions }: CourseSessions): number {
  return Math.max(...sessions.map(({ session, flags }) => (flags.userCompleted ? (session.endAt ?? 0) : 0)))
}

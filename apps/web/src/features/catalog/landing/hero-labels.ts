import type { CourseSessions } from '@section/domain/catalog/course-sessions.ts'
import { ownSessions } from '@section/domain/catalog/own-sessions.ts'
import { durationLabel } from '@section/domain/sessions/duration-label.ts'
import type { LandingSession } from '../course-landing-query.ts'

/** The faculty and time labels of the hero; none where the course hides them. */
export function heroLabels(course: CourseSessions<LandingSession>, about: LandingSession): string[] {
  if (about.courseMeta.hideTimeAndFacultyLabels) return []
  const own = ownSessions(course).find(({ flags }) => !flags.ended)
  const live = (own ?? course.nextUpcomingSession)?.session
  return [
    ...(about.faculties.length > 0 ? [`with ${about.faculties.map((f) => f.fullName).join(' and ')}`] : []),
    ...(live ? [`Live ${durationLabel(live.sessionKind, live.startAt, live.endAt)}`] : []),
    ...(course.hasOnDemand ? ['On demand'] : []),
  ]
}

import { isEntitled } from '@section/domain/entitlement/course-entitlement.ts'
import { NO_ENROLLMENT } from '@section/domain/sessions/session.ts'
import { sessionStatus } from '@section/domain/sessions/session-status.ts'
import { nextSteps } from '@section/domain/survey/next-steps.ts'
import type { UseCaseContext } from '../../server/graphql/operation.ts'
import { isListed, toRuleCourse, toRuleSession, type SessionWithCourse } from '../catalog/catalog-rules.ts'
import type { CatalogSnapshot } from '../catalog/catalog-types.ts'
import { listStartedVideos } from './survey-store.ts'

/** Returns the first steps of a member of the free tier, done or with a link. Specification 2, section 2.1. */
export async function getNextStepsStatus({
  services,
  viewer,
  now,
}: UseCaseContext<'catalog' | 'database'>): Promise<ReturnType<typeof nextSteps>> {
  const { catalog, database } = services
  const [snapshot, begun] = await Promise.all([
    catalog.current(),
    listStartedVideos(database.db, viewer.userId),
  ])
  const listing = { viewer, showHidden: false, now }
  const open = openSessions(snapshot).filter(
    (entry) => isListed(entry, listing) && isEntitled(viewer, entry.course, entry.session, now),
  )
  return nextSteps({
    hasLiveCourse: [...viewer.enrollments.keys()].some(
      (sessionId) => snapshot.sessionsById.get(sessionId)?.sessionType === 'LIVE',
    ),
    hasStartedOnDemand: begun.some((videoId) => snapshot.lessonLocations.has(videoId)),
    freeLiveCourseId: courseOf(open, ({ session }) => session.sessionType === 'LIVE' && joinable(session)),
    onDemandCourseId: courseOf(open, ({ session }) => session.sessionType === 'ON_DEMAND'),
  })

  function joinable(session: SessionWithCourse['session']): boolean {
    return ['ENROLL', 'WAITLIST'].includes(sessionStatus(session, NO_ENROLLMENT, now))
  }
}

/** Returns all sessions and their courses in the form of the rules, soonest first. */
function openSessions({ sessions, courses }: CatalogSnapshot): SessionWithCourse[] {
  return sessions.flatMap((session) => {
    const course = courses.get(session.courseId)
    return course ? [{ session: toRuleSession(session), course: toRuleCourse(course) }] : []
  })
}

function courseOf(sessions: SessionWithCourse[], fits: (entry: SessionWithCourse) => boolean): string | null {
  return sessions.find(fits)?.course.courseId ?? null
}

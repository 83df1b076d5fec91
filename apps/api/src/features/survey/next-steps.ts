import { mayTake } from '@section/domain/entitlement/course-entitlement.ts'
import { NO_ENROLLMENT } from '@section/domain/sessions/session.ts'
import { sessionStatus } from '@section/domain/sessions/session-status.ts'
import { type NextStep, nextSteps } from '@section/domain/survey/next-steps.ts'
import type { UseCaseContext } from '../../server/graphql/operation.ts'
import { isListed, toRuleCourse, toRuleSession, type TakenAs } from '../catalog/catalog-rules.ts'
import type { CatalogSnapshot } from '../catalog/catalog-snapshot.ts'
import { begunVideos } from './survey-store.ts'

/** Returns what a member of the free tier has done of the first two things, and where to do the rest. Specification 2, section 2.1. */
export async function getNextStepsStatus({
  services,
  viewer,
  now,
}: UseCaseContext<'catalog' | 'database'>): Promise<NextStep[]> {
  const { catalog, database } = services
  const [snapshot, begun] = await Promise.all([catalog.current(), begunVideos(database.db, viewer.userId)])
  const listing = { viewer, showHidden: false, now }
  const open = openSessions(snapshot).filter(
    (taken) => isListed(taken, listing) && mayTake(viewer, taken.course, taken.session, now),
  )
  return nextSteps({
    hasLiveCourse: [...viewer.enrollments.keys()].some(
      (sessionId) => snapshot.sessionsById.get(sessionId)?.sessionType === 'LIVE',
    ),
    hasStartedOnDemand: begun.some((videoId) => snapshot.lessonLocations.has(videoId)),
    freeLiveCourseId: courseOf(open, ({ session }) => session.sessionType === 'LIVE' && joinable(session)),
    onDemandCourseId: courseOf(open, ({ session }) => session.sessionType === 'ON_DEMAND'),
  })

  function joinable(session: TakenAs['session']): boolean {
    return ['ENROLL', 'WAITLIST'].includes(sessionStatus(session, NO_ENROLLMENT, now))
  }
}

/** Returns every session with its course, as the rules read them, soonest first. */
function openSessions({ sessions, courses }: CatalogSnapshot): TakenAs[] {
  return sessions.flatMap((session) => {
    const course = courses.get(session.courseId)
    return course ? [{ session: toRuleSession(session), course: toRuleCourse(course) }] : []
  })
}

function courseOf(sessions: TakenAs[], fits: (taken: TakenAs) => boolean): string | null {
  return sessions.find(fits)?.course.courseId ?? null
}

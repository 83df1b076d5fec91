import { isEntitled } from '@section/domain/entitlement/course-entitlement.ts'
import { isLive, NO_ENROLLMENT } from '@section/domain/sessions/session.ts'
import { sessionStatus } from '@section/domain/sessions/session-status.ts'
import { nextSteps } from '@section/domain/survey/next-steps.ts'
import type { UseCaseContext } from '../../server/graphql/operation.ts'
import { isListed } from '../catalog/catalog-rules.ts'
import type { CatalogSession } from '../catalog/catalog-types.ts'
import { listStartedVideos } from './survey-store.ts'

/** Returns the first steps of a member of the free tier, done or with a link. docs/product/survey.md#first-steps */
export async function getNextStepsStatus({
  services,
  viewer,
  now,
}: UseCaseContext<'catalog' | 'database'>): Promise<ReturnType<typeof nextSteps>> {
  const { catalog, database } = services
  const [snapshot, started] = await Promise.all([
    catalog.current(),
    listStartedVideos(database.db, viewer.userId),
  ])
  const listing = { viewer, showHidden: false, now }
  const open = snapshot.sessions.filter(
    (session) => isListed(session, listing) && isEntitled(viewer, session.course, session, now),
  )
  const joinable = (session: CatalogSession) =>
    ['ENROLL', 'WAITLIST'].includes(sessionStatus(session, NO_ENROLLMENT, now))
  return nextSteps({
    hasLiveCourse: snapshot.sessions.some(
      (session) => isLive(session) && viewer.enrollments.has(session.sessionId),
    ),
    hasStartedOnDemand: started.some((videoId) => snapshot.lessonLocations.has(videoId)),
    freeLiveCourseId: open.find((session) => isLive(session) && joinable(session))?.courseId ?? null,
    onDemandCourseId: open.find((session) => !isLive(session))?.courseId ?? null,
  })
}

import type { FreeOffer } from '@section/contract/generated/schema-types.ts'
import { isEntitled } from '@section/domain/entitlement/course-entitlement.ts'
import { checkLessonAccess, isFreePreview, lessonsOpenAt } from '@section/domain/entitlement/lesson-access.ts'
import { isLive, NO_ENROLLMENT } from '@section/domain/sessions/session.ts'
import { sessionStatus } from '@section/domain/sessions/session-status.ts'
import type { UseCaseContext } from '../../server/graphql/operation.ts'
import { findOnDemandSession, isListed, listedCourses } from '../catalog/catalog-rules.ts'
import { isEntitledOtherwise, isMetered, type MeteringContext } from './allowance.ts'
import { readCompletedVideos } from './allowance-store.ts'

/** The number of previews, of courses and of live courses that are offered at most. */
const MOST_OF_A_KIND = 3

/**
 * Returns what the viewer can learn without the allowance: free previews that they have not completed, courses that they
 * hold otherwise, and free live courses to enroll in; null for a viewer who is not metered.
 * docs/product/metering.md#what-stays-free
 */
export async function getFreeOffer({
  services,
  viewer,
  now,
}: UseCaseContext<'catalog' | 'config' | 'database'>): Promise<FreeOffer | null> {
  if (!isMetered(viewer)) return null
  const { threshold } = services.config.metering
  const snapshot = await services.catalog.current()
  const context: MeteringContext = { viewer, snapshot, threshold, now }
  const completed = await readCompletedVideos(services.database.db, viewer.userId)
  const courses = listedCourses(snapshot, { viewer, now }).map((course) => ({
    course,
    edition: findOnDemandSession(snapshot, course.courseId),
  }))
  const isHeld = ({ course, edition }: (typeof courses)[number]) =>
    course.groups.length > 0 &&
    edition !== null &&
    lessonsOpenAt(edition, now) === null &&
    isEntitledOtherwise(context, course.courseId, edition)
  const held = courses.filter(isHeld)
  const previews = courses
    .filter((course) => !held.includes(course))
    .flatMap(({ course, edition }) =>
      course.groups
        .flatMap(({ content }) => content)
        .filter(
          (lesson) =>
            isFreePreview(lesson, edition) &&
            checkLessonAccess(viewer, course, edition, lesson, now) === null,
        )
        .flatMap(({ videoId }) => (videoId && !completed.has(videoId) ? [videoId] : [])),
    )
  const live = snapshot.sessions.filter(
    (session) =>
      session.isFreeSession &&
      isLive(session) &&
      !viewer.enrollments.has(session.sessionId) &&
      isListed(session, { viewer, showHidden: false, now }) &&
      isEntitled(viewer, session.course, session, now) &&
      sessionStatus(session, NO_ENROLLMENT, now) === 'ENROLL',
  )
  return {
    previews: previews
      .flatMap((videoId) => {
        const page = snapshot.videoPages.get(videoId)
        const courseTitle = snapshot.courses.get(page?.courseId ?? '')?.title
        return page && courseTitle ? [{ videoId, title: page.title, courseTitle, page: page.address }] : []
      })
      .slice(0, MOST_OF_A_KIND),
    courses: held
      .slice(0, MOST_OF_A_KIND)
      .map(({ course: { courseId, title } }) => ({ courseId, title, startAt: null })),
    liveCourses: live
      .slice(0, MOST_OF_A_KIND)
      .map(({ courseId, title, startAt }) => ({ courseId, title, startAt })),
  }
}

import type { FreeOffer } from '@section/contract/generated/schema-types.ts'
import { isEntitled } from '@section/domain/entitlement/course-entitlement.ts'
import { checkLessonAccess, isFreePreview, lessonsOpenAt } from '@section/domain/entitlement/lesson-access.ts'
import { isLive, NO_ENROLLMENT } from '@section/domain/sessions/session.ts'
import { sessionStatus } from '@section/domain/sessions/session-status.ts'
import type { UseCaseContext } from '../../server/graphql/operation.ts'
import { isListed, listedCourses } from '../catalog/catalog-rules.ts'
import { isEntitledOtherwise, isMetered, type MeteringContext } from './allowance.ts'
import { readCompletedVideos } from './allowance-store.ts'
import { lessonPages, lessonTitle } from './lesson-pages.ts'

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
    pages: lessonPages(snapshot, course),
  }))
  const isHeld = (course: (typeof courses)[number]) =>
    course.pages.some(({ edition }) => edition && lessonsOpenAt(edition, now) === null) &&
    isEntitledOtherwise(context, course.course.courseId, course.pages[0]?.edition ?? null)
  const held = courses.filter(isHeld)
  const previews = courses
    .filter((course) => !held.includes(course))
    .flatMap(({ pages }) => pages)
    .filter(
      ({ course, edition, lesson }) =>
        isFreePreview(lesson, edition) &&
        checkLessonAccess(viewer, course, edition, lesson, now) === null &&
        !completed.has(lesson.videoId ?? ''),
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
    previews: previews.slice(0, MOST_OF_A_KIND).map(({ course, lesson, page }) => ({
      videoId: lesson.videoId ?? '',
      title: lessonTitle(lesson),
      courseTitle: course.title,
      page,
    })),
    courses: held
      .slice(0, MOST_OF_A_KIND)
      .map(({ course: { courseId, title } }) => ({ courseId, title, startAt: null })),
    liveCourses: live
      .slice(0, MOST_OF_A_KIND)
      .map(({ courseId, title, startAt }) => ({ courseId, title, startAt })),
  }
}

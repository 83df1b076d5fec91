import type { CourseTrailer, QueryGetCourseTrailerArgs } from '@section/contract/generated/schema-types.ts'
import type { UseCaseContext } from '../../server/graphql/operation.ts'
import { canSeeCourse } from '../catalog/catalog-rules.ts'

/**
 * Returns the signed playlist of a course's trailer; null without a trailer, and for a course that the viewer cannot
 * see.
 */
export async function getCourseTrailer(
  { services, viewer, now }: UseCaseContext<'catalog' | 'mediaLinks'>,
  { courseId }: QueryGetCourseTrailerArgs,
): Promise<CourseTrailer | null> {
  const snapshot = await services.catalog.current()
  const course = snapshot.courses.get(courseId.toLowerCase())
  const key = course?.meta.sprintTrailerJwPlayerFileId
  if (!key || !canSeeCourse(snapshot, course.courseId, { viewer, now })) return null
  return { playlistUrl: services.mediaLinks.playlistUrl(key, viewer.userId, now) }
}

/** Returns whether a recording of the media host is the trailer of a course that the viewer can see. */
export async function isTrailer(
  { services, viewer, now }: UseCaseContext<'catalog'>,
  externalKey: string,
): Promise<boolean> {
  const snapshot = await services.catalog.current()
  return [...snapshot.courses.values()].some(
    ({ courseId, meta }) =>
      meta.sprintTrailerJwPlayerFileId === externalKey && canSeeCourse(snapshot, courseId, { viewer, now }),
  )
}

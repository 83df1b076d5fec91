import type { CourseOffer, QueryGetCourseOfferArgs } from '@section/contract/generated/schema-types.ts'
import { isVisibleInCatalog } from '@section/domain/catalog/course-sessions.ts'
import { courseHolders } from '@section/domain/entitlement/course-offer.ts'
import type { UseCaseContext } from '../../server/graphql/operation.ts'
import { canSeeCourse } from './catalog-rules.ts'

/**
 * Returns what opens a course of the catalog that the viewer may not take. Null for a course that they may see, and for
 * one that nobody may know of: unknown, not published, or with hidden sessions only.
 */
export async function getCourseOffer(
  context: UseCaseContext<'catalog'>,
  args: QueryGetCourseOfferArgs,
): Promise<CourseOffer | null> {
  const snapshot = await context.services.catalog.current()
  const course = snapshot.courses.get(args.courseId.toLowerCase())
  if (!course || canSeeCourse(snapshot, course.courseId, context)) return null
  const sessions = (snapshot.sessionsByCourse.get(course.courseId) ?? []).filter(isVisibleInCatalog)
  if (sessions.length === 0) return null
  const { courseId, title, subtitle, coverImageUrl, stack, difficulty, meta } = course
  const topTakeaway = meta.topTakeaway ?? null
  const heldBy = courseHolders(course, sessions)
  return { courseId, title, subtitle, coverImageUrl, stack, difficulty, topTakeaway, heldBy }
}

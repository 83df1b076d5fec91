import type { EnrollmentStatus } from '@section/domain/sessions/session.ts'
import type { CatalogSnapshot } from '../catalog/catalog-snapshot.ts'
import { enroll, type EnrollmentContext } from './enroll.ts'

// This file is the public interface of enrollment.

/** The context of an on-demand enrollment inside a transaction. `now` is epoch ms. */
export type EnrollOnDemandContext = Omit<EnrollmentContext, 'session' | 'course'> & {
  snapshot: CatalogSnapshot
}

/**
 * Enrolls the viewer in the on-demand session of a course, inside the caller's transaction. Repeated and simultaneous
 * calls create one enrollment. Returns the viewer's status afterwards; null, without writing, when the course has no such
 * session or the viewer may not take it. Specification 2, section 4.7 (threat T-D6).
 */
export async function enrollOnDemand(
  { snapshot, ...context }: EnrollOnDemandContext,
  courseId: string,
): Promise<EnrollmentStatus | null> {
  const course = snapshot.courses.get(courseId)
  const session = snapshot.sessionsByCourse
    .get(courseId)
    ?.find(({ sessionType }) => sessionType === 'ON_DEMAND')
  if (!course || !session) return null
  const { status, refusal } = await enroll({ ...context, session, course })
  return refusal === null ? status : null
}

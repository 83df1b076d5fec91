import type { EnrollmentStatus } from '@section/domain/sessions/session.ts'
import type { Db } from '@section/db/connection.ts'
import { learnerOf } from '../../server/access/learner.ts'
import type { MemberState } from '../../server/access/member-state.ts'
import type { Invalidate } from '../../server/cache-invalidation.ts'
import type { CatalogueSnapshot } from '../catalogue/catalogue-snapshot.ts'
import { takePlace } from './places.ts'

// Enrollment's public file.

/** A transaction that invalidates caches, and what it works on. `now` is epoch ms. */
export interface EnrolOnDemand {
  tx: Db
  invalidate: Invalidate
  snapshot: CatalogueSnapshot
  state: MemberState
  now: number
}

/**
 * Enrols the member in the on-demand session of a course, inside the caller's transaction. Any number of calls,
 * also at once, make one enrolment. Answers where the member then stands; null when the course has no such
 * session or the member may not take it: then nothing is written. Specification 2, section 4.7 (threat T-D6).
 */
export async function enrolOnDemand(
  { tx, invalidate, snapshot, state, now }: EnrolOnDemand,
  courseId: string,
): Promise<EnrollmentStatus | null> {
  const course = snapshot.courses.get(courseId)
  const session = snapshot.sessionsByCourse
    .get(courseId)
    ?.find(({ sessionType }) => sessionType === 'ON_DEMAND')
  if (!course || !session) return null
  const door = { tx, invalidate, session, course, learner: learnerOf(state, now), now }
  const { status, refusal } = await takePlace(door)
  return refusal === null ? status : null
}

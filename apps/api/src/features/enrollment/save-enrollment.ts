import type { SaveEnrollmentInput, SaveEnrollmentResult } from '@section/contract/generated/schema-types.ts'
import { learnerOf } from '../../server/access/learner.ts'
import type { MemberState } from '../../server/access/member-state.ts'
import { expectedError } from '../../server/graphql/expected-error.ts'
import type { Services } from '../../server/services.ts'
import { leavePlace, type Outcome, takePlace } from './places.ts'

/** What a session answers that does not exist, or that the member may not know of. */
export const NO_SUCH_SESSION: SaveEnrollmentResult = {
  enrollmentStatus: null,
  error: expectedError('NOT_FOUND'),
}

/**
 * Enrols the member in a session, puts them on its waitlist, or takes them out again, in one transaction.
 * `now` is epoch ms. Errors: NOT_FOUND, NOT_ENTITLED, ACCOUNT_ENDED, TRIAL_ENDED, ENROLLMENT_NOT_OPEN,
 * ENROLLMENT_CLOSED, ENROLLMENT_MANUAL, SESSION_FULL, ALREADY_COMPLETED. Specification 2, sections 4.2 and 7.
 */
export async function saveEnrollment(
  { catalogue, cacheInvalidation }: Pick<Services, 'catalogue' | 'cacheInvalidation'>,
  state: MemberState,
  { sessionId, unenroll }: Pick<SaveEnrollmentInput, 'sessionId' | 'unenroll'>,
  now: number,
): Promise<SaveEnrollmentResult> {
  const snapshot = await catalogue.current()
  const session = snapshot.sessionsById.get(sessionId)
  const course = session && snapshot.courses.get(session.courseId)
  if (!course) return NO_SUCH_SESSION
  const learner = learnerOf(state, now)
  const outcome = await cacheInvalidation.transaction((tx, invalidate) => {
    const door = { tx, invalidate, session, course, learner, now }
    return unenroll ? leavePlace(door) : takePlace(door)
  })
  return result(outcome)
}

function result({ status, refusal }: Outcome): SaveEnrollmentResult {
  if (refusal === 'SESSION_NOT_FOUND') return NO_SUCH_SESSION
  return { enrollmentStatus: status, error: refusal && expectedError(refusal) }
}

import type { SaveEnrollmentInput, SaveEnrollmentResult } from '@section/contract/generated/schema-types.ts'
import type { ErrorCode } from '@section/contract/error-codes.ts'
import type { UseCaseContext } from '../../server/graphql/operation.ts'
import { refusedResult } from '../../server/graphql/refused-result.ts'
import { enroll, unenroll } from './enroll.ts'

/** The result for a session that does not exist, or that the viewer may not know of. */
export const NO_SUCH_SESSION = refused(null, 'NOT_FOUND')

/**
 * Enrolls the viewer in a session, puts them on its waitlist, or takes them out again, in one transaction
 * (docs/product/enrollment.md#who-may-enroll). Errors: NOT_FOUND, NOT_ENTITLED, ACCOUNT_ENDED, TRIAL_ENDED,
 * ENROLLMENT_NOT_OPEN, ENROLLMENT_CLOSED, ENROLLMENT_MANUAL, SESSION_FULL, ALREADY_COMPLETED.
 */
export async function saveEnrollment(
  { services, viewer, now }: UseCaseContext<'catalog' | 'cacheInvalidation' | 'outbox'>,
  { input }: { input: Omit<SaveEnrollmentInput, 'userId'> },
): Promise<SaveEnrollmentResult> {
  const { catalog, cacheInvalidation, outbox } = services
  const snapshot = await catalog.current()
  const session = snapshot.sessionsById.get(input.sessionId)
  if (!session) return NO_SUCH_SESSION
  const { status, refusal } = await cacheInvalidation.transaction((tx, invalidate) => {
    const context = { tx, invalidate, outbox, session, viewer, now }
    return input.unenroll ? unenroll(context) : enroll(context)
  })
  if (refusal === 'SESSION_NOT_FOUND') return NO_SUCH_SESSION
  return refusal ? refused(status, refusal) : { enrollmentStatus: status, error: null }
}

/** Returns the refused result, with the status that the viewer keeps. */
function refused(enrollmentStatus: SaveEnrollmentResult['enrollmentStatus'], code: ErrorCode) {
  return refusedResult<SaveEnrollmentResult>({ enrollmentStatus })(code)
}

import type { SaveEnrollmentInput, SaveEnrollmentResult } from '@section/contract/generated/schema-types.ts'
import type { ErrorCode } from '@section/contract/error-codes.ts'
import type { UseCaseContext } from '../../server/graphql/operation.ts'
import { refusedResult } from '../../server/graphql/refused-result.ts'
import { enroll, type EnrollmentOutcome, unenroll } from './enroll.ts'
import { takeBack } from './undo/take-back.ts'

/** The result for a session that does not exist, or that the viewer may not know of. */
export const NO_SUCH_SESSION = refused(null, 'NOT_FOUND')

/**
 * Enrolls the viewer in a session, puts them on its waitlist, or takes them out again, in one transaction
 * (docs/product/enrollment.md#who-may-enroll). What was left shortly before can be taken back
 * (docs/product/enrollment.md#undo). Errors: NOT_FOUND, NOT_ENTITLED, ACCOUNT_ENDED, TRIAL_ENDED, ENROLLMENT_NOT_OPEN,
 * ENROLLMENT_CLOSED, ENROLLMENT_MANUAL, SESSION_FULL, ALREADY_COMPLETED, UNDO_EXPIRED.
 */
export async function saveEnrollment(
  { services, viewer, now }: UseCaseContext<'catalog' | 'cacheInvalidation' | 'leavingUndos' | 'outbox'>,
  { input }: { input: Omit<SaveEnrollmentInput, 'userId'> },
): Promise<SaveEnrollmentResult> {
  const { catalog, cacheInvalidation, leavingUndos, outbox } = services
  const snapshot = await catalog.current()
  const session = snapshot.sessionsById.get(input.sessionId)
  if (!session) return NO_SUCH_SESSION
  const owner = { userId: viewer.userId, sessionId: session.sessionId }
  const taken = input.undo == null ? null : leavingUndos.read(input.undo, owner, now)
  if (taken === undefined) return refused(null, 'UNDO_EXPIRED')
  const {
    status,
    refusal,
    left,
    alreadyLeft = false,
  } = await cacheInvalidation.transaction((tx, invalidate): Promise<EnrollmentOutcome> => {
    const context = { tx, invalidate, outbox, session, viewer, now }
    if (taken) return takeBack(context, taken)
    return input.unenroll ? unenroll(context) : enroll(context)
  })
  if (refusal === 'SESSION_NOT_FOUND') return NO_SUCH_SESSION
  if (refusal) return refused(status, refusal)
  const undo = left ? leavingUndos.create(left, owner, now) : null
  return { enrollmentStatus: status, undo, alreadyLeft, error: null }
}

/** Returns the refused result, with the status that the viewer keeps. */
function refused(enrollmentStatus: SaveEnrollmentResult['enrollmentStatus'], code: ErrorCode) {
  return refusedResult<SaveEnrollmentResult>({ enrollmentStatus, undo: null, alreadyLeft: false })(code)
}

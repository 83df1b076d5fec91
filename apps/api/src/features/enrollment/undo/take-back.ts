import { decideUndo } from '@section/domain/enrollment/undo-leaving.ts'
import { type EnrollmentContext, type EnrollmentOutcome, takePlace } from '../enroll.ts'
import type { StoredPlace } from '../enrollment-store.ts'

/**
 * Takes back the seat or the place on the waitlist that the viewer has just left, with a mail. A seat is taken back only
 * while it is free; a place on the waitlist is where it was, and becomes a seat if nobody waits and one is free
 * (docs/product/enrollment.md#undo).
 */
export function takeBack(context: EnrollmentContext, left: StoredPlace): Promise<EnrollmentOutcome> {
  return takePlace(context, (request) => decideUndo(request, left.state === 'ENROLLED'), left)
}

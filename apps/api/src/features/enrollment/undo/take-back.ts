import { decideUndo } from '@section/domain/enrollment/undo-leaving.ts'
import { toRuleEnrollment } from '../../catalog/catalog-rules.ts'
import {
  countSeats,
  currentStatus,
  type EnrollmentContext,
  lockSession,
  type EnrollmentOutcome,
  promoteWaitlist,
} from '../enroll.ts'
import { findState, insertPlace, type StoredPlace } from '../enrollment-store.ts'
import { queueSessionMails } from '../mails/queue-session-mails.ts'

/**
 * Takes back the seat or the place on the waitlist that the viewer has just left, with a mail. A seat is taken back only
 * while it is free; a place on the waitlist is where it was, and becomes a seat if nobody waits and one is free
 * (docs/product/enrollment.md#undo).
 */
export async function takeBack(given: EnrollmentContext, left: StoredPlace): Promise<EnrollmentOutcome> {
  const context = await promoteWaitlist(await lockSession(given))
  const { tx, invalidate, outbox, session, viewer, now } = context
  const { sessionId, course } = session
  const { userId } = viewer
  const state = await findState(tx, userId, sessionId)
  const current = toRuleEnrollment(state && { state })
  const decision = decideUndo({ session, course, viewer, current, now }, left.state === 'ENROLLED')
  if (decision.kind === 'refuse') return currentStatus(context, state, decision.code)
  if (decision.kind === 'unchanged') return currentStatus(context, state)

  const isSeat = decision.kind === 'enroll'
  const place = {
    ...left,
    state: isSeat ? ('ENROLLED' as const) : ('WAITLISTED' as const),
    enrolledAt: isSeat ? (left.enrolledAt ?? new Date(now)) : null,
  }
  const added = await insertPlace(tx, { userId, sessionId, ...place })
  // A session without a limit of seats is not locked, so another request of the viewer may have enrolled them meanwhile.
  if (!added) return currentStatus(context, await findState(tx, userId, sessionId))
  invalidate('member', userId)
  if (session.sessionType === 'LIVE') {
    const kind = isSeat ? 'enrollment-confirmed' : 'waitlist-confirmed'
    await queueSessionMails(outbox, tx, [{ kind, userId, sessionId }])
  }
  return currentStatus(isSeat ? await countSeats(context, 1) : context, place.state)
}

import {
  decideEnrollment,
  decideUnenrollment,
  type EnrollDecision,
  type EnrollRefusal,
  type EnrollRequest,
  promotesFromWaitlist,
} from '@section/domain/enrollment/enroll.ts'
import { checkEnrollmentAccess } from '@section/domain/entitlement/course-entitlement.ts'
import { viewerSessionStatus } from '@section/domain/entitlement/session-access.ts'
import { decideUndo } from '@section/domain/enrollment/undo-leaving.ts'
import { type EnrollmentStatus, NO_ENROLLMENT } from '@section/domain/sessions/session.ts'
import type { Db } from '@section/db/connection.ts'
import type { MemberViewer } from '../../server/access/viewer.ts'
import type { Invalidate } from '../../server/cache/cache-invalidation.ts'
import { toRuleEnrollment } from '../catalog/catalog-rules.ts'
import type { Services } from '../../server/services.ts'
import type { CatalogSession } from '../catalog/catalog-types.ts'
import {
  deleteEnrollment,
  promoteFirst,
  type EnrollmentState,
  findState,
  insertPlace,
  lockSeats,
  addTakenSeats,
  type StoredPlace,
} from './enrollment-store.ts'
import { queueSessionMails } from './mails/queue-session-mails.ts'

/** The viewer, and the session that they enroll in or leave, inside a transaction. `now` is epoch ms. */
export interface EnrollmentContext {
  tx: Db
  invalidate: Invalidate
  outbox: Services['outbox']
  session: CatalogSession
  viewer: MemberViewer
  now: number
}

/** The viewer's status after the call, and the reason for a refusal, if any. */
export interface EnrollmentOutcome {
  status: EnrollmentStatus
  refusal: EnrollRefusal | 'ALREADY_COMPLETED' | null
  /** The place that the viewer has just left and can take back, if nobody else has got it. */
  left?: StoredPlace | null
  /** True if the viewer had nothing to leave. */
  alreadyLeft?: boolean
}

/** Enrolls the viewer, or puts them on the waitlist of a full session, with a mail (docs/product/enrollment.md#seats-of-a-session). */
export function enroll(context: EnrollmentContext): Promise<EnrollmentOutcome> {
  return takePlace(context, decideEnrollment)
}

/**
 * Removes the viewer from a session or its waitlist, with a mail that updates their calendar, and gives the seat to the
 * first member of the waitlist, in the same transaction (docs/product/enrollment.md#leaving).
 */
export async function unenroll(given: EnrollmentContext): Promise<EnrollmentOutcome> {
  const context = await lockSession(given)
  const { tx, invalidate, outbox, session, viewer, now } = context
  const { sessionId } = session
  const { userId } = viewer
  const state = await findState(tx, userId, sessionId)
  const decision = decideUnenrollment(toRuleEnrollment(state && { state }))
  if (decision.kind === 'refuse') return currentStatus(context, state, decision.code)
  if (decision.kind === 'unchanged') {
    const refusal = checkEnrollmentAccess(viewer, session.course, session, now)
    const isUnknown = refusal === 'SESSION_NOT_FOUND'
    return { ...currentStatus(context, state, isUnknown ? refusal : null), alreadyLeft: true }
  }
  const left = await deleteEnrollment(
    tx,
    userId,
    sessionId,
    decision.kind === 'unenroll' ? 'ENROLLED' : 'WAITLISTED',
  )
  if (!left) {
    // Another request has taken the viewer out meanwhile, or completed the enrollment, which cannot be undone.
    const found = await findState(tx, userId, sessionId)
    if (found === undefined) return { ...currentStatus(context, undefined), alreadyLeft: true }
    return currentStatus(context, found, 'ALREADY_COMPLETED')
  }
  invalidate('member', userId)
  if (session.sessionType === 'LIVE') {
    const waited = left.state === 'WAITLISTED'
    await queueSessionMails(outbox, tx, [{ kind: 'place-left', waited, userId, sessionId }])
  }
  const freed = left.state === 'ENROLLED' ? await countSeats(context, -1) : context
  const after = await promoteWaitlist(freed)
  const request = { session: after.session, course: session.course, viewer, current: NO_ENROLLMENT, now }
  const canUndo = decideUndo(request, left.state === 'ENROLLED').kind !== 'refuse'
  return { ...currentStatus(after, undefined), left: canUndo ? left : null }
}

/**
 * Takes a member whose account is deleted out of a session, also out of one that they have completed, without a mail to them,
 * and gives the seat to the first member of the waitlist. docs/product/enrollment.md#leaving
 */
export async function giveUpSeat(given: EnrollmentContext): Promise<void> {
  const context = await lockSession(given)
  const { tx, session, viewer } = context
  const state = await findState(tx, viewer.userId, session.sessionId)
  if (!state || !(await deleteEnrollment(tx, viewer.userId, session.sessionId, state))) return
  await promoteWaitlist(state === 'WAITLISTED' ? context : await countSeats(context, -1))
}

/**
 * Gives the viewer the place for which a rule decides, with a mail; of the place that they had `left`, it keeps the number and
 * the times. Every transaction locks the seats first, which serializes the transactions of a session and prevents deadlocks.
 * Then free seats go to the waitlist, so that nobody who enrolls now overtakes it (SECURITY.md#oversold-seats).
 */
export async function takePlace(
  given: EnrollmentContext,
  decide: (request: EnrollRequest) => EnrollDecision,
  left?: StoredPlace,
): Promise<EnrollmentOutcome> {
  const context = await promoteWaitlist(await lockSession(given))
  const { tx, invalidate, outbox, session, viewer, now } = context
  const { sessionId, course } = session
  const { userId } = viewer
  const found = await findState(tx, userId, sessionId)
  const current = toRuleEnrollment(found && { state: found })
  const decision = decide({ session, course, viewer, current, now })
  if (decision.kind === 'refuse') return currentStatus(context, found, decision.code)
  if (decision.kind === 'unchanged') return currentStatus(context, found)

  const isSeat = decision.kind === 'enroll'
  const state = isSeat ? 'ENROLLED' : 'WAITLISTED'
  const at = new Date(now)
  const enrolledAt = isSeat ? (left?.enrolledAt ?? at) : null
  const added = await insertPlace(tx, { userId, sessionId, createdAt: at, ...left, state, enrolledAt })
  // A session without a limit of seats is not locked, so another request of the viewer may have enrolled them
  // meanwhile.
  if (!added) return currentStatus(context, await findState(tx, userId, sessionId))
  invalidate('member', userId)
  if (session.sessionType === 'LIVE') {
    const kind = isSeat ? 'enrollment-confirmed' : 'waitlist-confirmed'
    await queueSessionMails(outbox, tx, [{ kind, userId, sessionId }])
  }
  return currentStatus(isSeat ? await countSeats(context, 1) : context, state)
}

/** Locks the seats of the session and returns the context with them. */
async function lockSession(context: EnrollmentContext): Promise<EnrollmentContext> {
  const { tx, session } = context
  return { ...context, session: { ...session, ...(await lockSeats(tx, session.sessionId)) } }
}

/**
 * Gives all free seats to the first members of the waitlist, each with a mail; returns the context with the updated
 * seats.
 */
async function promoteWaitlist(context: EnrollmentContext): Promise<EnrollmentContext> {
  const { tx, invalidate, outbox, session, now } = context
  const { sessionId, seats, seatsTaken } = session
  if (seats === null || !promotesFromWaitlist(session, now)) return context
  const promoted = await promoteFirst(tx, sessionId, seats - seatsTaken, new Date(now))
  if (promoted.length === 0) return context
  const mails = promoted.map((enrollment) => ({ kind: 'seat-freed' as const, ...enrollment }))
  await queueSessionMails(outbox, tx, mails)
  for (const { userId } of promoted) invalidate('member', userId)
  return countSeats(context, promoted.length)
}

/** Adds `by` to the number of taken seats, if seats are limited, and returns the context with it. */
async function countSeats(context: EnrollmentContext, by: number): Promise<EnrollmentContext> {
  const { tx, invalidate, session } = context
  const { sessionId, seats, seatsTaken } = session
  if (seats === null) return context
  if (!(await addTakenSeats(tx, sessionId, by))) {
    throw new Error(`The seats of session ${sessionId} do not match its enrollments.`)
  }
  invalidate('seats', sessionId)
  return { ...context, session: { ...session, seatsTaken: seatsTaken + by } }
}

/** Returns the status of the viewer with an enrollment in this state, or without one. */
function currentStatus(
  { session, viewer, now }: EnrollmentContext,
  state: EnrollmentState | undefined,
  refusal: EnrollmentOutcome['refusal'] = null,
): EnrollmentOutcome {
  const own = toRuleEnrollment(state && { state })
  return { status: viewerSessionStatus(viewer, session.course, session, own, now), refusal }
}

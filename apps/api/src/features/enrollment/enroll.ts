import {
  decideEnrollment,
  decideUnenrollment,
  promotesFromWaitlist,
} from '@section/domain/enrollment/enroll.ts'
import type { EnrollRefusal, EnrollSession } from '@section/domain/enrollment/enroll.ts'
import { checkEnrollmentAccess } from '@section/domain/entitlement/course-entitlement.ts'
import { memberStatus } from '@section/domain/entitlement/session-access.ts'
import type { EnrollmentStatus } from '@section/domain/sessions/session.ts'
import type { Db } from '@section/db/connection.ts'
import type { Viewer } from '../../server/access/viewer.ts'
import type { Invalidate } from '../../server/cache-invalidation.ts'
import { toRuleCourse, toRuleEnrollment, toRuleSession } from '../catalog/catalog-rules.ts'
import type { Services } from '../../server/services.ts'
import type { CatalogCourse, CatalogSession, Seats } from '../catalog/catalog-types.ts'
import {
  deleteEnrollment,
  promoteFirst,
  type EnrollmentState,
  findState,
  insertEnrollment,
  lockSeats,
  addTakenSeats,
} from './enrollment-store.ts'
import { queueSessionMails } from './session-mails.ts'

/** A viewer and the session that they enroll in or unenroll from, inside a transaction. `now` is epoch ms. */
export interface EnrollmentContext {
  tx: Db
  invalidate: Invalidate
  outbox: Services['outbox']
  session: CatalogSession
  course: CatalogCourse
  viewer: Viewer
  now: number
}

/** The viewer's status after the call, and the reason for a refusal, if any. */
export interface Outcome {
  status: EnrollmentStatus
  refusal: EnrollRefusal | 'ALREADY_COMPLETED' | null
}

/**
 * Enrolls the viewer, or waitlists them in a full session. Every transaction locks the seats first, which serializes
 * the transactions of a session and prevents deadlocks. Then free seats go to the waitlist, so that a newcomer never
 * passes it. Specification 2, section 4.2; Decisions, section 5 (threats T-D1 and T-D8).
 */
export async function enroll(context: EnrollmentContext): Promise<Outcome> {
  const { tx, invalidate, outbox, session, viewer, now } = context
  const { sessionId } = session
  const { userId } = viewer
  const seats = await promoteWaitlist(context, await lockSeats(tx, sessionId))
  const state = await findState(tx, userId, sessionId)
  const decision = decideEnrollment({
    session: toRuleSession(session, seats),
    course: toRuleCourse(context.course),
    viewer,
    current: toRuleEnrollment(state && { state }),
    now,
  })
  if (decision.kind === 'refuse') return currentStatus(context, seats, state, decision.code)
  if (decision.kind === 'unchanged') return currentStatus(context, seats, state)

  const next = decision.kind === 'enroll' ? 'ENROLLED' : 'WAITLISTED'
  const added = await insertEnrollment(tx, { userId, sessionId, state: next, at: new Date(now) })
  // Without counted seats nothing is locked, and another request of the viewer may have enrolled them meanwhile.
  if (!added) return currentStatus(context, seats, await findState(tx, userId, sessionId))
  invalidate('member', userId)
  if (session.sessionType === 'LIVE') {
    const kind = next === 'ENROLLED' ? 'enrollment-confirmed' : 'waitlist-confirmed'
    await queueSessionMails(outbox, tx, [{ kind, userId, sessionId }])
  }
  return currentStatus(context, next === 'ENROLLED' ? await countSeats(context, seats, 1) : seats, next)
}

/**
 * Removes the viewer from a session or its waitlist, with a mail that updates their calendar, and gives the seat to the
 * first of the waitlist, in the same transaction. Specification 2, section 4.2; Decisions, sections 5 and 9
 * (threat T-D1).
 */
export async function unenroll(context: EnrollmentContext): Promise<Outcome> {
  const { tx, invalidate, outbox, session, viewer, now } = context
  const { sessionId } = session
  const seats = await lockSeats(tx, sessionId)
  const state = await findState(tx, viewer.userId, sessionId)
  const decision = decideUnenrollment(toRuleEnrollment(state && { state }))
  if (decision.kind === 'refuse') return currentStatus(context, seats, state, decision.code)
  if (decision.kind === 'unchanged') {
    const refusal = checkEnrollmentAccess(
      viewer,
      toRuleCourse(context.course),
      toRuleSession(session, seats),
      now,
    )
    return currentStatus(context, seats, state, refusal === 'SESSION_NOT_FOUND' ? refusal : null)
  }
  const left = decision.kind === 'unenroll' ? 'ENROLLED' : 'WAITLISTED'
  if (!(await deleteEnrollment(tx, viewer.userId, sessionId, left))) {
    // Another request has completed the enrollment meanwhile, and a completed one cannot be undone.
    return currentStatus(context, seats, await findState(tx, viewer.userId, sessionId), 'ALREADY_COMPLETED')
  }
  invalidate('member', viewer.userId)
  if (session.sessionType === 'LIVE') {
    const waited = left === 'WAITLISTED'
    await queueSessionMails(outbox, tx, [{ kind: 'place-left', waited, userId: viewer.userId, sessionId }])
  }
  const freed = left === 'ENROLLED' ? await countSeats(context, seats, -1) : seats
  return currentStatus(context, await promoteWaitlist(context, freed), undefined)
}

/** Gives all free seats to the first of the waitlist, each with a mail; returns the updated seats. */
async function promoteWaitlist(context: EnrollmentContext, seats: Seats | null): Promise<Seats | null> {
  const { tx, invalidate, outbox, session, now } = context
  if (!seats || !promotesFromWaitlist(toRuleSession(session, seats), now)) return seats
  const free = seats.capacity - seats.taken
  const promoted = await promoteFirst(tx, session.sessionId, free, new Date(now))
  if (promoted.length === 0) return seats
  await queueSessionMails(
    outbox,
    tx,
    promoted.map((enrollment) => ({ kind: 'seat-freed', ...enrollment })),
  )
  for (const { userId } of promoted) invalidate('member', userId)
  return countSeats(context, seats, promoted.length)
}

async function countSeats(
  { tx, invalidate, session }: EnrollmentContext,
  seats: Seats | null,
  by: number,
): Promise<Seats | null> {
  if (!seats) return null
  if (!(await addTakenSeats(tx, session.sessionId, by))) {
    throw new Error(`The seats of session ${session.sessionId} do not match its enrollments.`)
  }
  invalidate('seats', session.sessionId)
  return { capacity: seats.capacity, taken: seats.taken + by }
}

function currentStatus(
  { session, course, viewer, now }: EnrollmentContext,
  seats: Seats | null,
  state: EnrollmentState | undefined,
  refusal: Outcome['refusal'] = null,
): Outcome {
  const rules: EnrollSession = toRuleSession(session, seats)
  const own = toRuleEnrollment(state && { state })
  return { status: memberStatus(viewer, toRuleCourse(course), rules, own, now), refusal }
}

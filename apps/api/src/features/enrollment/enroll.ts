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
import type { CatalogCourse, CatalogSession, Seats } from '../catalog/catalog-types.ts'
import {
  deleteEnrollment,
  enrollFirstWaiting,
  type EnrollmentState,
  findState,
  insertEnrollment,
  lockSeats,
  takeSeats,
} from './enrollment-store.ts'
import { mailAboutPlaces } from './place-mails.ts'

/** A viewer and the session that they enroll in or leave, inside one transaction. `now` is epoch ms. */
export interface EnrollmentContext {
  tx: Db
  invalidate: Invalidate
  session: CatalogSession
  course: CatalogCourse
  viewer: Viewer
  now: number
}

/** The viewer's status after the call, and why the call was refused, if it was. */
export interface Outcome {
  status: EnrollmentStatus
  refusal: EnrollRefusal | 'ALREADY_COMPLETED' | null
}

/**
 * Gives the viewer a seat, or a place on the waitlist of a full session. The lock on the seats comes first in
 * every transaction, so that all of them pass a session one by one and none can wait for another crosswise; then
 * free seats go to those who wait, so that a newcomer never passes them. Specification 2, section 4.2; Decisions,
 * section 5 (threats T-D1 and T-D8).
 */
export async function enroll(context: EnrollmentContext): Promise<Outcome> {
  const { tx, invalidate, session, viewer, now } = context
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
  // Without seats to count nothing is locked, and another request of the same viewer may have enrolled them meanwhile.
  if (!added) return currentStatus(context, seats, await findState(tx, userId, sessionId))
  invalidate('member', userId)
  if (session.sessionType === 'LIVE') {
    const kind = next === 'ENROLLED' ? 'enrollment-confirmed' : 'waitlist-confirmed'
    await mailAboutPlaces(tx, [{ kind, userId, sessionId }])
  }
  return currentStatus(context, next === 'ENROLLED' ? await countSeats(context, seats, 1) : seats, next)
}

/**
 * Takes the viewer out of a session or off its waitlist, with a mail that clears their calendar, and gives a freed
 * seat to the first who waits, in the same transaction. Specification 2, section 4.2; Decisions, sections 5 and 9
 * (threat T-D1).
 */
export async function unenroll(context: EnrollmentContext): Promise<Outcome> {
  const { tx, invalidate, session, viewer, now } = context
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
    // Completed by another request meanwhile: what is completed is not taken back.
    return currentStatus(context, seats, await findState(tx, viewer.userId, sessionId), 'ALREADY_COMPLETED')
  }
  invalidate('member', viewer.userId)
  if (session.sessionType === 'LIVE') {
    const waited = left === 'WAITLISTED'
    await mailAboutPlaces(tx, [{ kind: 'place-left', waited, userId: viewer.userId, sessionId }])
  }
  const freed = left === 'ENROLLED' ? await countSeats(context, seats, -1) : seats
  return currentStatus(context, await promoteWaitlist(context, freed), undefined)
}

/** Gives every free seat to the first of those who wait, with a mail; returns the seats as they are then. */
async function promoteWaitlist(context: EnrollmentContext, seats: Seats | null): Promise<Seats | null> {
  const { tx, invalidate, session, now } = context
  if (!seats || !promotesFromWaitlist(toRuleSession(session, seats), now)) return seats
  const free = seats.capacity - seats.taken
  const promoted = await enrollFirstWaiting(tx, session.sessionId, free, new Date(now))
  if (promoted.length === 0) return seats
  await mailAboutPlaces(
    tx,
    promoted.map((place) => ({ kind: 'seat-freed', ...place })),
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
  if (!(await takeSeats(tx, session.sessionId, by))) {
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

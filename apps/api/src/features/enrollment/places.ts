import { decideEnrolment, decideUnenrolment, promotesFromWaitlist } from '@section/domain/enrollment/enrol.ts'
import type { EnrolRefusal, EnrolSession } from '@section/domain/enrollment/enrol.ts'
import { whyNotTake, type Learner } from '@section/domain/entitlement/course-entitlement.ts'
import { memberStatus } from '@section/domain/entitlement/session-access.ts'
import type { EnrollmentStatus } from '@section/domain/sessions/session.ts'
import type { Db } from '@section/db/connection.ts'
import type { Invalidate } from '../../server/cache-invalidation.ts'
import { ruleCourse, ruleEnrolment, ruleSession } from '../catalogue/catalogue-rules.ts'
import type { CatalogueCourse, CatalogueSession, Seats } from '../catalogue/catalogue-types.ts'
import {
  deleteEnrolment,
  enrolFirstWaiting,
  type EnrolmentState,
  findState,
  insertEnrolment,
  lockSeats,
  takeSeats,
} from './enrolment-store.ts'
import { mailAboutPlaces } from './place-mails.ts'

/** A member at the door of a session, inside one transaction. `now` is epoch ms. */
export interface AtTheDoor {
  tx: Db
  invalidate: Invalidate
  session: CatalogueSession
  course: CatalogueCourse
  learner: Learner
  now: number
}

/** Where the member stands after the call, and why it was refused, if it was. */
export interface Outcome {
  status: EnrollmentStatus
  refusal: EnrolRefusal | 'ALREADY_COMPLETED' | null
}

/**
 * Gives the member a seat, or a place on the waitlist of a full session. The lock on the seats comes first in
 * every transaction, so that all of them pass a session one by one and none can wait for another crosswise; then
 * free seats go to those who wait, so that a newcomer never passes them. Specification 2, section 4.2; Decisions,
 * section 5 (threats T-D1 and T-D8).
 */
export async function takePlace(door: AtTheDoor): Promise<Outcome> {
  const { tx, invalidate, session, learner, now } = door
  const { sessionId } = session
  const { userId } = learner
  const seats = await seatTheWaiting(door, await lockSeats(tx, sessionId))
  const state = await findState(tx, userId, sessionId)
  const decision = decideEnrolment({
    session: ruleSession(session, seats),
    course: ruleCourse(door.course),
    viewer: learner,
    current: ruleEnrolment(state && { state }),
    now,
  })
  if (decision.kind === 'refuse') return standing(door, seats, state, decision.code)
  if (decision.kind === 'unchanged') return standing(door, seats, state)

  const next = decision.kind === 'enrol' ? 'ENROLLED' : 'WAITLISTED'
  const added = await insertEnrolment(tx, { userId, sessionId, state: next, at: new Date(now) })
  // Without seats to count nothing is locked, and the same member may have come in by another door meanwhile.
  if (!added) return standing(door, seats, await findState(tx, userId, sessionId))
  invalidate('member', userId)
  if (session.sessionType === 'LIVE') {
    const kind = next === 'ENROLLED' ? 'enrolment-confirmed' : 'waitlist-confirmed'
    await mailAboutPlaces(tx, [{ kind, userId, sessionId }])
  }
  return standing(door, next === 'ENROLLED' ? await countSeats(door, seats, 1) : seats, next)
}

/**
 * Takes the member out of a session or off its waitlist, with a mail that clears their calendar, and gives a freed
 * seat to the first who waits, in the same transaction. Specification 2, section 4.2; Decisions, sections 5 and 9
 * (threat T-D1).
 */
export async function leavePlace(door: AtTheDoor): Promise<Outcome> {
  const { tx, invalidate, session, learner, now } = door
  const { sessionId } = session
  const seats = await lockSeats(tx, sessionId)
  const state = await findState(tx, learner.userId, sessionId)
  const decision = decideUnenrolment(ruleEnrolment(state && { state }))
  if (decision.kind === 'refuse') return standing(door, seats, state, decision.code)
  if (decision.kind === 'unchanged') {
    const refusal = whyNotTake(learner, ruleCourse(door.course), ruleSession(session, seats), now)
    return standing(door, seats, state, refusal === 'SESSION_NOT_FOUND' ? refusal : null)
  }
  const left = decision.kind === 'unenrol' ? 'ENROLLED' : 'WAITLISTED'
  if (!(await deleteEnrolment(tx, learner.userId, sessionId, left))) {
    // Completed by another request meanwhile: what is completed is not taken back.
    return standing(door, seats, await findState(tx, learner.userId, sessionId), 'ALREADY_COMPLETED')
  }
  invalidate('member', learner.userId)
  if (session.sessionType === 'LIVE') {
    const waited = left === 'WAITLISTED'
    await mailAboutPlaces(tx, [{ kind: 'place-left', waited, userId: learner.userId, sessionId }])
  }
  const freed = left === 'ENROLLED' ? await countSeats(door, seats, -1) : seats
  return standing(door, await seatTheWaiting(door, freed), undefined)
}

/** Gives every free seat to the first of those who wait, with a mail; answers the seats as they are then. */
async function seatTheWaiting(door: AtTheDoor, seats: Seats | null): Promise<Seats | null> {
  const { tx, invalidate, session, now } = door
  if (!seats || !promotesFromWaitlist(ruleSession(session, seats), now)) return seats
  const free = seats.capacity - seats.taken
  const promoted = await enrolFirstWaiting(tx, session.sessionId, free, new Date(now))
  if (promoted.length === 0) return seats
  await mailAboutPlaces(
    tx,
    promoted.map((place) => ({ kind: 'seat-freed', ...place })),
  )
  for (const { userId } of promoted) invalidate('member', userId)
  return countSeats(door, seats, promoted.length)
}

async function countSeats(
  { tx, invalidate, session }: AtTheDoor,
  seats: Seats | null,
  by: number,
): Promise<Seats | null> {
  if (!seats) return null
  if (!(await takeSeats(tx, session.sessionId, by))) {
    throw new Error(`The seats of session ${session.sessionId} do not match its enrolments.`)
  }
  invalidate('seats', session.sessionId)
  return { capacity: seats.capacity, taken: seats.taken + by }
}

function standing(
  { session, course, learner, now }: AtTheDoor,
  seats: Seats | null,
  state: EnrolmentState | undefined,
  refusal: Outcome['refusal'] = null,
): Outcome {
  const rules: EnrolSession = ruleSession(session, seats)
  const own = ruleEnrolment(state && { state })
  return { status: memberStatus(learner, ruleCourse(course), rules, own, now), refusal }
}

import { hasEnded, type EnrollmentStatus, type SessionTimes } from '../sessions/session.ts'
import { isTooLateToJoin } from '../sessions/session-button.ts'
import { isolate } from '../text/isolate.ts'

/** A session that a member leaves or has left; `enrollmentStatus` is that before. */
export interface LeftSession extends SessionTimes {
  readonly title: string
  readonly enrollmentStatus: EnrollmentStatus
}

/**
 * The state after leaving: the member's status, whether they had left before, can undo it, and may still take the session.
 */
export interface Leaving {
  readonly after: EnrollmentStatus | null
  readonly alreadyLeft: boolean
  readonly canUndo: boolean
  readonly mayTake: boolean
}

/** A message, and whether it offers a place on the waitlist. docs/product/enrollment.md#undo */
interface LeavingMessage {
  readonly text: string
  readonly offersWaitlist: boolean
}

/**
 * Says at `now` (epoch ms) that a member has left a session or its waitlist. Where the seat cannot be taken back because it
 * has gone to the first in line, it says so; whoever left before, such as in another tab, reads nothing about the seat.
 */
export function leftMessage(session: LeftSession, leaving: Leaving, now: number): LeavingMessage {
  const name = named(session)
  const waited = session.enrollmentStatus === 'WAITLISTED'
  if (leaving.alreadyLeft)
    return {
      text: `You had already left ${waited ? `the waitlist of ${name}` : name}.`,
      offersWaitlist: false,
    }
  if (waited) return { text: `You left the waitlist of ${name}.`, offersWaitlist: false }
  if (leaving.after === 'ENROLLED')
    return {
      text: `You gave up your seat in ${name}. You still take part without one.`,
      offersWaitlist: false,
    }
  if (!hasGoneToNext(session, leaving, now)) return { text: `You left ${name}.`, offersWaitlist: false }
  return {
    text: `You left ${name}. Your seat has gone to the next in line.`,
    offersWaitlist: isWaitlistOpen(session, leaving.after, now),
  }
}

/** Says that a member who had left a session is in it again, or on its waitlist. `after` is the status now. */
export function takenBackText(session: LeftSession, after: EnrollmentStatus | null): string {
  const name = named(session)
  if (after === 'WAITLISTED') return `You are back in your place on the waitlist of ${name}.`
  if (session.enrollmentStatus === 'WAITLISTED') return `A seat was free: you are in ${name}.`
  return session.sessionType === 'LIVE' ? `You have your seat in ${name} back.` : `You are back in ${name}.`
}

/** Says at `now` (epoch ms) that the seat of a member who had left a session has gone. `after` is the status now. */
export function seatGoneMessage(
  session: LeftSession,
  after: EnrollmentStatus | null,
  now: number,
): LeavingMessage {
  return {
    text: `Your seat in ${named(session)} has gone to somebody else.`,
    offersWaitlist: isWaitlistOpen(session, after, now),
  }
}

/** Says that a member has joined a session, or its waitlist, from a message. */
export const joinedText = (session: LeftSession, after: EnrollmentStatus | null): string =>
  after === 'WAITLISTED' ? `You are on the waitlist of ${named(session)}.` : `You are in ${named(session)}.`

const named = ({ title }: LeftSession) => `“${isolate(title)}”`

/**
 * Checks whether a seat that was left has gone to the waitlist. Leaving it can always be undone otherwise, unless the session
 * has ended or the member may not take it any more. `ENROLL` means that a seat is free.
 */
function hasGoneToNext(session: LeftSession, { after, canUndo, mayTake }: Leaving, now: number): boolean {
  if (canUndo || !mayTake || session.sessionType !== 'LIVE') return false
  return after !== 'ENROLL' && !hasEnded(session, now)
}

// The server refuses the waitlist, too, when it is too late to join.
const isWaitlistOpen = (session: LeftSession, after: EnrollmentStatus | null, now: number) =>
  after === 'WAITLIST' && !isTooLateToJoin(session, now)

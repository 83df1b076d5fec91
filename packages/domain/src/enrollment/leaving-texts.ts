import { isolate } from '../text/isolate.ts'
import type { EnrollmentStatus } from '../sessions/session.ts'

/** A session that a member leaves or has left; `enrollmentStatus` is that before. */
export interface LeftSession {
  readonly title: string
  readonly sessionType: 'LIVE' | 'ON_DEMAND'
  readonly enrollmentStatus: EnrollmentStatus
}

/** A message, and whether it offers a place on the waitlist. docs/product/enrollment.md#undo */
interface LeavingMessage {
  readonly text: string
  readonly offersWaitlist: boolean
}

/**
 * Says that a member has left a session or its waitlist. `after` is the status then; where the seat cannot be taken back
 * (`canUndo`) because it has gone to the first in line, it says so.
 */
export function leftMessage(
  session: LeftSession,
  after: EnrollmentStatus | null,
  canUndo: boolean,
): LeavingMessage {
  const name = named(session)
  if (session.enrollmentStatus === 'WAITLISTED')
    return { text: `You left the waitlist of ${name}.`, offersWaitlist: false }
  if (after === 'ENROLLED')
    return {
      text: `You gave up your seat in ${name}. You still take part without one.`,
      offersWaitlist: false,
    }
  const hasGone = !canUndo && after === 'WAITLIST'
  return {
    text: hasGone ? `You left ${name}. Your seat has gone to the next in line.` : `You left ${name}.`,
    offersWaitlist: hasGone,
  }
}

/** Says that a member who had left a session is in it again, or on its waitlist. `after` is the status now. */
export function takenBackText(session: LeftSession, after: EnrollmentStatus | null): string {
  const name = named(session)
  if (after === 'WAITLISTED') return `You are back in your place on the waitlist of ${name}.`
  if (session.enrollmentStatus === 'WAITLISTED') return `A seat was free: you are in ${name}.`
  return session.sessionType === 'LIVE' ? `You have your seat in ${name} back.` : `You are back in ${name}.`
}

/** Says that the seat of a member who had left a session has gone. `after` is the status now. */
export function seatGoneMessage(session: LeftSession, after: EnrollmentStatus | null): LeavingMessage {
  return {
    text: `Your seat in ${named(session)} has gone to somebody else.`,
    offersWaitlist: after === 'WAITLIST',
  }
}

/** Says that a member has joined a session, or its waitlist, from a message. */
export const joinedText = (session: LeftSession, after: EnrollmentStatus | null): string =>
  after === 'WAITLISTED' ? `You are on the waitlist of ${named(session)}.` : `You are in ${named(session)}.`

const named = ({ title }: LeftSession) => `“${isolate(title)}”`

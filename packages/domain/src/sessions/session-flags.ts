import { DAY_MS, HOUR_MS } from '../time/durations.ts'
import {
  hasEnded,
  isLive,
  isReached,
  isWorkshop,
  lacksDates,
  type EnrollmentStatus,
  type SessionTimes,
} from './session.ts'

/** A completed live session that is no workshop stays active for this long after its end. */
const RECENTLY_COMPLETED_MS = 5 * DAY_MS

/** A session happens shortly for this long before its start. */
const SHORTLY_MS = HOUR_MS

export type SessionFlags = Readonly<ReturnType<typeof sessionFlags>>

/**
 * Returns the flags of a session for a member with a status at `now`, in epoch ms
 * (docs/product/sessions.md#derived-flags).
 */
export function sessionFlags(session: SessionTimes, status: EnrollmentStatus, now: number) {
  const enrollable = status === 'ENROLL'
  const waitListOpen = status === 'WAITLIST'
  const comingSoon = status === 'FUTURE' || lacksDates(session)
  const ended = hasEnded(session, now)
  const happening = happeningNow(session, now)
  return {
    enrolled: status === 'ENROLLED',
    waitListed: status === 'WAITLISTED',
    userCompleted: status === 'COMPLETED',
    enrollable,
    waitListOpen,
    closed: status === 'CLOSED',
    comingSoon,
    ended,
    happeningNow: happening,
    happeningShortly: happensShortly(session, now),
    active: isActive(session, status, now),
    showInUpcoming: isLive(session) && !ended && !happening && (enrollable || waitListOpen || comingSoon),
  }
}

/** Checks whether a member has or had a seat in a session, or is waitlisted. */
export function isParticipant({ enrolled, waitListed, userCompleted }: SessionFlags): boolean {
  return enrolled || waitListed || userCompleted
}

/**
 * Checks whether a live session has started or was activated, and has not ended. A session without dates is never
 * happening.
 */
export function happeningNow(session: SessionTimes, now: number): boolean {
  if (!isLive(session) || lacksDates(session) || hasEnded(session, now)) return false
  return isReached(session.startAt, now) || isReached(session.activateAt, now)
}

/** Checks for a live session within the hour before its start. */
function happensShortly({ sessionType, startAt }: SessionTimes, now: number): boolean {
  return isLive({ sessionType }) && startAt !== null && startAt - SHORTLY_MS <= now && now < startAt
}

/** Checks for a session that happens with the member enrolled or completed, or a completed sprint that ended less than 5 days ago. */
function isActive(session: SessionTimes, status: EnrollmentStatus, now: number): boolean {
  if ((status === 'ENROLLED' || status === 'COMPLETED') && happeningNow(session, now)) return true
  return status === 'COMPLETED' && isLive(session) && !isWorkshop(session) && endedRecently(session, now)
}

function endedRecently({ endAt }: SessionTimes, now: number): boolean {
  return endAt !== null && endAt <= now && now < endAt + RECENTLY_COMPLETED_MS
}

import { DAY_MS, HOUR_MS } from '../time/durations.ts'
import {
  hasEnded,
  isLive,
  isWorkshop,
  lacksDates,
  type EnrollmentStatus,
  type SessionTimes,
} from './session.ts'

/** A completed sprint stays active for so long after its end (Specification 2, section 9). */
const RECENTLY_COMPLETED_MS = 5 * DAY_MS

/** A session starts shortly within this time before its start (Specification 2, section 9). */
const STARTING_SHORTLY_MS = HOUR_MS

/** What the screens derive from a session's times and the member's status (Specification 2, section 4.4). */
export type SessionFlags = {
  readonly enrolled: boolean
  readonly waitListed: boolean
  readonly userCompleted: boolean
  readonly enrollable: boolean
  readonly waitListOpen: boolean
  readonly closed: boolean
  readonly comingSoon: boolean
  readonly ended: boolean
  readonly happeningNow: boolean
  readonly happeningShortly: boolean
  readonly active: boolean
  readonly showInUpcoming: boolean
}

/** All derived flags of a session at `now` (epoch ms); the endpoint and the screens derive alike. */
export function sessionFlags(session: SessionTimes, status: EnrollmentStatus, now: number): SessionFlags {
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
    happeningShortly: happeningShortly(session, now),
    active: isActive(session, status, now),
    showInUpcoming: isLive(session) && !ended && !happening && (enrollable || waitListOpen || comingSoon),
  }
}

/** Live, started or activated, and not ended. A session without dates does not happen. */
export function happeningNow(session: SessionTimes, now: number): boolean {
  if (!isLive(session) || lacksDates(session) || hasEnded(session, now)) return false
  return reached(session.startAt, now) || reached(session.activateAt, now)
}

/** Live, within one hour before its start. */
function happeningShortly({ sessionType, startAt }: SessionTimes, now: number): boolean {
  return sessionType === 'LIVE' && startAt !== null && startAt - STARTING_SHORTLY_MS <= now && now < startAt
}

/**
 * Enrolled and happening now, or a completed sprint that ended less than 5 days ago. Who completed a session
 * while it still runs remains enrolled in it.
 */
function isActive(session: SessionTimes, status: EnrollmentStatus, now: number): boolean {
  if ((status === 'ENROLLED' || status === 'COMPLETED') && happeningNow(session, now)) return true
  return status === 'COMPLETED' && isLive(session) && !isWorkshop(session) && endedRecently(session, now)
}

function endedRecently({ endAt }: SessionTimes, now: number): boolean {
  return endAt !== null && endAt <= now && now < endAt + RECENTLY_COMPLETED_MS
}

function reached(instant: number | null, now: number): boolean {
  return instant !== null && instant <= now
}

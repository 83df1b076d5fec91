import { formatDayOfWeek } from '../../sessions/dates/session-dates.ts'
import { hidesDates, type LandingViewer } from '../hidden-dates.ts'
import { isLive } from '../../sessions/session.ts'
import { isTooLateToJoin } from '../../sessions/session-button.ts'
import {
  byStart,
  type CourseSession,
  type CourseSessions,
  type DerivedSession,
  hasFreeSeat,
} from '../course-sessions.ts'
import { canStartOnDemand, type OnDemandAccess } from './start-on-demand.ts'

/** The offer that a course makes at once to whoever finds no seat in one of its sessions. */
export type OpenAlternative<S extends CourseSession> =
  | ({ readonly kind: 'session' } & DerivedSession<S>)
  | { readonly kind: 'on-demand' }

/**
 * Returns what a course offers in place of a live session without an open seat: the next session with a free seat, one that
 * runs already only where none is ahead, otherwise the on-demand edition where the viewer can start it. It is null for a
 * session with an open seat or in which the viewer has one, and where there is nothing else
 * (docs/product/course-page.md#another-run).
 */
export function openAlternative<S extends CourseSession>(
  course: CourseSessions<S>,
  session: S,
  access: OnDemandAccess,
  now: number,
): OpenAlternative<S> | null {
  if (!lacksSeat(session, now)) return null
  const free = course.sessions
    .filter((one) => one.session.sessionId !== session.sessionId && hasFreeSeat(one, now))
    .toSorted(byStart)
  const next = free.find((one) => !one.flags.happeningNow) ?? free[0]
  if (next) return { kind: 'session', ...next }
  return canStartOnDemand(course, access) ? { kind: 'on-demand' } : null
}

/**
 * Says what a course offers a viewer instead, as one sentence, with the date in an IANA zone where the viewer sees it
 * (docs/product/course-page.md#hidden-dates).
 */
export function alternativeText(
  alternative: OpenAlternative<CourseSession>,
  viewer: LandingViewer,
  now: number,
  timeZone: string,
): string {
  if (alternative.kind === 'on-demand') return START_ON_DEMAND
  const { startAt } = alternative.session
  if (startAt === null || hidesDates(alternative, viewer, now)) return ANOTHER_RUN
  const day = formatDayOfWeek(startAt, timeZone)
  return startAt > now
    ? `The next run with free seats starts ${day}.`
    : `The run that began ${day} still has free seats.`
}

/** Says that the on-demand edition can be started at once. */
export const START_ON_DEMAND = 'You can start on demand today, at your own pace.'

/** Says that a run has free seats whose dates are unknown or hidden. */
export const ANOTHER_RUN = 'Another run has free seats.'

/** Checks whether every seat of a live session is taken, with or without a waitlist, so that its row says 'Full'. */
export function isFullRun({ session, flags }: DerivedSession, now: number): boolean {
  if (!isLive(session) || flags.ended || flags.happeningNow) return false
  if (flags.waitListed) return true
  if (flags.waitListOpen) return !isTooLateToJoin(session, now)
  return flags.closed && (session.enrollmentClose === null || now < session.enrollmentClose)
}

function lacksSeat(session: CourseSession, now: number): boolean {
  const { enrollmentStatus } = session
  if (enrollmentStatus === 'ENROLL') return isTooLateToJoin(session, now)
  return ['WAITLIST', 'WAITLISTED', 'CLOSED', 'MANUAL'].includes(enrollmentStatus)
}

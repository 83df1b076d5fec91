import { isLimitedUser, type Viewer } from '../../access/viewer.ts'
import type { Meeting } from '../../sessions/meeting.ts'
import { type ButtonSession, type SessionButton, sessionButton } from '../../sessions/session-button.ts'
import { isLive } from '../../sessions/session.ts'
import { byStart, canJoin, type CourseSession, type CourseSessions } from '../course-sessions.ts'
import { ownSessions } from '../own-sessions.ts'
import { openAlternative } from './open-alternative.ts'
import type { OnDemandAccess } from './start-on-demand.ts'

type StepSession = CourseSession &
  ButtonSession & { readonly entitled: boolean; readonly meetings: readonly Meeting[] }

/** The one thing that a viewer can do next in a course. */
export type NextStep<S> =
  /** Enters the session, or the room of its meeting. */
  | { readonly kind: 'enter'; readonly session: S }
  /** Goes on in the on-demand edition, or begins it. */
  | { readonly kind: 'on-demand'; readonly text: 'Resume' | 'Start' | 'GO TO ON DEMAND COURSE' }
  | { readonly kind: 'enroll' | 'join-waitlist'; readonly session: S }
  /** Nothing but to wait for a seat. */
  | { readonly kind: 'wait'; readonly session: S }
  /** The way to open a session that is locked for a free member. */
  | { readonly kind: 'unlock'; readonly session: S }

/** The facts on which the next step depends besides the sessions of the course. */
export type NextStepViewer = OnDemandAccess & {
  readonly viewer: Pick<Viewer, 'accountType' | 'entitlements'>
  /** False where the page offers only what the viewer is entitled to, because its formats are hidden. */
  readonly isOffered: boolean
  /** The address of the sprint center; null where a school has none. */
  readonly sprintCenterUrl: string | null
}

/**
 * Returns what a viewer can do next in a course at `now`, the first of an ordered list that applies; null where there is
 * nothing to do, such as before the start of the own session and after the course is completed
 * (docs/product/course-page.md#next-step).
 */
export function nextStep<S extends StepSession>(
  course: CourseSessions<S>,
  who: NextStepViewer,
  now: number,
): NextStep<S> | null {
  const buttonOf = (session: S) =>
    sessionButton(session, session.enrollmentStatus, { ...who, ...session }, now)
  const own = ownSessions(course)
  const entered = own.find(({ session }) => canEnter(session, buttonOf(session), now))
  if (entered) return { kind: 'enter', session: entered.session }
  if (course.onDemandSession?.flags.enrolled && course.hasOnDemand && isLeft(who.onDemand))
    return { kind: 'on-demand', text: who.onDemand === 'IN_PROGRESS' ? 'Resume' : 'Start' }
  const current = own.filter(({ flags }) => !flags.ended)
  if (current.some(({ flags }) => flags.enrolled)) return null
  const waiting = current.find(({ flags }) => flags.waitListed)
  if (waiting) return whileWaiting(course, waiting.session, who, now)
  if (course.completed || who.onDemand === 'COMPLETED') return null
  return firstOffer(course, who, buttonOf, now)
}

const isLeft = (stage: NextStepViewer['onDemand']) => stage === 'NOT_STARTED' || stage === 'IN_PROGRESS'

/** Checks whether a participant can enter a session: its page, or the open room of a meeting. */
function canEnter(session: StepSession, button: SessionButton, now: number): boolean {
  if (button.kind === 'go-to-live') return true
  if (button.kind === 'launch' && button.url !== null) return true
  if (session.enrollmentStatus !== 'ENROLLED') return false
  return session.meetings.some(({ link, endAt }) => link !== null && now < endAt)
}

/** Returns the other run or the on-demand edition that a member on a waitlist can take at once; without any they wait. */
function whileWaiting<S extends StepSession>(
  course: CourseSessions<S>,
  session: S,
  who: NextStepViewer,
  now: number,
): NextStep<S> {
  const alternative = openAlternative(course, session, who, now)
  if (alternative?.kind === 'session' && (who.isOffered || alternative.session.entitled))
    return { kind: 'enroll', session: alternative.session }
  return alternative?.kind === 'on-demand'
    ? { kind: 'on-demand', text: 'GO TO ON DEMAND COURSE' }
    : { kind: 'wait', session }
}

/** Returns the first that a viewer without a place in the course can take: a seat, a waitlist, the on-demand edition, a plan. */
function firstOffer<S extends StepSession>(
  course: CourseSessions<S>,
  who: NextStepViewer,
  buttonOf: (session: S) => SessionButton,
  now: number,
): NextStep<S> | null {
  const joinable = course.sessions
    .filter((one) => isLive(one.session) && canJoin(one, now))
    .filter(({ session }) => who.isOffered || session.entitled)
    .toSorted(byStart)
    .map(({ session }) => ({ session, kind: buttonOf(session).kind }))
  for (const kind of ['enroll', 'join-waitlist'] as const) {
    const found = joinable.find((one) => one.kind === kind)
    if (found) return { kind, session: found.session }
  }
  if (course.hasOnDemand && isLeft(who.onDemand)) return { kind: 'on-demand', text: 'GO TO ON DEMAND COURSE' }
  const locked = joinable.find(({ kind }) => kind === 'locked')?.session ?? course.onDemandSession?.session
  return isLimitedUser(who.viewer) && locked && buttonOf(locked).kind === 'locked'
    ? { kind: 'unlock', session: locked }
    : null
}

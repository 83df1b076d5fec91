import { pathTo } from '../access/screen-path.ts'
import { isLive } from '../sessions/session.ts'
import { type ButtonSession, sessionPath } from '../sessions/session-button.ts'

type RedirectSession = Pick<ButtonSession, 'sessionId' | 'sessionKind' | 'sessionType'>

/**
 * Returns the page of the course's on-demand session if `enabledSessionIds` of the on-demand refresh flag names it;
 * null for a course whose lessons are its on-demand edition (docs/product/course-page.md#on-demand-edition).
 */
export function onDemandSessionPath(
  sessions: readonly RedirectSession[],
  enabledSessionIds: readonly string[],
): string | null {
  const session = sessions.find((one) => !isLive(one) && enabledSessionIds.includes(one.sessionId))
  return session ? sessionPath(session) : null
}

/**
 * Returns where the address of a course's on-demand edition leads: to the page of its on-demand session if that is
 * enabled, otherwise to the course page.
 */
export function onDemandRedirect(
  courseId: string,
  sessions: readonly RedirectSession[],
  enabledSessionIds: readonly string[],
): string {
  return onDemandSessionPath(sessions, enabledSessionIds) ?? pathTo('course', { courseId })
}

import { dayNumber, formatDate } from '../../sessions/dates/session-dates.ts'
import { isolate } from '../../text/isolate.ts'
import { hasEnded, type SessionKind, type SessionTimes } from '../../sessions/session.ts'

/** What the greeting of a session's page is made of. */
export type GreetedSession = Pick<SessionTimes, 'sessionType' | 'sessionKind' | 'startAt' | 'endAt'> & {
  readonly hideTimeAndFacultyLabels: boolean
}

/**
 * Returns the greeting of a session's page at `now`, with dates in an IANA zone and the first name when it is known: "this
 * sprint ended on {date}", which names a workshop or a Mini-MBA as what it is. Before the start, of which the specification is
 * silent, it says when the session starts. Specification 2, section 2.5.
 */
export function sessionGreeting(
  session: GreetedSession,
  firstName: string | null,
  now: number,
  timeZone: string,
): string {
  const text = greetingText(session, now, timeZone)
  return firstName ? `Hi ${isolate(firstName)}, ${text}` : text
}

function greetingText(session: GreetedSession, now: number, timeZone: string): string {
  const { sessionType, startAt, endAt, hideTimeAndFacultyLabels } = session
  if (sessionType === 'ON_DEMAND' || hideTimeAndFacultyLabels || startAt === null || endAt === null)
    return "let's start learning..."
  const kind = kindWord(session.sessionKind)
  if (hasEnded(session, now)) return `this ${kind} ended on ${formatDate(endAt, timeZone)}`
  if (now < startAt) return `this ${kind} starts on ${formatDate(startAt, timeZone)}`
  const dayOf = (instant: number) => dayNumber(instant, timeZone) - dayNumber(startAt, timeZone) + 1
  return `welcome to Day ${dayOf(now)} of ${dayOf(endAt)}`
}

function kindWord(kind: SessionKind): string {
  if (kind === 'SPRINT') return 'sprint'
  if (kind === 'WORKSHOP') return 'workshop'
  return kind === 'BOOTCAMP' ? 'Mini-MBA' : 'course'
}

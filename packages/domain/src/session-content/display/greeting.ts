import { formatDate } from '../../sessions/dates/session-dates.ts'
import { sessionDay } from '../../sessions/dates/session-day.ts'
import { isolate } from '../../text/isolate.ts'
import type { Meeting } from '../../sessions/meeting.ts'
import { hasEnded, type SessionKind, type SessionTimes } from '../../sessions/session.ts'

/** The fields of a session that the greeting on its page needs. */
export type GreetedSession = Pick<SessionTimes, 'sessionType' | 'sessionKind' | 'startAt' | 'endAt'> & {
  readonly hideTimeAndFacultyLabels: boolean
  readonly meetings: readonly Pick<Meeting, 'startAt' | 'endAt'>[]
}

/**
 * Returns the greeting of a session's page at `now`, with dates in an IANA zone, and with the first name when it is
 * known. docs/product/session-pages.md#greeting
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
  const { sessionType, startAt, endAt, meetings, hideTimeAndFacultyLabels } = session
  if (sessionType === 'ON_DEMAND' || hideTimeAndFacultyLabels || startAt === null || endAt === null)
    return "let's start learning..."
  const kind = kindWord(session.sessionKind)
  if (hasEnded(session, now)) return `this ${kind} ended on ${formatDate(endAt, timeZone)}`
  if (now < startAt) return `this ${kind} starts on ${formatDate(startAt, timeZone)}`
  const { day, total } = sessionDay({ startAt, endAt, meetings }, now, timeZone)
  return `welcome to Day ${day} of ${total}`
}

/** Returns what a kind of session is called within a sentence: 'sprint', 'workshop', 'Mini-MBA', 'course'. */
export function kindWord(kind: SessionKind): string {
  if (kind === 'SPRINT') return 'sprint'
  if (kind === 'WORKSHOP') return 'workshop'
  return kind === 'BOOTCAMP' ? 'Mini-MBA' : 'course'
}

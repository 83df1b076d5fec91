import { dateIn } from '../../time/calendar-date.ts'
import { MINUTE_MS } from '../../time/durations.ts'
import type { SessionTimes } from '../../sessions/session.ts'
import type { Meeting } from '../../sessions/meeting.ts'

/** Whoever comes a little early attends. */
const EARLY_MS = 15 * MINUTE_MS

type AttendedSession = Pick<SessionTimes, 'startAt' | 'endAt'> & { readonly meetings: readonly Meeting[] }

/**
 * Returns the attendance items that a member completes who opens the link to a session's class at `now` (epoch ms): while a
 * meeting runs, or from 15 minutes before, all items that belong to no day and those of the meeting's day in the school's
 * zone. A session without meetings is one meeting. Decisions, section 5.
 */
export function attendedItems<Item extends { readonly calendarDate: string | null }>(
  items: readonly Item[],
  session: AttendedSession,
  { now, timeZone }: { readonly now: number; readonly timeZone: string },
): Item[] {
  const days = new Set(
    meetingsOf(session)
      .filter(({ startAt, endAt }) => startAt - EARLY_MS <= now && now < endAt)
      .map(({ startAt }) => dateIn(startAt, timeZone)),
  )
  if (days.size === 0) return []
  return items.filter(({ calendarDate }) => calendarDate === null || days.has(calendarDate))
}

function meetingsOf({ meetings, startAt, endAt }: AttendedSession) {
  if (meetings.length > 0 || startAt === null || endAt === null) return meetings
  return [{ startAt, endAt }]
}

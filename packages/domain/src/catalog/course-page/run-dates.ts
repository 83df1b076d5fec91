import { formatDayOfWeek } from '../../sessions/dates/session-dates.ts'
import { shortDates } from '../../sessions/dates/short-dates.ts'
import { isWorkshop, type SessionTimes } from '../../sessions/session.ts'

/**
 * Returns the dates of a session in an IANA zone as short as a line on a phone needs them: 'Feb 9 – 20', the day of a
 * workshop with its weekday, 'Tue, Feb 9', and years only where the session has two; null while they are unknown.
 */
export function shortRunDates(session: SessionTimes, timeZone: string): string | null {
  const { startAt, endAt } = session
  if (startAt === null) return null
  if (isWorkshop(session) || endAt === null || endAt < startAt) return formatDayOfWeek(startAt, timeZone)
  return shortDates(startAt, endAt, startAt, timeZone)
}

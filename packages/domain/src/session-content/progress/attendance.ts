import { dateIn } from '../../time/calendar-date.ts'
import { MINUTE_MS } from '../../time/durations.ts'
import type { SessionTimes } from '../../sessions/session.ts'
import type { Meeting } from '../../sessions/meeting.ts'
import { isItemCompleted, type ItemProgress } from './checklist-progress.ts'

/** Opening the link counts as attendance from this long before the start of a meeting. */
const EARLY_MS = 15 * MINUTE_MS

type AttendedSession = Pick<SessionTimes, 'startAt' | 'endAt'> & { readonly meetings: readonly Meeting[] }

/**
 * Returns the attendance items that a member completes by opening the link to a class at `now` (epoch ms). While a
 * meeting runs, and from 15 minutes before it starts, these are the items of the meeting's day in the school's zone and
 * all items that belong to no day. A session without meetings counts as one meeting.
 * docs/product/checklists.md#attendance
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

/** The consequence of a missed class: another one still counts for the same item, or none does any more. */
export type MissedClass = 'another-counts' | 'for-good'

/**
 * Returns how a member has missed the class of an attendance item at `now` (epoch ms); null while none of the meetings
 * that complete the item is over, once it is completed, and once the member has completed the session, which needs no
 * class any more. The zone is the school's, because the days of the items are in it.
 */
export function missedClass(
  item: ItemProgress & { readonly calendarDate: string | null },
  session: AttendedSession,
  {
    now,
    timeZone,
    isCompleted,
  }: { readonly now: number; readonly timeZone: string; readonly isCompleted: boolean },
): MissedClass | null {
  const counting = meetingsOf(session).filter(
    ({ startAt }) => item.calendarDate === null || dateIn(startAt, timeZone) === item.calendarDate,
  )
  if (isCompleted || isItemCompleted(item) || !counting.some(({ endAt }) => endAt <= now)) return null
  return counting.some(({ endAt }) => now < endAt) ? 'another-counts' : 'for-good'
}

function meetingsOf({ meetings, startAt, endAt }: AttendedSession) {
  if (meetings.length > 0 || startAt === null || endAt === null) return meetings
  return [{ startAt, endAt }]
}

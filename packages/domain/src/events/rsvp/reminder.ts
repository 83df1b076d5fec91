import { dateIn } from '../../time/calendar-date.ts'
import { DAY_MS, HOUR_MS } from '../../time/durations.ts'
import { instantOf } from '../../time/zoned-time.ts'

/** Reminders of a day are due from this hour on. */
const MORNING_HOUR = 8
/** The time before an early start at which its reminder is due. */
const BEFORE_EARLY_START_MS = HOUR_MS

/** No reminder is due longer than this before the start, also on a day whose clocks go back. */
export const MAX_REMINDER_LEAD_MS = DAY_MS

/** The start of an event, and the start that the member's last reminder named, null before the first; epoch ms. */
interface RemindedEvent {
  readonly eventStart: number
  readonly remindedStart: number | null
}

/**
 * Returns whether the reminder of an event is due at `now` (epoch ms) to a member in an IANA `zone`: once on the day of the event
 * in that zone, and never after the start. An event that moves to another day is reminded of again, and one that moves within its
 * day is not. See docs/product/events.md#reminders-and-changes.
 */
export function isReminderDue(
  { eventStart, remindedStart }: RemindedEvent,
  zone: string,
  now: number,
): boolean {
  const day = dateIn(eventStart, zone)
  const isReminded = remindedStart !== null && dateIn(remindedStart, zone) === day
  return !isReminded && now < eventStart && reminderMoment(eventStart, day, zone) <= now
}

/**
 * Returns the moment from which the reminder is due: in the morning of the event's day, or an hour ahead of an earlier start, which
 * is on the evening before when the event starts right after midnight.
 */
function reminderMoment(eventStart: number, day: string, zone: string): number {
  const morning = instantOf(Date.parse(day) + MORNING_HOUR * HOUR_MS, zone)
  return Math.min(morning, eventStart - BEFORE_EARLY_START_MS)
}

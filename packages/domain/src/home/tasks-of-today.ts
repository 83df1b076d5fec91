import type { Meeting } from '../sessions/meeting.ts'
import { dateIn } from '../time/calendar-date.ts'

/** An open task of a running session, with an instant (epoch ms) of its day. */
export interface DatedTask {
  readonly sessionId: string
  readonly dayAt: number
}

/** Returns the tasks whose day is today in an IANA zone, in their order. See docs/product/home.md#today. */
export function tasksOfToday<Task extends DatedTask>(
  tasks: readonly Task[],
  now: number,
  timeZone: string,
): Task[] {
  const today = dateIn(now, timeZone)
  return tasks.filter(({ dayAt }) => dateIn(dayAt, timeZone) === today)
}

/**
 * Returns the class that runs, or else the last one that began today in an IANA zone; null before the first of the day. What
 * is due before a class is late from then on.
 */
export function begunClass<Class extends Pick<Meeting, 'startAt' | 'endAt'>>(
  meetings: readonly Class[],
  now: number,
  timeZone: string,
): Class | null {
  const today = dateIn(now, timeZone)
  const isOfToday = ({ startAt, endAt }: Class) => now < endAt || dateIn(startAt, timeZone) === today
  return meetings.findLast((meeting) => meeting.startAt <= now && isOfToday(meeting)) ?? null
}

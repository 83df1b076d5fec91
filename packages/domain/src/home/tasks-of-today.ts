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

import { counted } from '../time/durations.ts'

/** What an on-demand edition, or a module of it, holds. */
export type LessonTotals = {
  readonly count: number
  /** The length of all lessons, in seconds. */
  readonly duration: number
  /** The number of lessons that the viewer has completed; not said while it is 0. */
  readonly completed?: number
}

/** Says how many lessons there are and how long they take: '3 lessons · 4 min', '3 lessons · 1 completed · 4 min'. */
export function lessonsText({ count, duration, completed = 0 }: LessonTotals): string {
  return [
    counted(count, 'lesson'),
    completed > 0 ? `${completed} completed` : null,
    duration > 0 ? lengthText(duration) : null,
  ]
    .filter((part) => part !== null)
    .join(' · ')
}

/** Says a length in seconds to the nearest minute, at least one: '1 min', '26 min', '1 hr 5 min', '2 hr'. */
export function lengthText(seconds: number): string {
  const minutes = Math.max(1, Math.round(seconds / 60))
  const hours = Math.floor(minutes / 60)
  const parts = [hours > 0 ? `${hours} hr` : null, minutes % 60 > 0 ? `${minutes % 60} min` : null]
  return parts.filter((part) => part !== null).join(' ')
}

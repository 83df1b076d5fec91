import { counted } from '../time/durations.ts'
import { lengthText } from '../time/length-text.ts'

/** The number and the length in seconds of some lessons. */
export interface LessonTotals {
  readonly count: number
  readonly duration: number
  /** The number of lessons that the viewer has completed; not said while it is 0. */
  readonly completed?: number
}

/** Formats what an on-demand edition or a module of it holds: '4 lessons · 26 min', '4 lessons · 1 completed · 26 min'. */
export function lessonsText({ count, duration, completed = 0 }: LessonTotals): string {
  return [
    counted(count, 'lesson'),
    completed > 0 ? `${completed} completed` : null,
    duration > 0 ? lengthText(duration) : null,
  ]
    .filter((part) => part !== null)
    .join(' · ')
}

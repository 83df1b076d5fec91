import { counted } from '../time/durations.ts'
import { lengthText } from '../time/length-text.ts'

/** The number and the length in seconds of some lessons. */
export interface LessonTotals {
  readonly count: number
  readonly duration: number
}

/** Formats what an on-demand edition holds: '4 lessons · 26 min'. */
export const lessonsText = ({ count, duration }: LessonTotals): string =>
  `${counted(count, 'lesson')} · ${lengthText(duration)}`

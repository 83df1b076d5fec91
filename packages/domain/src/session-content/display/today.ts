import { isSessionComplete } from '../progress/checklist-progress.ts'
import {
  type AnyStep,
  byDate,
  canTake,
  type ViewerTime,
  nextClass,
  openItems,
  openTasks,
  overdueItems,
  scheduledItems,
  type StepContainer,
  type StepItem,
  type StepMeeting,
  type TodayPage,
} from './steps.ts'

// These rules decide what the page of a session says first: what to do now, by when, and where.

/** One thing to do. `isMain` is true for the one that has the primary button of the screen. */
export type Step<M, C, I> = AnyStep<M, C, I> & { readonly isMain: boolean }

/**
 * The contents of the page's first block. `about` says which steps it lists: those of today, those that are overdue while
 * nothing is to be done today, those of the next day that has some, those that are still open when no such day comes, or
 * none because all is done or because the member has completed the session with less. `date` is the day of `today` or
 * `next`.
 */
export interface Today<M, C, I> {
  readonly about: 'today' | 'overdue' | 'next' | 'open' | 'done' | 'completed'
  readonly date: string | null
  readonly steps: readonly Step<M, C, I>[]
}

/**
 * Returns what the page of a session says first, with the most urgent step first; null when there is nothing to say. A
 * class that is running is one of today, also after midnight. The first step that can be taken now has the primary
 * button. A session that has ended asks nothing more of those who have completed it. docs/product/session-pages.md#what-to-do-now
 */
export function sessionToday<M extends StepMeeting, C extends StepContainer, I extends StepItem>(
  page: TodayPage<M, C, I>,
  clock: ViewerTime,
): Today<M, C, I> | null {
  const today = clock.dateOf(clock.now)
  const answer = (about: Today<M, C, I>['about'], date: string | null, steps: AnyStep<M, C, I>[]) => ({
    about,
    date,
    steps: withMain(page, steps),
  })
  // The checklist may have changed since the member completed the session, and then asks for more than they did.
  const completed = () => answer(isSessionComplete(page.items) ? 'done' : 'completed', null, [])
  if (isFinished(page, clock.now)) return completed()
  const classes = nextClass(page, clock)
  const tasks = openTasks(page, today)
  const overdue = overdueItems(page, today)
  const isDue = ({ date }: { readonly date: string }) => date === today
  const scheduled = scheduledItems(page, today)
  const due = [
    ...classes.filter(isDue),
    ...tasks.filter(isDue),
    ...scheduled.filter(({ item }) => item.required),
  ]
  const optional = scheduled.filter(({ item }) => !item.required)
  const ahead = [...classes, ...tasks].filter((step) => !isDue(step)).toSorted(byDate)
  if (due.length > 0 || optional.length > 0) {
    const later = ahead.filter(({ kind }) => kind === 'class')
    return answer('today', today, [...due, ...overdue, ...optional, ...later])
  }
  const [next] = ahead
  if (next) {
    const nexts = ahead.filter(({ kind, date }) => kind === 'class' || date === next.date)
    return answer(overdue.length > 0 ? 'overdue' : 'next', next.date, [...overdue, ...nexts])
  }
  if (!page.takesPart) return null
  if (page.isCompleted || isSessionComplete(page.items)) return completed()
  const open = openItems(page, clock.now)
  return open.length > 0 ? answer('open', null, open) : null
}

const isFinished = (
  { takesPart, isCompleted, endAt }: TodayPage<StepMeeting, StepContainer, StepItem>,
  now: number,
) => takesPart && isCompleted && endAt !== null && endAt <= now

function withMain<M extends StepMeeting, C extends StepContainer, I extends StepItem>(
  { containers }: TodayPage<M, C, I>,
  steps: readonly AnyStep<M, C, I>[],
): Step<M, C, I>[] {
  const main = steps.findIndex((step) => canTake(step, containers))
  return steps.map((step, at) => ({ ...step, isMain: at === main }))
}

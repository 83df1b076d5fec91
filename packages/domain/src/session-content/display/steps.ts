import { projectClosesAt } from '../../projects/project-window.ts'
import { type Meeting, nextMeeting } from '../../sessions/meeting.ts'
import { type ChecklistSubtype, isItemCompleted, type ItemProgress } from '../progress/checklist-progress.ts'
import { itemState, taskState } from './item-state.ts'

// The steps of a session's page: what a member has to do. Dates are `2026-03-01` in the viewer's zone.

export type StepMeeting = Pick<Meeting, 'startAt' | 'endAt' | 'link'>

export interface StepContainer {
  readonly sessionContentId: string
  readonly calendarDate: string | null
  /** False for a container that is empty or has not opened. */
  readonly containsActiveContent: boolean
}

export type StepItem = ItemProgress & {
  readonly sessionContentId: string
  readonly parentSessionContentId: string | null
  readonly subtype: ChecklistSubtype
  readonly selfReporting: boolean
  readonly required: boolean
}

/** The page of a session, with containers and items of any richer type. */
export interface TodayPage<M extends StepMeeting, C extends StepContainer, I extends StepItem> {
  readonly isOnDemand: boolean
  /** False for those who only look at the page, for whom nothing is overdue. */
  readonly takesPart: boolean
  /** True once the member has completed the session, which then needs nothing more of them. */
  readonly isCompleted: boolean
  /** In epoch ms; null while it is unknown. */
  readonly endAt: number | null
  /** Soonest first. */
  readonly meetings: readonly M[]
  readonly containers: readonly C[]
  readonly items: readonly I[]
  /** The items that the schedules ask for, with their days. */
  readonly scheduled: readonly { readonly date: string; readonly sessionContentId: string }[]
}

/** One thing to do. */
export type AnyStep<M, C, I> =
  | { readonly kind: 'class'; readonly meeting: M; readonly date: string }
  | { readonly kind: 'task'; readonly container: C; readonly date: string }
  | { readonly kind: 'item'; readonly item: I }
  | { readonly kind: 'overdue'; readonly item: I; readonly date: string }
  | { readonly kind: 'open'; readonly item: I; readonly closesAt: number | null }

/** The time of the page in epoch ms, and what dates instants in the viewer's zone. */
export interface ViewerTime {
  readonly now: number
  readonly dateOf: (instant: number) => string
}

/** Sorts steps by their days. */
export const byDate = (one: { readonly date: string }, other: { readonly date: string }) =>
  one.date.localeCompare(other.date)

/** Returns the next class with its day. The day of a class that is running is today. */
export function nextClass<M extends StepMeeting>(
  { meetings }: { readonly meetings: readonly M[] },
  { now, dateOf }: ViewerTime,
) {
  const meeting = nextMeeting(meetings, now)
  return meeting ? [{ kind: 'class' as const, meeting, date: dateOf(Math.max(meeting.startAt, now)) }] : []
}

/** Returns the containers of today and of later days whose videos are not all watched. */
export function openTasks<C extends StepContainer>(
  { isOnDemand, isCompleted, containers, items }: TodayPage<StepMeeting, C, StepItem>,
  today: string,
) {
  if (isOnDemand) return []
  return containers.flatMap((container) => {
    const { calendarDate, sessionContentId } = container
    if (calendarDate === null || calendarDate < today) return []
    const watched = items
      .filter((item) => item.subtype === 'VIDEO_GROUP' && item.parentSessionContentId === sessionContentId)
      .map(({ progress }) => progress)
    const isDone = taskState(watched, { calendarDate, today, isOnDemand, isCompleted }) === 'COMPLETED'
    return isDone ? [] : [{ kind: 'task' as const, container, date: calendarDate }]
  })
}

/** Returns the items that the schedules ask for today and that belong to no class or task of today. */
export function scheduledItems<I extends StepItem>(
  { takesPart, scheduled, items, containers }: TodayPage<StepMeeting, StepContainer, I>,
  today: string,
) {
  const asked = new Set(scheduled.filter(({ date }) => date === today).map((entry) => entry.sessionContentId))
  const ofToday = new Set(
    containers.filter(({ calendarDate }) => calendarDate === today).map((one) => one.sessionContentId),
  )
  return items
    .filter(({ sessionContentId }) => takesPart && asked.has(sessionContentId))
    .filter((item) => isToDo(item) && !ofToday.has(item.parentSessionContentId ?? ''))
    .map((item) => ({ kind: 'item' as const, item }))
}

/** Returns what the badge needs and whose day has passed, oldest first. */
export function overdueItems<I extends StepItem>(
  { takesPart, isOnDemand, isCompleted, items, containers }: TodayPage<StepMeeting, StepContainer, I>,
  today: string,
) {
  const dates = new Map(containers.map((one) => [one.sessionContentId, one.calendarDate]))
  return items
    .filter((item) => takesPart && item.required && isToDo(item))
    .flatMap((item) => {
      const date = dates.get(item.parentSessionContentId ?? '') ?? null
      const state = itemState(item, { calendarDate: date, today, isOnDemand, isCompleted })
      return date !== null && state === 'PENDING' ? [{ kind: 'overdue' as const, item, date }] : []
    })
    .toSorted(byDate)
}

/** Returns what the badge still needs and can be done now, in the order of the checklist. */
export function openItems<I extends StepItem>(
  { endAt, items, containers }: TodayPage<StepMeeting, StepContainer, I>,
  now: number,
) {
  const closed = closedContainers(containers)
  return items
    .filter((item) => item.required && isToDo(item) && !closed.has(item.parentSessionContentId ?? ''))
    .map((item) => ({ kind: 'open' as const, item, closesAt: closesAt(item, endAt) }))
    .filter((step) => step.closesAt === null || now < step.closesAt)
}

/** Leaves attendance out: a class is a step of its own, and nobody can attend after the last one. */
const isToDo = (item: StepItem) => item.subtype !== 'ZOOM_ATTENDANCE' && !isItemCompleted(item)

const closesAt = ({ subtype }: StepItem, endAt: number | null) =>
  subtype === 'PROJECT_SUBMISSION' ? projectClosesAt(endAt) : null

const closedContainers = (containers: readonly StepContainer[]) =>
  new Set(containers.filter((one) => !one.containsActiveContent).map((one) => one.sessionContentId))

/** Checks whether a step can be taken now: a class whose room is open, and what is in no closed container. */
export function canTake(
  step: AnyStep<StepMeeting, StepContainer, StepItem>,
  containers: readonly StepContainer[],
): boolean {
  if (step.kind === 'class') return step.meeting.link !== null
  if (step.kind === 'task') return step.container.containsActiveContent
  return !closedContainers(containers).has(step.item.parentSessionContentId ?? '')
}

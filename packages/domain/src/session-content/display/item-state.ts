import { COMPLETION_THRESHOLD } from '../../video/progress/completion.ts'
import {
  CHECKLIST_SUBTYPES,
  type ChecklistSubtype,
  isItemCompleted,
  type ItemProgress,
} from '../progress/checklist-progress.ts'

/** The state in which a checklist item is shown. */
export type ItemState = 'COMPLETED' | 'PENDING' | 'NOT_COMPLETED' | 'BONUS_COMPLETED' | 'BONUS_NOT_COMPLETED'

/** The state in which a container of tasks is shown. */
export type TaskState = Exclude<ItemState, `BONUS_${string}`>

/** The day of what is shown, and today, as `2026-03-01` in the viewer's zone. */
export interface Days {
  /** Null for what belongs to no day. */
  readonly calendarDate: string | null
  readonly today: string
  readonly isOnDemand: boolean
  /** True once the member has completed the session, which then waits for nothing. */
  readonly isCompleted: boolean
}

/**
 * Returns the state of a checklist item. A bonus item is ticked by the member. Any other item is completed, pending
 * once the day of its container has passed in a live session that the member has not completed, or not completed.
 * docs/product/checklists.md#item-states
 */
export function itemState(item: ItemProgress & { readonly selfReporting: boolean }, days: Days): ItemState {
  const completed = isItemCompleted(item)
  if (item.selfReporting) return completed ? 'BONUS_COMPLETED' : 'BONUS_NOT_COMPLETED'
  return completed ? 'COMPLETED' : openState(days)
}

/**
 * Returns the state of a container of tasks, from the progress of its required video items, each 0 to 1. It is
 * completed once each of them reaches the threshold; without any it is not completed.
 */
export function taskState(videoProgress: readonly number[], days: Days): TaskState {
  if (videoProgress.length === 0) return 'NOT_COMPLETED'
  return isTaskDone(videoProgress) ? 'COMPLETED' : openState(days)
}

/** Checks whether a task asks for nothing more, by the progress of its required video items, each 0 to 1. */
export function isTaskDone(videoProgress: readonly number[]): boolean {
  return videoProgress.length > 0 && videoProgress.every((progress) => progress >= COMPLETION_THRESHOLD)
}

function openState({ calendarDate, today, isOnDemand, isCompleted }: Days): 'PENDING' | 'NOT_COMPLETED' {
  const isLate = calendarDate !== null && calendarDate < today && !isOnDemand && !isCompleted
  return isLate ? 'PENDING' : 'NOT_COMPLETED'
}

/**
 * Returns the subtype of a checklist item. An unknown one is treated as OTHER_SELF_REPORTED, and `isKnown` is false.
 */
export function knownSubtype(subtype: string): { subtype: ChecklistSubtype; isKnown: boolean } {
  const known = CHECKLIST_SUBTYPES.find((one) => one === subtype)
  return { subtype: known ?? 'OTHER_SELF_REPORTED', isKnown: known !== undefined }
}

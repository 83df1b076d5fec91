import { COMPLETION_THRESHOLD } from '../../video/progress/completion.ts'
import { type Credited, creditedShare } from '../../video/progress/credited-share.ts'

/** The subtypes of checklist items. */
export const CHECKLIST_SUBTYPES = [
  'OPTIONAL_VIDEO_GROUP',
  'OTHER_SELF_REPORTED',
  'PROJECT_SUBMISSION',
  'VIDEO_GROUP',
  'ZOOM_ATTENDANCE',
] as const
export type ChecklistSubtype = (typeof CHECKLIST_SUBTYPES)[number]

/** A member's progress in a checklist item: `progress` from 0 to 1, and the stored status. */
export type ItemProgress = {
  readonly progress: number
  readonly completionStatus: 'NOT_STARTED' | 'COMPLETED'
}

/** Checks whether a checklist item measures videos: its progress is then the credited share of a video group. */
export function measuresVideos(subtype: ChecklistSubtype): boolean {
  return subtype === 'VIDEO_GROUP' || subtype === 'OPTIONAL_VIDEO_GROUP'
}

/**
 * Returns a member's progress in an item. For videos it is the share of their length that the server credited; for
 * other items it is 1 once the stored status is completed. docs/product/checklists.md#what-completes-an-item
 */
export function itemProgress(
  subtype: ChecklistSubtype,
  { videos, isDone }: { readonly videos: readonly Credited[]; readonly isDone: boolean },
): ItemProgress {
  const required = videos.map((video) => ({ ...video, completionRequired: true }))
  const progress = measuresVideos(subtype) ? (creditedShare(required) ?? 0) : Number(isDone)
  return { progress, completionStatus: isDone || isComplete(progress) ? 'COMPLETED' : 'NOT_STARTED' }
}

/** Checks whether an item is completed: by its status, or by progress of 90 percent. */
export function isItemCompleted({ progress, completionStatus }: ItemProgress): boolean {
  return completionStatus === 'COMPLETED' || isComplete(progress)
}

const isComplete = (progress: number) => progress >= COMPLETION_THRESHOLD

/**
 * Checks whether every required item of a session is completed; a session that requires none is never complete.
 * docs/product/checklists.md#completing-a-session
 */
export function isSessionComplete(
  items: readonly (ItemProgress & { readonly required: boolean })[],
): boolean {
  const required = items.filter((item) => item.required)
  return required.length > 0 && required.every(isItemCompleted)
}

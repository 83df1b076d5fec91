/** Share of a video, task or checklist item that counts as complete, everywhere (Decisions, section 5). */
export const COMPLETION_THRESHOLD = 0.9

/** Whether so many watched seconds complete a video of `duration` seconds. */
export function isVideoComplete(watchedSeconds: number, duration: number): boolean {
  return duration > 0 && watchedSeconds >= COMPLETION_THRESHOLD * duration
}

/** A video of an on-demand course; `completed` is the server's mark. */
export type CourseVideo = { readonly completionRequired: boolean; readonly completed: boolean }

/**
 * Whether an on-demand course is complete: every required video is. A course that requires none is not
 * completed by watching nothing (Decisions, section 5).
 */
export function isCourseComplete(videos: readonly CourseVideo[]): boolean {
  const required = videos.filter(({ completionRequired }) => completionRequired)
  return required.length > 0 && required.every(({ completed }) => completed)
}

/** Kinds of checklist items (Specification 2, section 3). */
export const CHECKLIST_SUBTYPES = [
  'OPTIONAL_VIDEO_GROUP',
  'OTHER_SELF_REPORTED',
  'PROJECT_SUBMISSION',
  'VIDEO_GROUP',
  'ZOOM_ATTENDANCE',
] as const
type ChecklistSubtype = (typeof CHECKLIST_SUBTYPES)[number]

/** A checklist item of a session; `progress` runs from 0 to 1. */
export type ChecklistItem = {
  readonly subtype: ChecklistSubtype
  readonly selfReporting: boolean
  readonly completionStatus: 'NOT_STARTED' | 'COMPLETED'
  readonly progress: number
}

/** Completed by its status, or by progress at the threshold (Specification 2, section 4.8). */
export function isChecklistItemComplete(item: ChecklistItem): boolean {
  return item.completionStatus === 'COMPLETED' || item.progress >= COMPLETION_THRESHOLD
}

/** Whether a session's badge depends on an item: not on optional videos and what members report themselves. */
export function isChecklistItemRequired({ subtype, selfReporting }: ChecklistItem): boolean {
  return !selfReporting && subtype !== 'OPTIONAL_VIDEO_GROUP' && subtype !== 'OTHER_SELF_REPORTED'
}

/** Whether every required item of a session is complete, of at least one (Decisions, section 5). */
export function isSessionComplete(checklist: readonly ChecklistItem[]): boolean {
  const required = checklist.filter(isChecklistItemRequired)
  return required.length > 0 && required.every(isChecklistItemComplete)
}

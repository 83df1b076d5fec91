/** The share of a video, 0 to 1, that must be credited to complete it. docs/product/video.md#completion */
export const COMPLETION_THRESHOLD = 0.9

/** Checks whether the watched seconds reach 90 % of the duration. */
export function isVideoComplete(watchedSeconds: number, duration: number): boolean {
  return duration > 0 && watchedSeconds >= COMPLETION_THRESHOLD * duration
}

/** A video of an on-demand course; `completed` is the server's mark. */
export type CourseVideo = { readonly completionRequired: boolean; readonly completed: boolean }

/** Checks whether every required video is complete; a course that requires none is never complete. */
export function isCourseComplete(videos: readonly CourseVideo[]): boolean {
  const required = videos.filter(({ completionRequired }) => completionRequired)
  return required.length > 0 && required.every(({ completed }) => completed)
}

/** A lesson with a video; lessons are in the order of the course. */
type WatchedLesson = { readonly videoId: string; readonly completed: boolean }

/**
 * Returns the lesson at which a member continues a course: the one watched last, if it is not completed; else the first
 * after it that is not; else the first of the course that is not. It is null when every lesson is completed.
 * docs/product/video.md#continue-watching
 */
export function resumeLesson<L extends WatchedLesson>(
  lessons: readonly L[],
  lastVideoId: string | null,
): L | null {
  const last = lessons.findIndex(({ videoId }) => videoId === lastVideoId)
  const isOpen = ({ completed }: L) => !completed
  return lessons.slice(Math.max(0, last)).find(isOpen) ?? lessons.find(isOpen) ?? null
}

import { queryClient } from '../../../lib/graphql/query-client.ts'
import { meteringQuery } from '../../metering/metering-query.ts'
import { withProgress } from '../on-demand-course.ts'
import { onDemandCourseQuery, videoProgressQuery } from '../video-page-query.ts'
import type { SavedUpdate } from './session-port.ts'

/**
 * Carries what a save answered to what the screens have read: the watched marks of the course, the place in the
 * video, and, when the save enrolled the member or earned a badge, everything that shows those.
 */
export function applySavedProgress(saved: SavedUpdate): void {
  const { courseId, videoId, continueAtTime } = saved
  queryClient.setQueryData(
    onDemandCourseQuery(courseId).queryKey,
    (course) => course && withProgress(course, saved),
  )
  queryClient.setQueryData(videoProgressQuery(videoId).queryKey, () => ({ continueAtTime }))
  if (saved.courseBadgeId || saved.enrolled) void queryClient.invalidateQueries({ queryKey: ['courses'] })
}

/** A new playback may have counted against the month of a limited member. */
export function applyOpenedSession(): void {
  void queryClient.invalidateQueries({ queryKey: meteringQuery.queryKey })
}

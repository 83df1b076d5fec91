import { queryClient } from '../../../lib/graphql/query-client.ts'
import { meteringQuery } from '../../metering/metering-query.ts'
import { withProgress } from '../on-demand-course.ts'
import { onDemandCourseQuery, videoProgressQuery } from '../video-page-query.ts'
import type { SavedUpdate } from './session-port.ts'

/**
 * Applies the server's result of an update to the cached queries: the watched marks of the course, the position in the
 * video, and, when the update enrolled the member or earned a badge, every query that shows those.
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

/** Refreshes the allowance, because an opened session may count against the month of a limited member. */
export function applyOpenedSession(): void {
  void queryClient.invalidateQueries({ queryKey: meteringQuery.queryKey })
}

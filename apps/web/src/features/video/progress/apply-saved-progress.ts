import { queryClient } from '../../../lib/graphql/query-client.ts'
import { meteringQuery } from '../../metering/metering-query.ts'
import { applyProgress } from '../on-demand-course.ts'
import { onDemandCourseQuery, videoProgressQuery } from '../video-page-query.ts'
import type { SavedUpdate } from './session-port.ts'

/** Applies the server's result of an update to the cached queries, and refetches those that show enrollments and badges. */
export function applySavedProgress(saved: SavedUpdate): void {
  const { courseId, videoId, continueAtTime } = saved
  queryClient.setQueryData(
    onDemandCourseQuery(courseId).queryKey,
    (course) => course && applyProgress(course, saved),
  )
  queryClient.setQueryData(videoProgressQuery(videoId).queryKey, () => ({ continueAtTime }))
  if (saved.courseBadgeId || saved.enrolled) void queryClient.invalidateQueries({ queryKey: ['courses'] })
}

/** Refetches the allowance, because an opened session may count against the month of a limited member. */
export function applyOpenedSession(): void {
  void queryClient.invalidateQueries({ queryKey: meteringQuery.queryKey })
}

import { queryClient } from '../../../lib/graphql/query-client.ts'
import { meteringQuery } from '../../metering/metering-query.ts'
import { applyProgress } from '../video-collection.ts'
import { onDemandCourseQuery } from '../on-demand/on-demand-course-query.ts'
import { videoProgressQuery } from './video-progress-query.ts'
import type { SaveResult, SessionRequest } from './session-port.ts'

/** Applies the server's result of an update to the cached queries, and refetches those that show enrollments and badges. */
export function applySavedProgress({ courseId, videoId }: SessionRequest, saved: SaveResult): void {
  const { continueAtTime, creditedTime, skipped, completed } = saved
  const progress = { creditedSeconds: creditedTime ?? 0, skipped, completed: completed ?? false }
  queryClient.setQueryData(
    onDemandCourseQuery(courseId).queryKey,
    (course) => course && applyProgress(course, videoId, progress),
  )
  queryClient.setQueryData(videoProgressQuery(videoId).queryKey, (known) =>
    continueAtTime === null ? known : { continueAtTime },
  )
  // The landing page shows which lessons are completed.
  void queryClient.invalidateQueries({ queryKey: ['courses', 'landing', courseId], refetchType: 'none' })
  if (saved.courseBadgeId || saved.enrollmentStatus === 'ENROLLED')
    void queryClient.invalidateQueries({ queryKey: ['courses'] })
}

/** Refetches the allowance, because an opened session may count against the month of a limited member. */
export function applyOpenedSession(): void {
  void queryClient.invalidateQueries({ queryKey: meteringQuery.queryKey })
}

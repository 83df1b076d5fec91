import { refetchBadges } from '../../../lib/earned-badge.ts'
import { queryClient } from '../../../lib/graphql/query-client.ts'
import { notifyOtherTabs } from '../../../lib/viewer/other-tabs.ts'
import { meteringQuery } from '../../metering/metering-query.ts'
import { applyProgress, type LectureProgress } from '../video-collection.ts'
import type { SessionVideos } from '../session-videos/session-videos.ts'
import { sessionVideosKey } from '../session-videos/session-videos-query.ts'
import { onDemandCourseQuery } from '../on-demand/on-demand-course-query.ts'
import { videoProgressQuery } from './video-progress-query.ts'
import type { SaveResult, VideoSessionRequest } from './video-session-port.ts'

/** Applies the server's result of an update to the cached queries, and refetches those that show enrollments and badges. */
export function applySavedProgress(request: VideoSessionRequest, saved: SaveResult): void {
  const { videoId } = request
  const { continueAtTime, positionAt, positionSessionId, creditedTime, skipped, completed } = saved
  const progress = { creditedSeconds: creditedTime ?? 0, skipped, completed: completed ?? false }
  if (request.type === 'ON_DEMAND') applyToCourse(request, progress)
  else if (request.sessionId) applyToSession(request.sessionId, videoId, progress)
  queryClient.setQueryData(videoProgressQuery(videoId).queryKey, (known) =>
    continueAtTime === null ? known : { continueAtTime, positionAt, positionSessionId },
  )
  if (saved.courseBadgeId || saved.enrollmentStatus === 'ENROLLED') refetchBadges()
}

function applyToCourse({ courseId, videoId }: VideoSessionRequest, progress: LectureProgress): void {
  queryClient.setQueryData(
    onDemandCourseQuery(courseId).queryKey,
    (course) => course && applyProgress(course, videoId, progress),
  )
  // The landing page shows which lessons are completed.
  void queryClient.invalidateQueries({ queryKey: ['courses', 'landing', courseId], refetchType: 'none' })
}

function applyToSession(sessionId: string, videoId: string, progress: LectureProgress): void {
  queryClient.setQueriesData<SessionVideos | null>(
    { queryKey: sessionVideosKey(sessionId) },
    (videos) => videos && applyProgress(videos, videoId, progress),
  )
  // The session's page shows the progress of its videos and the checklist items that they complete. The answer to the
  // last save of a video arrives there when the member has left the video.
  void queryClient.invalidateQueries({ queryKey: ['session-content', sessionId] })
}

/** Refetches the allowance, also in other tabs, because a video that plays may count against the month of a limited member. */
export function applyOpenedSession(): void {
  const { queryKey } = meteringQuery
  if (!queryClient.getQueryData(queryKey)) return
  void queryClient.invalidateQueries({ queryKey })
  notifyOtherTabs()
}

/** Refetches the page of a video that the member may not watch any more, because the page says why. */
export function applyRefusal({ type, courseId, sessionId }: VideoSessionRequest): void {
  const queryKey =
    type === 'ON_DEMAND' ? onDemandCourseQuery(courseId).queryKey : sessionVideosKey(sessionId ?? '')
  void queryClient.invalidateQueries({ queryKey })
}

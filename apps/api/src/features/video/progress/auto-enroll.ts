import type { EnrollmentStatus } from '@section/domain/sessions/session.ts'
import { shouldAutoEnroll } from '@section/domain/video/auto-enroll.ts'
import type { UseCaseContext } from '../../../server/graphql/operation.ts'
import { enrollOnDemand } from '../../enrollment/on-demand.ts'
import { type PlayableVideo, siblingVideoIds } from '../playable-video.ts'
import { readFarthestTimes } from './watched-store.ts'

/** The effect of a progress update: the farthest watched time before it, and the seconds that it added by playing. */
interface WatchedPart {
  playable: PlayableVideo
  farthestBefore: number
  advanced: number
}

/**
 * Enrolls a member who has watched enough of a course in its on-demand session. Returns the status when the member was
 * not enrolled as the request began, otherwise null. docs/product/video.md#auto-enrollment
 */
export async function autoEnroll(
  { services, viewer, now }: UseCaseContext<'cacheInvalidation' | 'catalog' | 'database' | 'outbox'>,
  { playable, farthestBefore, advanced }: WatchedPart,
): Promise<EnrollmentStatus | null> {
  const { course, session, video } = playable
  if (session?.sessionType !== 'ON_DEMAND') return null
  const enrolled = viewer.enrollments.has(session.sessionId)
  const hasBadge = viewer.badges.has(course.courseId)
  if (enrolled || hasBadge) return null
  const isEnough = (farthestWatchedTimes: readonly number[]) =>
    shouldAutoEnroll({ farthestWatchedTimes, advanced, enrolled, hasBadge })
  const snapshot = await services.catalog.current()
  if (!isEnough([farthestBefore])) {
    // The other videos of the course are read only if this one is not enough.
    const others = siblingVideoIds(playable, snapshot).filter((videoId) => videoId !== video.videoId)
    const times = await readFarthestTimes(services.database.db, viewer.userId, others)
    if (!isEnough([farthestBefore, ...times])) return null
  }
  return services.cacheInvalidation.transaction((tx, invalidate) =>
    enrollOnDemand({ tx, invalidate, outbox: services.outbox, snapshot, viewer, now }, course.courseId),
  )
}

import { sql } from 'drizzle-orm'
import type { EnrollmentStatus } from '@section/contract/generated/schema-types.ts'
import { rows } from '@section/db/connection.ts'
import { shouldAutoEnrol } from '@section/domain/video/auto-enrol.ts'
import type { MemberContext } from '../../server/graphql/operation.ts'
import { enrolOnDemand } from '../enrollment/enrol-on-demand.ts'

/**
 * Enrols a member in the on-demand session of a course once 30 s of it were watched in all; answers the new status,
 * null when nothing was done. Members who are enrolled, or hold the badge, cost no query. Specification 2, section 4.7.
 */
export async function autoEnrol(
  { services, viewer, now }: MemberContext,
  courseId: string,
  currentPlayingTime: number,
): Promise<EnrollmentStatus | null> {
  const snapshot = await services.catalogue.current()
  const session = snapshot.sessionsByCourse
    .get(courseId)
    ?.find(({ sessionType }) => sessionType === 'ON_DEMAND')
  const { state } = viewer
  const hasBadge = state.badges.has(courseId)
  if (!session || hasBadge || state.enrolments.has(session.sessionId)) return null
  const videoIds = snapshot.courses
    .get(courseId)
    ?.groups.flatMap((g) => g.content.flatMap((c) => c.videoId ?? []))
  const watched = await rows<{ seconds: number }>(
    services.database.db,
    sql`
    select farthest_watched_time as seconds from video_progress
    where user_id = ${viewer.userId} and video_id = any(${sql.param(videoIds ?? [])}::uuid[])`,
  )
  const enough = shouldAutoEnrol({
    farthestWatchedTimes: watched.map(({ seconds }) => seconds),
    currentPlayingTime,
    enrolled: false,
    hasBadge,
    alreadyRequested: false,
  })
  if (!enough) return null
  return services.feed.transact((tx, changed) =>
    enrolOnDemand({ tx, changed, snapshot, state, now }, courseId),
  )
}

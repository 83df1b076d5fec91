import { type EntitledViewer, hasArea, isLimitedUser } from '@section/domain/access/viewer.ts'
import { mayTake } from '@section/domain/entitlement/course-entitlement.ts'
import {
  countsAgainstPlan,
  mayWatch,
  type MeteringPlan,
  monthKey,
} from '@section/domain/metering/metering.ts'
import type { Db } from '@section/db/connection.ts'
import { toRuleCourse, toRuleSession } from '../catalog/catalog-rules.ts'
import type { CatalogSnapshot } from '../catalog/catalog-snapshot.ts'
import { countedVideos, countVideo } from './allowance-store.ts'

// Metering's public file.

/** Who watches under which rules; `threshold` videos a month, `now` in epoch ms. */
export interface MeteringContext {
  viewer: EntitledViewer
  snapshot: CatalogSnapshot
  threshold: number
  now: number
}

/**
 * Returns whether a member's viewing is metered: limited accounts whose videos come from mc-limited. The unlimited plan
 * lifts it; what was bought singly besides is not counted. Specification 2, section 4.6.
 */
function isMetered(viewer: EntitledViewer): boolean {
  return isLimitedUser(viewer) && hasArea(viewer, 'mc-limited') && !hasArea(viewer, 'mcsc-unlimited')
}

/** Returns the member's month as it stands; null for members whose viewing is not metered. */
export async function monthOf(db: Db, context: MeteringContext): Promise<MeteringPlan | null> {
  const { viewer, snapshot, threshold, now } = context
  if (!isMetered(viewer)) return null
  const watchedVideoIds = await countedVideos(db, viewer.userId, monthKey(now))
  const entitled = [...snapshot.lessonLocations].filter(([, { courseId }]) =>
    isEntitledBesides(context, courseId),
  )
  return {
    threshold,
    currentMeasure: watchedVideoIds.length,
    watchedVideoIds,
    entitledVideoIds: entitled.map(([videoId]) => videoId),
  }
}

/**
 * Counts a video against the member's month where it counts; returns whether it may be watched. The caller holds
 * the member's lock until its transaction ends, so that requests at once cannot pass the threshold together.
 * Specification 2, section 4.6; Decisions, section 5 (threat T-D3).
 */
export async function takeFromAllowance(
  tx: Db,
  context: MeteringContext,
  { videoId, courseId }: { videoId: string; courseId: string },
): Promise<boolean> {
  const { viewer, threshold, now } = context
  if (!isMetered(viewer) || isEntitledBesides(context, courseId)) return true
  const { userId } = viewer
  const month = monthKey(now)
  const watchedVideoIds = await countedVideos(tx, userId, month)
  const currentMeasure = watchedVideoIds.length
  const plan = { threshold, currentMeasure, watchedVideoIds, entitledVideoIds: [] }
  if (!mayWatch(true, plan, videoId)) return false
  if (countsAgainstPlan(true, plan, videoId))
    await countVideo(tx, { userId, month, videoId, at: new Date(now) })
  return true
}

/** Returns whether the course would be open to the member without the metered plan. */
function isEntitledBesides({ viewer, snapshot, now }: MeteringContext, courseId: string): boolean {
  const course = snapshot.courses.get(courseId)
  if (!course) return false
  const entitlements = viewer.entitlements.filter(({ type }) => type !== 'mc-limited')
  const session = snapshot.sessionsByCourse
    .get(courseId)
    ?.find(({ sessionType }) => sessionType === 'ON_DEMAND')
  return mayTake(
    { ...viewer, entitlements },
    toRuleCourse(course),
    session ? toRuleSession(session) : null,
    now,
  )
}

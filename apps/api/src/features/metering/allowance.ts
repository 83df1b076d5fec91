import { type EntitledViewer, hasArea, isLimitedUser } from '@section/domain/access/viewer.ts'
import { isEntitled } from '@section/domain/entitlement/course-entitlement.ts'
import { isFreePreview } from '@section/domain/entitlement/lesson-access.ts'
import { countsAgainstPlan, canWatch, monthKey } from '@section/domain/metering/metering.ts'
import type { Db } from '@section/db/connection.ts'
import { findOnDemandSession } from '../catalog/catalog-rules.ts'
import type { CatalogSession, CatalogSnapshot } from '../catalog/catalog-types.ts'
import { countedVideos, countVideo } from './allowance-store.ts'

// This file is the public interface of metering.

/** A viewer and the rules of metering; `threshold` videos a month, `now` in epoch ms. */
export interface MeteringContext {
  viewer: EntitledViewer
  snapshot: CatalogSnapshot
  threshold: number
  now: number
}

/**
 * Returns whether a member's viewing is metered: a limited account with the area mc-limited and without mcsc-unlimited.
 * Courses that were purchased separately do not count. Specification 2, section 4.6.
 */
export function isMetered(viewer: EntitledViewer): boolean {
  return isLimitedUser(viewer) && hasArea(viewer, 'mc-limited') && !hasArea(viewer, 'mcsc-unlimited')
}

/**
 * Counts a video against the member's allowance, if it is metered and not `isFree`; returns whether it may be watched. The
 * caller must hold the member's lock, so that simultaneous requests cannot exceed the threshold.
 * Specification 2, section 4.6; Decisions, section 5 (threat T-D3).
 */
export async function consumeAllowance(
  tx: Db,
  context: MeteringContext,
  { videoId, courseId, session, isFree }: MeteredVideo,
): Promise<boolean> {
  const { viewer, threshold, now } = context
  if (!isMetered(viewer) || isFree || isEntitledOtherwise(context, courseId, session)) return true
  const { userId } = viewer
  const month = monthKey(now)
  const watchedVideoIds = await countedVideos(tx, userId, month)
  const currentMeasure = watchedVideoIds.length
  const plan = { threshold, currentMeasure, watchedVideoIds, entitledVideoIds: [] }
  if (!canWatch(true, plan, videoId)) return false
  if (countsAgainstPlan(true, plan, videoId))
    await countVideo(tx, { userId, month, videoId, createdAt: new Date(now) })
  return true
}

/** A video that a member opens: one of a course's on-demand edition, or of a session's page. */
interface MeteredVideo {
  videoId: string
  courseId: string
  session: CatalogSession | null
  isFree: boolean
}

/** Returns whether a lesson is none of the allowance's: a free preview, or one of a course that the member holds otherwise. */
export function isOutsideAllowance(
  context: MeteringContext,
  { courseId, preview }: { courseId: string; preview: boolean },
): boolean {
  const edition = findOnDemandSession(context.snapshot, courseId)
  return isFreePreview({ preview }, edition) || isEntitledOtherwise(context, courseId, edition)
}

/** Returns whether the member could take the session without the metered plan. */
export function isEntitledOtherwise(
  { viewer, snapshot, now }: MeteringContext,
  courseId: string,
  session: CatalogSession | null,
): boolean {
  const course = snapshot.courses.get(courseId)
  if (!course) return false
  const entitlements = viewer.entitlements.filter(({ type }) => type !== 'mc-limited')
  return isEntitled({ ...viewer, entitlements }, course, session, now)
}

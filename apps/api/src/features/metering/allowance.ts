import type { MeteringPlan } from '@section/contract/generated/schema-types.ts'
import type { Db } from '@section/db/connection.ts'
import { isLimitedUser } from '@section/domain/access/viewer.ts'
import type { Learner } from '@section/domain/entitlement/course-entitlement.ts'
import { countsAgainstPlan, mayWatch, monthKey } from '@section/domain/metering/metering.ts'
import type { CatalogueSnapshot } from '../catalogue/catalogue-snapshot.ts'
import { countView, lockAllowance, watchedInMonth } from './allowance-store.ts'

// Metering's public file.

interface Allowance {
  learner: Learner
  snapshot: CatalogueSnapshot
  /** Videos a month. */
  threshold: number
  /** Epoch milliseconds. */
  now: number
}

/** The member's plan this month; null for members whose viewing is not metered. Specification 2, section 4.6. */
export async function meteringPlan(db: Db, allowance: Allowance): Promise<MeteringPlan | null> {
  const { learner, snapshot, threshold, now } = allowance
  if (!isLimitedUser(learner)) return null
  const month = monthKey(now)
  const watchedVideoIds = await watchedInMonth(db, learner.userId, month)
  return {
    meteringPlanId: `${learner.userId}:${month}`,
    threshold,
    currentMeasure: watchedVideoIds.length,
    resourceType: 'VIDEO',
    watchedVideoIds,
    entitledVideoIds: entitledVideos(learner, snapshot),
  }
}

/**
 * Counts a video against the allowance inside the caller's transaction; answers whether it may be watched. One
 * that counted this month already costs nothing, and parallel calls never pass the threshold (threat T-D3).
 */
export async function takeView(tx: Db, allowance: Allowance, videoId: string): Promise<boolean> {
  const { learner, now } = allowance
  if (!isLimitedUser(learner)) return true
  await lockAllowance(tx, learner.userId)
  const plan = await meteringPlan(tx, allowance)
  if (!plan || !mayWatch(true, plan, videoId)) return !plan
  if (countsAgainstPlan(true, plan, videoId)) await countView(tx, learner.userId, monthKey(now), videoId)
  return true
}

/** Videos of the courses that were granted to the member one by one. */
function entitledVideos(
  { entitledCourseIds, entitledSessionIds }: Learner,
  snapshot: CatalogueSnapshot,
): string[] {
  const granted = new Set(entitledCourseIds)
  for (const sessionId of entitledSessionIds) {
    const session = snapshot.sessionsById.get(sessionId)
    if (session) granted.add(session.courseId)
  }
  return [...granted].flatMap(
    (courseId) =>
      snapshot.courses.get(courseId)?.groups.flatMap((g) => g.content.flatMap((c) => c.videoId ?? [])) ?? [],
  )
}

import { hasArea, isLimitedUser } from '@section/domain/access/viewer.ts'
import { type Learner, mayTake } from '@section/domain/entitlement/course-entitlement.ts'
import {
  countsAgainstPlan,
  mayWatch,
  type MeteringPlan,
  monthKey,
} from '@section/domain/metering/metering.ts'
import type { Db } from '@section/db/connection.ts'
import { ruleCourse, ruleSession } from '../catalogue/catalogue-rules.ts'
import type { CatalogueSnapshot } from '../catalogue/catalogue-snapshot.ts'
import { countedVideos, countVideo } from './allowance-store.ts'

// Metering's public file.

/** Who watches under which rules; `threshold` videos a month, `now` in epoch ms. */
export interface MeteredLook {
  learner: Learner
  snapshot: CatalogueSnapshot
  threshold: number
  now: number
}

/**
 * Whether a member's viewing is metered: limited accounts whose videos come from mc-limited. The unlimited plan
 * lifts it; what was bought singly besides is not counted. Specification 2, section 4.6.
 */
function isMetered(learner: Learner): boolean {
  return isLimitedUser(learner) && hasArea(learner, 'mc-limited') && !hasArea(learner, 'mcsc-unlimited')
}

/** The member's month as it stands; null for members whose viewing is not metered. */
export async function monthOf(db: Db, look: MeteredLook): Promise<MeteringPlan | null> {
  const { learner, snapshot, threshold, now } = look
  if (!isMetered(learner)) return null
  const watchedVideoIds = await countedVideos(db, learner.userId, monthKey(now))
  const entitled = [...snapshot.places].filter(([, { courseId }]) => isEntitledBesides(look, courseId))
  return {
    threshold,
    currentMeasure: watchedVideoIds.length,
    watchedVideoIds,
    entitledVideoIds: entitled.map(([videoId]) => videoId),
  }
}

/**
 * Counts a video against the member's month where it counts; answers whether it may be watched. The caller holds
 * the member's lock until its transaction ends, so that requests at once cannot pass the threshold together.
 * Specification 2, section 4.6; Decisions, section 5 (threat T-D3).
 */
export async function takeFromAllowance(
  tx: Db,
  look: MeteredLook,
  { videoId, courseId }: { videoId: string; courseId: string },
): Promise<boolean> {
  const { learner, threshold, now } = look
  if (!isMetered(learner) || isEntitledBesides(look, courseId)) return true
  const { userId } = learner
  const month = monthKey(now)
  const watchedVideoIds = await countedVideos(tx, userId, month)
  const currentMeasure = watchedVideoIds.length
  const plan = { threshold, currentMeasure, watchedVideoIds, entitledVideoIds: [] }
  if (!mayWatch(true, plan, videoId)) return false
  if (countsAgainstPlan(true, plan, videoId))
    await countVideo(tx, { userId, month, videoId, at: new Date(now) })
  return true
}

/** Whether the course would be open to the member without the metered plan. */
function isEntitledBesides({ learner, snapshot, now }: MeteredLook, courseId: string): boolean {
  const course = snapshot.courses.get(courseId)
  if (!course) return false
  const entitlements = learner.entitlements.filter(({ type }) => type !== 'mc-limited')
  const session = snapshot.sessionsByCourse
    .get(courseId)
    ?.find(({ sessionType }) => sessionType === 'ON_DEMAND')
  return mayTake({ ...learner, entitlements }, ruleCourse(course), session ? ruleSession(session) : null, now)
}

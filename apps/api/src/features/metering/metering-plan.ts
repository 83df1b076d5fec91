import type { MeteringPlan } from '@section/contract/generated/schema-types.ts'
import { monthKey } from '@section/domain/metering/metering.ts'
import type { UseCaseContext } from '../../server/graphql/operation.ts'
import { isEntitledOtherwise, isMetered, isOutsideAllowance } from './allowance.ts'
import { readPlayedVideos } from './allowance-store.ts'

/** Returns the viewer's metering plan of this month; null without metering. */
export async function getMeteringPlanDetails({
  services: { catalog, config, database },
  viewer,
  now,
}: UseCaseContext<'catalog' | 'config' | 'database'>): Promise<MeteringPlan | null> {
  if (!isMetered(viewer)) return null
  const { threshold } = config.metering
  const month = monthKey(now)
  const context = { viewer, snapshot: await catalog.current(), threshold, now }
  const played = await readPlayedVideos(database.db, { userId: viewer.userId, month })
  const watchedVideoIds = played.map(({ videoId }) => videoId)
  const { lessonLocations, sessionVideoLocations, sessionsById } = context.snapshot
  const lessons = [...lessonLocations].filter(([, location]) => isOutsideAllowance(context, location))
  const sessionVideos = [...sessionVideoLocations].filter(([, { sessionId }]) => {
    const session = sessionsById.get(sessionId)
    return session !== undefined && isEntitledOtherwise(context, session.courseId, session)
  })
  return {
    meteringPlanId: `${viewer.userId}/${month}`,
    threshold,
    currentMeasure: watchedVideoIds.length,
    resourceType: 'VIDEO',
    watchedVideoIds,
    entitledVideoIds: [...lessons, ...sessionVideos].map(([videoId]) => videoId),
  }
}

import type { MeteringPlan } from '@section/contract/generated/schema-types.ts'
import { monthKey } from '@section/domain/metering/metering.ts'
import type { UseCaseContext } from '../../server/graphql/operation.ts'
import { currentPlan } from './allowance.ts'

/** Returns the viewer's metering plan of this month; null without metering. Specification 2, section 3. */
export async function getMeteringPlanDetails({
  services,
  viewer,
  now,
}: UseCaseContext<'catalog' | 'config' | 'database'>): Promise<MeteringPlan | null> {
  const { catalog, config, database } = services
  const { threshold } = config.metering
  const plan = await currentPlan(database.db, { viewer, snapshot: await catalog.current(), threshold, now })
  return (
    plan && {
      meteringPlanId: `${viewer.userId}/${monthKey(now)}`,
      threshold: plan.threshold,
      currentMeasure: plan.currentMeasure,
      resourceType: 'VIDEO',
      watchedVideoIds: [...plan.watchedVideoIds],
      entitledVideoIds: [...plan.entitledVideoIds],
    }
  )
}

import type { MeteringPlan } from '@section/contract/generated/schema-types.ts'
import { monthKey } from '@section/domain/metering/metering.ts'
import type { UseCaseContext } from '../../server/graphql/operation.ts'
import { monthOf } from './allowance.ts'

/**
 * Returns the viewer's month, null where their viewing is not metered; another month is another plan. Specification 2, section 3.
 */
export async function getMeteringPlanDetails({
  services,
  viewer,
  now,
}: UseCaseContext<'catalog' | 'config' | 'database'>): Promise<MeteringPlan | null> {
  const { catalog, config, database } = services
  const { threshold } = config.metering
  const plan = await monthOf(database.db, { viewer, snapshot: await catalog.current(), threshold, now })
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

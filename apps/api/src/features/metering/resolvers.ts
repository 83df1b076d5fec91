import type { MeteringPlan } from '@section/contract/generated/schema-types.ts'
import { monthKey } from '@section/domain/metering/metering.ts'
import { learnerOf } from '../../server/access/learner.ts'
import type { FeatureOperations, MemberContext } from '../../server/graphql/operation.ts'
import { monthOf } from './allowance.ts'

export const meteringOperations = {
  Query: {
    getMeteringPlanDetails: {
      who: 'member',
      statuses: ['LIMITED'],
      refused: null,
      resolve: meteringPlan,
    },
  },
} satisfies FeatureOperations

/** The month as the endpoint tells it; another month is another plan. Specification 2, section 3. */
async function meteringPlan({ services, viewer, now }: MemberContext): Promise<MeteringPlan | null> {
  const { catalogue, config, database } = services
  const plan = await monthOf(database.db, {
    learner: learnerOf(viewer.state, now),
    snapshot: await catalogue.current(),
    threshold: config.metering.threshold,
    now,
  })
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

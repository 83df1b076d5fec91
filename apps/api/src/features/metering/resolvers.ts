import type { MeteringPlan } from '@section/contract/generated/schema-types.ts'
import { learnerOf } from '../../server/access/learner.ts'
import { type FeatureOperations, operation } from '../../server/graphql/operation.ts'
import { meteringPlan } from './allowance.ts'

export const meteringOperations = {
  Query: {
    getMeteringPlanDetails: operation<object, MeteringPlan | null>({
      policy: { who: 'member' },
      refused: null,
      resolve: async (_args, { services, viewer, now }) =>
        meteringPlan(services.database.db, {
          learner: learnerOf(viewer.state, now),
          snapshot: await services.catalogue.current(),
          threshold: services.config.metering.threshold,
          now,
        }),
    }),
  },
} satisfies FeatureOperations

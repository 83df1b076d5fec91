import type { FeatureOperations } from '../../server/graphql/operation.ts'
import { getMeteringPlanDetails } from './metering-plan.ts'

export const meteringOperations = {
  Query: {
    getMeteringPlanDetails: {
      who: 'member',
      statuses: ['LIMITED'],
      refused: null,
      resolve: getMeteringPlanDetails,
    },
  },
} satisfies FeatureOperations

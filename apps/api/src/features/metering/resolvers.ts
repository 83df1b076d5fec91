import type { FeatureOperations } from '../../server/graphql/operation.ts'
import { getFreeOffer } from './free-offer.ts'
import { listMeteredVideos } from './list-metered-videos.ts'
import { getMeteringPlanDetails } from './metering-plan.ts'

const LIMITED = { who: 'member', statuses: ['LIMITED'] } as const

export const meteringOperations = {
  Query: {
    getMeteringPlanDetails: { ...LIMITED, refused: null, resolve: getMeteringPlanDetails },
    listMeteredVideos: { ...LIMITED, refused: [], resolve: listMeteredVideos },
    getFreeOffer: { ...LIMITED, refused: null, resolve: getFreeOffer },
  },
} satisfies FeatureOperations

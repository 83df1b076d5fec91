import { ACTIVE_MEMBER } from '../../server/access/policy.ts'
import type { FeatureOperations } from '../../server/graphql/operation.ts'
import { getNextStepsStatus } from './next-steps.ts'
import { getSurveyStatus } from './survey-status.ts'

export const surveyOperations = {
  Query: {
    getSurveyStatus: { ...ACTIVE_MEMBER, refused: null, resolve: getSurveyStatus },
    getNextStepsStatus: {
      who: 'member',
      statuses: ['LIMITED'],
      refused: [],
      resolve: getNextStepsStatus,
    },
  },
} satisfies FeatureOperations

import { DEFAULT_ACCOUNT_STATUSES } from '@section/domain/access/area.ts'
import type { FeatureOperations } from '../../server/graphql/operation.ts'
import { getNextStepsStatus } from './next-steps.ts'
import { getSurveyStatus } from './survey-status.ts'

export const surveyOperations = {
  Query: {
    getSurveyStatus: {
      who: 'member',
      statuses: DEFAULT_ACCOUNT_STATUSES,
      refused: null,
      resolve: getSurveyStatus,
    },
    getNextStepsStatus: {
      who: 'member',
      statuses: ['LIMITED'],
      refused: [],
      resolve: getNextStepsStatus,
    },
  },
} satisfies FeatureOperations

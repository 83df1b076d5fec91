import { DEFAULT_ACCOUNT_STATUSES } from '@section/domain/access/area.ts'
import type { FeatureOperations } from '../../server/graphql/operation.ts'
import { findNextSteps } from './next-steps.ts'
import { hasAnswered } from './survey-store.ts'

export const surveyOperations = {
  Query: {
    getSurveyStatus: {
      who: 'member',
      statuses: DEFAULT_ACCOUNT_STATUSES,
      refused: null,
      resolve: async ({ services, viewer }, { surveyType }) =>
        (await hasAnswered(services.database.db, viewer.userId, surveyType)) ? 'COMPLETED' : 'PENDING',
    },
    getNextStepsStatus: {
      who: 'member',
      statuses: ['LIMITED'],
      refused: [],
      resolve: findNextSteps,
    },
  },
} satisfies FeatureOperations

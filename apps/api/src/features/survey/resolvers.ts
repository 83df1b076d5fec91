import type {
  NextStep,
  QueryGetSurveyStatusArgs,
  SurveyStatus,
} from '@section/contract/generated/schema-types.ts'
import { DEFAULT_ACCOUNT_STATUSES } from '@section/domain/access/area.ts'
import { type FeatureOperations, operation } from '../../server/graphql/operation.ts'
import { findNextSteps } from './next-steps.ts'
import { hasAnswered } from './survey-store.ts'

export const surveyOperations = {
  Query: {
    getSurveyStatus: operation<QueryGetSurveyStatusArgs, SurveyStatus | null>({
      policy: { who: 'member', statuses: DEFAULT_ACCOUNT_STATUSES },
      refused: null,
      resolve: async ({ surveyType }, { services, viewer }) =>
        (await hasAnswered(services.database.db, viewer.userId, surveyType)) ? 'COMPLETED' : 'PENDING',
    }),
    getNextStepsStatus: operation<object, NextStep[]>({
      policy: { who: 'member', statuses: ['LIMITED'] },
      refused: [],
      resolve: (_args, context) => findNextSteps(context),
    }),
  },
} satisfies FeatureOperations

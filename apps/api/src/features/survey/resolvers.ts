import { ACTIVE_MEMBER } from '../../server/access/policy.ts'
import type { FeatureOperations } from '../../server/graphql/operation.ts'
import { getNextStepsStatus } from './next-steps.ts'
import { NOT_ASKED, saveSurveyResponse } from './save-survey-response.ts'
import { getSurveyStatus } from './survey-status.ts'

export const surveyOperations = {
  Query: {
    getSurveyStatus: { who: 'member', statuses: ['LIMITED'], refused: null, resolve: getSurveyStatus },
    getNextStepsStatus: {
      who: 'member',
      statuses: ['LIMITED'],
      refused: [],
      resolve: getNextStepsStatus,
    },
  },
  Mutation: {
    // Any member may answer, because one who gets another plan while the dialog is open may still finish.
    saveSurveyResponse: { ...ACTIVE_MEMBER, refused: NOT_ASKED, resolve: saveSurveyResponse },
  },
} satisfies FeatureOperations

import { ACTIVE_MEMBER } from '../../server/access/policy.ts'
import type { FeatureOperations } from '../../server/graphql/operation.ts'
import { getLearningPlan, getLearningPlanQuiz } from './get-learning-plan.ts'
import { NO_PLAN, submitLearningPlan } from './submit-learning-plan.ts'
import { NO_LEARNING_PLANS, submitLearningPlanQuiz } from './submit-quiz.ts'

const WITH_LEARNING_PLANS = { ...ACTIVE_MEMBER, flag: 'learningPlans' } as const

export const learningPlanOperations = {
  Query: {
    getLearningPlan: { ...WITH_LEARNING_PLANS, refused: null, resolve: getLearningPlan },
    getLearningPlanQuiz: { ...WITH_LEARNING_PLANS, refused: [], resolve: getLearningPlanQuiz },
  },
  Mutation: {
    submitLearningPlan: { ...WITH_LEARNING_PLANS, refused: NO_PLAN, resolve: submitLearningPlan },
    submitLearningPlanQuiz: {
      ...WITH_LEARNING_PLANS,
      refused: NO_LEARNING_PLANS,
      resolve: submitLearningPlanQuiz,
    },
  },
} satisfies FeatureOperations

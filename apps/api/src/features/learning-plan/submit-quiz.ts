import type {
  LearningPlanResult,
  MutationSubmitLearningPlanQuizArgs,
} from '@section/contract/generated/schema-types.ts'
import { quizAnswers, quizKeys } from '@section/domain/learning-plan/quiz.ts'
import { refusedResult } from '../../server/graphql/refused-result.ts'
import { getLearningPlan, hasLearningPlans, type PlanContext } from './get-learning-plan.ts'
import { replacePlan } from './learning-plan-store.ts'
import { recommendTo } from './recommend.ts'

const refused = refusedResult<LearningPlanResult>({ learningPlan: null })

/** The refused result for viewers without learning plans. */
export const NO_LEARNING_PLANS = refused('NOT_ENTITLED')

/**
 * Recommends a plan from one answer to each question of the quiz, and replaces the viewer's plan by it. Errors: NOT_ENTITLED,
 * INVALID_ANSWER, NO_COURSES. docs/product/learning-plan.md#quiz
 */
export async function submitLearningPlanQuiz(
  context: PlanContext<'cacheInvalidation'>,
  { responses }: MutationSubmitLearningPlanQuizArgs,
): Promise<LearningPlanResult> {
  const { services, viewer, now } = context
  if (!hasLearningPlans(viewer)) return NO_LEARNING_PLANS
  const keys = quizKeys(responses)
  const answers = keys && quizAnswers(keys)
  if (!answers) return refused('INVALID_ANSWER')
  const [snapshot, programs] = await Promise.all([
    services.catalog.current(),
    services.certificatePrograms.all(),
  ])
  const plan = await recommendTo(services.database.db, answers, { snapshot, programs, viewer, now })
  if (!plan) return refused('NO_COURSES')
  const stored = { userId: viewer.userId, responses: { ...keys }, plan, at: new Date(now) }
  await services.cacheInvalidation.transaction((tx) => replacePlan(tx, stored))
  return { learningPlan: await getLearningPlan(context), error: null }
}

import type {
  LearningPlanResult,
  MutationSubmitLearningPlanQuizArgs,
} from '@section/contract/generated/schema-types.ts'
import { recommendPlan } from '@section/domain/learning-plan/recommend-plan.ts'
import { quizAnswers, quizKeys } from '@section/domain/learning-plan/quiz.ts'
import { refusedResult } from '../../server/graphql/refused-result.ts'
import type { UseCaseContext } from '../../server/graphql/operation.ts'
import { listCertificates } from '../certificates/list-certificates.ts'
import { findSurveyProfile } from '../survey/survey-profile-store.ts'
import { hasLearningPlans, planResult } from './get-learning-plan.ts'
import { findPlan, replacePlan } from './learning-plan-store.ts'
import { openCourses, openPrograms } from './plan-request.ts'

const refused = refusedResult<LearningPlanResult>({ learningPlan: null })

/** The refused result for viewers without learning plans. */
export const NO_LEARNING_PLANS = refused('NOT_ENTITLED')

/**
 * Recommends a plan from one answer to each question of the quiz, and replaces the viewer's plan by it. Errors: NOT_ENTITLED,
 * INVALID_ANSWER, NO_COURSES. docs/product/learning-plan.md#quiz
 */
export async function submitLearningPlanQuiz(
  context: UseCaseContext<'catalog' | 'database' | 'cacheInvalidation'>,
  { responses }: MutationSubmitLearningPlanQuizArgs,
): Promise<LearningPlanResult> {
  const { services, viewer, now } = context
  if (!hasLearningPlans(viewer)) return NO_LEARNING_PLANS
  const keys = quizKeys(responses)
  const answers = keys && quizAnswers(keys)
  if (!answers) return refused('INVALID_ANSWER')
  const { userId } = viewer
  const [snapshot, certificates, survey] = await Promise.all([
    services.catalog.current(),
    listCertificates(context),
    findSurveyProfile(services.database.db, userId),
  ])
  const courses = openCourses(snapshot, viewer, now)
  const programs = openPrograms(certificates, snapshot)
  const plan = recommendPlan({ answers, survey, courses, programs })
  if (!plan) return refused('NO_COURSES')
  return services.cacheInvalidation.transaction(async (tx) => {
    await replacePlan(tx, { userId, responses: { ...keys }, plan, at: new Date(now) })
    const stored = await findPlan(tx, userId)
    return { learningPlan: stored ? await planResult(context, stored) : null, error: null }
  })
}

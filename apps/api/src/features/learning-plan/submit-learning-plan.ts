import type {
  LearningPlanResult,
  MutationSubmitLearningPlanArgs,
} from '@section/contract/generated/schema-types.ts'
import { isSmallerPlan } from '@section/domain/learning-plan/smaller-plan.ts'
import { refusedResult } from '../../server/graphql/refused-result.ts'
import { getLearningPlan, hasLearningPlans, type PlanContext, shownCourses } from './get-learning-plan.ts'
import { findPlan, keepCourses, lockPlan } from './learning-plan-store.ts'

const refused = refusedResult<LearningPlanResult>({ learningPlan: null })

/** The refused result for viewers without learning plans, and for those who have none. */
export const NO_PLAN = refused('NOT_FOUND')

/**
 * Keeps some of the courses of the viewer's plan, in its order; repeating it changes nothing. Errors: NOT_FOUND, INVALID_PLAN.
 * docs/product/learning-plan.md#editing
 */
export async function submitLearningPlan(
  context: PlanContext<'cacheInvalidation'>,
  args: MutationSubmitLearningPlanArgs,
): Promise<LearningPlanResult> {
  const { services, viewer, now } = context
  if (!hasLearningPlans(viewer)) return NO_PLAN
  const courseIds = args.courseIds.map((id) => id.toLowerCase())
  const snapshot = await services.catalog.current()
  const refusal = await services.cacheInvalidation.transaction(async (tx) => {
    // What another tab has changed meanwhile is seen here, because the lock is held before the plan is read.
    await lockPlan(tx, viewer.userId)
    const stored = await findPlan(tx, viewer.userId)
    const shown = shownCourses(stored, snapshot, context).map(({ courseId }) => courseId)
    if (!stored || shown.length === 0) return NO_PLAN
    if (!isSmallerPlan(courseIds, shown)) return refused('INVALID_PLAN')
    await keepCourses(tx, stored.learningPlanId, courseIds, new Date(now))
    return null
  })
  return refusal ?? { learningPlan: await getLearningPlan(context), error: null }
}

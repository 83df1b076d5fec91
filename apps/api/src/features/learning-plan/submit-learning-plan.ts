import type {
  LearningPlanResult,
  MutationSubmitLearningPlanArgs,
} from '@section/contract/generated/schema-types.ts'
import { isSmallerPlan } from '@section/domain/learning-plan/smaller-plan.ts'
import { refusedResult } from '../../server/graphql/refused-result.ts'
import type { UseCaseContext } from '../../server/graphql/operation.ts'
import { hasLearningPlans, planResult } from './get-learning-plan.ts'
import { findPlan, keepCourses, lockPlan } from './learning-plan-store.ts'

const refused = refusedResult<LearningPlanResult>({ learningPlan: null })

/** The refused result for viewers without learning plans, and for those who have none. */
export const NO_PLAN = refused('NOT_FOUND')

/**
 * Keeps some of the courses of the viewer's plan, in its order; repeating it changes nothing. Errors: NOT_FOUND, INVALID_PLAN.
 * docs/product/learning-plan.md#editing
 */
export async function submitLearningPlan(
  context: UseCaseContext<'catalog' | 'database' | 'cacheInvalidation'>,
  args: MutationSubmitLearningPlanArgs,
): Promise<LearningPlanResult> {
  const { services, viewer, now } = context
  if (!hasLearningPlans(viewer)) return NO_PLAN
  const courseIds = args.courseIds.map((id) => id.toLowerCase())
  return services.cacheInvalidation.transaction(async (tx) => {
    await lockPlan(tx, viewer.userId)
    const stored = await findPlan(tx, viewer.userId)
    const shown = stored && (await planResult(context, stored))
    if (!stored || !shown) return NO_PLAN
    if (!isSmallerPlan(courseIds, shown.courseIds)) return refused('INVALID_PLAN')
    await keepCourses(tx, stored.learningPlanId, courseIds, new Date(now))
    const courses = stored.courses.filter(({ courseId }) => courseIds.includes(courseId))
    return { learningPlan: await planResult(context, { ...stored, courses }), error: null }
  })
}

import type {
  LearningPlan,
  LearningPlanCertificate,
  LearningPlanQuizQuestion,
} from '@section/contract/generated/schema-types.ts'
import { canOpen } from '@section/domain/access/route-access.ts'
import { pathTo } from '@section/domain/access/screen-path.ts'
import type { EntitledViewer } from '@section/domain/access/viewer.ts'
import { badgesNeeded } from '@section/domain/certificates/certificate-badges.ts'
import { LEARNING_PLAN_QUIZ } from '@section/domain/learning-plan/quiz.ts'
import type { UseCaseContext } from '../../server/graphql/operation.ts'
import { canSeeCourse } from '../catalog/catalog-rules.ts'
import { getCertificate } from '../certificates/list-certificates.ts'
import { findPlan, type StoredPlan } from './learning-plan-store.ts'

export type PlanContext = UseCaseContext<'catalog' | 'database'>

/** Returns whether the plan of a viewer includes learning plans; the policy of each operation checks the flag. */
export const hasLearningPlans = (viewer: EntitledViewer): boolean =>
  canOpen(pathTo('learningPlan'), viewer, { learningPlans: true })

/** Returns the questions of the quiz; none to viewers without learning plans. */
export function getLearningPlanQuiz({ viewer }: UseCaseContext<never>): LearningPlanQuizQuestion[] {
  if (!hasLearningPlans(viewer)) return []
  return LEARNING_PLAN_QUIZ.map(({ id, title, options }) => ({
    id,
    title,
    options: options.map(({ key, label }) => ({ key, label })),
  }))
}

/** Returns the viewer's plan; null before the quiz and to viewers without learning plans. docs/product/learning-plan.md#the-stored-plan */
export async function getLearningPlan(context: PlanContext): Promise<LearningPlan | null> {
  if (!hasLearningPlans(context.viewer)) return null
  const stored = await findPlan(context.services.database.db, context.viewer.userId)
  return stored ? planResult(context, stored) : null
}

/** Returns a stored plan as the viewer sees it, with the courses that they may still see; null if none of them is left. */
export async function planResult(context: PlanContext, stored: StoredPlan): Promise<LearningPlan | null> {
  const { name, topic, level, certificateId } = stored
  const snapshot = await context.services.catalog.current()
  const courses = stored.courses.filter(({ courseId }) => canSeeCourse(snapshot, courseId, context))
  if (courses.length === 0) return null
  return {
    plan: { name, topic, level },
    certificate: certificateId === null ? null : await certificateOf(context, certificateId),
    courseIds: courses.map(({ courseId }) => courseId),
    reasons: courses,
  }
}

async function certificateOf(
  context: PlanContext,
  certificateId: string,
): Promise<LearningPlanCertificate | null> {
  const certificate = await getCertificate(context, { certificateId })
  if (!certificate) return null
  const { badgeImageUrl: logo, title, description, numBadges } = certificate
  const needed = badgesNeeded(certificate)
  return { certificateId, logo, title, description, progress: needed === 0 ? 1 : numBadges / needed }
}

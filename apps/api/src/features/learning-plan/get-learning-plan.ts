import type {
  LearningPlan,
  LearningPlanCertificate,
  LearningPlanQuizQuestion,
} from '@section/contract/generated/schema-types.ts'
import { canOpen } from '@section/domain/access/route-access.ts'
import { pathTo } from '@section/domain/access/screen-path.ts'
import type { Viewer } from '@section/domain/access/viewer.ts'
import { courseShare } from '@section/domain/certificates/certificate-progress.ts'
import { LEARNING_PLAN_QUIZ } from '@section/domain/learning-plan/quiz.ts'
import type { ReadingContext, UseCaseContext } from '../../server/graphql/operation.ts'
import type { Services } from '../../server/services.ts'
import { canSeeCourse } from '../catalog/catalog-rules.ts'
import type { CatalogSnapshot } from '../catalog/catalog-types.ts'
import { getCertificate } from '../certificates/list-certificates.ts'
import { findPlan, type StoredPlan } from './learning-plan-store.ts'

export type PlanContext<More extends keyof Services = never> = ReadingContext<
  'catalog' | 'certificatePrograms' | 'database' | More
>

/** Returns whether a viewer has learning plans, apart from the flag, which the policy of each operation checks. */
export const hasLearningPlans = (viewer: Viewer): boolean =>
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

/**
 * Returns the viewer's plan with the progress towards its certificate; null before the quiz, when no course of it is left, and to
 * viewers without learning plans. docs/product/learning-plan.md#the-stored-plan
 */
export async function getLearningPlan(context: PlanContext): Promise<LearningPlan | null> {
  const { services, viewer } = context
  if (!hasLearningPlans(viewer)) return null
  const [stored, snapshot] = await Promise.all([
    findPlan(services.database.db, viewer.userId),
    services.catalog.current(),
  ])
  const courses = shownCourses(stored, snapshot, context)
  if (!stored || courses.length === 0) return null
  const { name, topic, level, certificateId } = stored
  return {
    plan: { name, topic, level },
    certificate: certificateId === null ? null : await certificateOf(context, certificateId),
    courseIds: courses.map(({ courseId }) => courseId),
    reasons: courses,
  }
}

/** Returns the courses of a plan that the school still has and the viewer can still see, in the order of the plan. */
export function shownCourses(
  plan: StoredPlan | undefined,
  snapshot: CatalogSnapshot,
  context: Pick<PlanContext, 'viewer' | 'now'>,
): StoredPlan['courses'] {
  return (plan?.courses ?? []).filter(({ courseId }) => canSeeCourse(snapshot, courseId, context))
}

async function certificateOf(
  context: PlanContext,
  certificateId: string,
): Promise<LearningPlanCertificate | null> {
  const certificate = await getCertificate(context, { certificateId })
  if (!certificate) return null
  const { badgeImageUrl: logo, title, description, isCompleted } = certificate
  const progress = isCompleted ? 1 : courseShare(certificate)
  return { certificateId, logo, title, description, progress }
}

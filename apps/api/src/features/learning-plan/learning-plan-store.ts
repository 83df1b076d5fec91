import { and, asc, eq, notInArray } from 'drizzle-orm'
import type { Db } from '@section/db/connection.ts'
import { learningPlanCourses, learningPlans } from '@section/db/schema.ts'
import type { RecommendedPlan } from '@section/domain/learning-plan/plan-request.ts'

/** A member's plan with its courses, in their order. */
export type StoredPlan = Pick<
  typeof learningPlans.$inferSelect,
  'learningPlanId' | 'name' | 'topic' | 'level' | 'certificateId'
> & { courses: PlannedCourse[] }

type PlannedCourse = Pick<typeof learningPlanCourses.$inferSelect, 'courseId' | 'reason'>

/** Returns a member's plan by one statement; undefined without one. */
export async function findPlan(db: Db, userId: string): Promise<StoredPlan | undefined> {
  const { learningPlanId, name, topic, level, certificateId } = learningPlans
  const { courseId, reason, sortOrder } = learningPlanCourses
  const found = await db
    .select({ plan: { learningPlanId, name, topic, level, certificateId }, course: { courseId, reason } })
    .from(learningPlans)
    .innerJoin(learningPlanCourses, eq(learningPlanCourses.learningPlanId, learningPlanId))
    .where(eq(learningPlans.userId, userId))
    .orderBy(asc(sortOrder))
  const [first] = found
  return first && { ...first.plan, courses: found.map(({ course }) => course) }
}

/** Locks a member's plan until the transaction ends, so that what is read of it afterwards is current and stays so. */
export async function lockPlan(tx: Db, userId: string): Promise<void> {
  await tx
    .select({ learningPlanId: learningPlans.learningPlanId })
    .from(learningPlans)
    .where(eq(learningPlans.userId, userId))
    .for('update')
}

/** A plan to store, with the answers that it was recommended from. */
export interface NewPlan {
  userId: string
  responses: Record<string, string>
  plan: RecommendedPlan
  at: Date
}

/** Replaces a member's plan and its courses; of several at the same time, the last one is left as a whole. */
export async function replacePlan(tx: Db, { userId, responses, plan, at }: NewPlan): Promise<void> {
  const { courses, ...details } = plan
  const values = { ...details, responses, createdAt: at, updatedAt: at }
  // The row is locked from here on, so that a plan that is stored at the same time waits.
  const [stored] = await tx
    .insert(learningPlans)
    .values({ ...values, userId })
    .onConflictDoUpdate({ target: learningPlans.userId, set: values })
    .returning({ learningPlanId: learningPlans.learningPlanId })
  if (!stored) return
  await tx.delete(learningPlanCourses).where(eq(learningPlanCourses.learningPlanId, stored.learningPlanId))
  await tx
    .insert(learningPlanCourses)
    .values(courses.map((course, sortOrder) => ({ ...stored, ...course, sortOrder })))
}

/** Removes the other courses from a plan. */
export async function keepCourses(
  tx: Db,
  learningPlanId: string,
  courseIds: readonly string[],
  at: Date,
): Promise<void> {
  const { learningPlanId: plan, courseId } = learningPlanCourses
  await tx
    .delete(learningPlanCourses)
    .where(and(eq(plan, learningPlanId), notInArray(courseId, [...courseIds])))
  await tx
    .update(learningPlans)
    .set({ updatedAt: at })
    .where(eq(learningPlans.learningPlanId, learningPlanId))
}

import { eq } from 'drizzle-orm'
import type { Database } from '@section/db/connection.ts'
import { learningPlanCourses, learningPlans } from '@section/db/schema.ts'

/**
 * A broken implementation of the quiz: replaces a plan and its courses without a transaction, so that the courses of simultaneous
 * plans mix. The tests must catch it.
 */
export async function replacePlanNaively(
  { db }: Database,
  userId: string,
  topic: string,
  courseIds: readonly string[],
): Promise<void> {
  const at = new Date()
  const values = { responses: {}, name: topic, topic, level: 'Beginner', createdAt: at, updatedAt: at }
  const [plan] = await db
    .insert(learningPlans)
    .values({ ...values, userId })
    .onConflictDoUpdate({ target: learningPlans.userId, set: values })
    .returning({ learningPlanId: learningPlans.learningPlanId })
  if (!plan) return
  await db.delete(learningPlanCourses).where(eq(learningPlanCourses.learningPlanId, plan.learningPlanId))
  await db
    .insert(learningPlanCourses)
    .values(courseIds.map((courseId, sortOrder) => ({ ...plan, courseId, reason: 'R', sortOrder })))
    .onConflictDoNothing()
}

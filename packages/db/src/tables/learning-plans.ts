import { index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { id, instant, ownedBy } from '../columns.ts'
import { certificates } from './certificates.ts'
import { courses } from './courses.ts'
import { members } from './members.ts'

/** A member's learning plan, recommended from the answers to its quiz; a new quiz replaces it. */
export const learningPlans = pgTable(
  'learning_plans',
  {
    learningPlanId: id('learning_plan_id'),
    userId: ownedBy('user_id', () => members.userId),
    /** Question → key of the chosen option. */
    responses: jsonb('responses').$type<Record<string, string>>().notNull(),
    name: text('name').notNull(),
    topic: text('topic').notNull(),
    level: text('level').notNull(),
    /** The certificate on whose track the plan is; null if none fits. */
    certificateId: uuid('certificate_id').references(() => certificates.certificateId),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [
    uniqueIndex('learning_plans_user_key').on(t.userId),
    index('learning_plans_certificate_idx').on(t.certificateId),
  ],
)

/** A course of a plan, in the order in which it is recommended, with the sentence that explains the choice. */
export const learningPlanCourses = pgTable(
  'learning_plan_courses',
  {
    learningPlanId: ownedBy('learning_plan_id', () => learningPlans.learningPlanId),
    courseId: ownedBy('course_id', () => courses.courseId),
    reason: text('reason').notNull(),
    sortOrder: integer('sort_order').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.learningPlanId, t.courseId] }),
    index('learning_plan_courses_course_idx').on(t.courseId),
  ],
)

import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { instant, ownedBy } from '../../columns.ts'
import { courses } from '../courses.ts'
import { customers } from '../customers.ts'
import { members } from '../members.ts'
import { sessions } from '../sessions.ts'

/**
 * The period that figures are counted for; each ends now. It is a text, because beside row-level security the database compares
 * an enum only after the rows are read, and not in an index. docs/product/organization.md#periods
 */
const figurePeriod = (name: string) =>
  text(name, { enum: ['LAST_30_DAYS', 'LAST_90_DAYS', 'CONTRACT_TO_DATE'] })

const ofCustomer = () => ownedBy('customer_id', () => customers.customerId)
const ofEmployee = () => ownedBy('user_id', () => employees.userId)
const count = (name: string) => integer(name).notNull().default(0)

/** The present employees of an employer, as its dashboard names them. */
export const employees = pgTable(
  'employees',
  {
    userId: ownedBy('user_id', () => members.userId).primaryKey(),
    customerId: ofCustomer(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    imageUrl: text('image_url'),
    /** The last learning activity in the employer's time. */
    lastActiveAt: instant('last_active_at'),
    /** The next day (UTC) on which a period's figures change without an activity; null for never. */
    changesOn: date('changes_on', { mode: 'string' }),
  },
  (t) => [index('employees_customer_idx').on(t.customerId), index('employees_changes_idx').on(t.changesOn)],
)

/** What a present employee did in a session of a course, or beside its sessions, by period. */
export const employeeCourseFigures = pgTable(
  'employee_course_figures',
  {
    customerId: ofCustomer(),
    userId: ofEmployee(),
    period: figurePeriod('period').notNull(),
    courseId: ownedBy('course_id', () => courses.courseId),
    sessionId: uuid('session_id').references(() => sessions.sessionId, { onDelete: 'cascade' }),
    enrolled: boolean('enrolled').notNull(),
    /** The enrollment was completed. */
    completed: boolean('completed').notNull(),
    active: boolean('active').notNull(),
    videosWatched: integer('videos_watched').notNull(),
    secondsWatched: integer('seconds_watched').notNull(),
    /** The watched share of the required video time in percent; null without required videos. */
    engagement: integer('engagement'),
    // The next three are about the course, and equal in all rows of it.
    courseStarted: boolean('course_started').notNull(),
    courseCompleted: boolean('course_completed').notNull(),
    badgeEarned: boolean('badge_earned').notNull(),
  },
  (t) => [
    uniqueIndex('employee_course_figures_key').on(t.userId, t.period, t.courseId, t.sessionId),
    index('employee_course_figures_customer_idx').on(t.customerId),
    index('employee_course_figures_course_idx').on(t.courseId),
    index('employee_course_figures_session_idx').on(t.sessionId),
  ],
)

/** The figures of a present employee by period. */
export const employeeFigures = pgTable(
  'employee_figures',
  {
    customerId: ofCustomer(),
    userId: ofEmployee(),
    period: figurePeriod('period').notNull(),
    name: text('name').notNull(),
    /** The name in the form of the database's function `folded_name`. */
    sortName: text('sort_name').notNull(),
    active: boolean('active').notNull(),
    lessonsStarted: count('lessons_started'),
    secondsWatched: count('seconds_watched'),
    coursesStarted: count('courses_started'),
    coursesCompleted: count('courses_completed'),
    badges: count('badges'),
  },
  (t) => {
    const name = sql`${t.sortName} collate "C"`
    return [
      primaryKey({ columns: [t.userId, t.period] }),
      index('employee_figures_name_idx').on(t.customerId, t.period, name, t.userId),
      index('employee_figures_courses_idx').on(t.customerId, t.period, t.coursesStarted, name, t.userId),
      index('employee_figures_badges_idx').on(t.customerId, t.period, t.badges, name, t.userId),
    ]
  },
)

/** The present employees of an employer who enrolled in a course, and who completed it, by period. */
export const courseFigures = pgTable(
  'course_figures',
  {
    customerId: ofCustomer(),
    period: figurePeriod('period').notNull(),
    courseId: ownedBy('course_id', () => courses.courseId),
    enrolled: count('enrolled'),
    completed: count('completed'),
  },
  (t) => [
    primaryKey({ columns: [t.customerId, t.period, t.courseId] }),
    index('course_figures_course_idx').on(t.courseId),
  ],
)

/** The same for the sessions of courses. */
export const sessionFigures = pgTable(
  'session_figures',
  {
    customerId: ofCustomer(),
    period: figurePeriod('period').notNull(),
    sessionId: ownedBy('session_id', () => sessions.sessionId),
    courseId: ownedBy('course_id', () => courses.courseId),
    enrolled: count('enrolled'),
    completed: count('completed'),
  },
  (t) => [
    primaryKey({ columns: [t.customerId, t.period, t.sessionId] }),
    index('session_figures_course_idx').on(t.courseId),
    index('session_figures_session_idx').on(t.sessionId),
  ],
)

/** The figures of an employer by period: the sums over its present employees. */
export const organizationFigures = pgTable(
  'organization_figures',
  {
    customerId: ofCustomer(),
    period: figurePeriod('period').notNull(),
    usersEngaged: count('users_engaged'),
    lessonsStarted: count('lessons_started'),
    /** An integer ends at 600,000 hours, which a large employer has. */
    secondsWatched: bigint('seconds_watched', { mode: 'number' }).notNull().default(0),
    coursesCompleted: count('courses_completed'),
    badgesEarned: count('badges_earned'),
    usersWithBadge: count('users_with_badge'),
  },
  (t) => [primaryKey({ columns: [t.customerId, t.period] })],
)

/** The weeks (by their Monday, UTC) in which an employee learned in an employer's time; kept when the employee leaves. */
export const employeeWeeks = pgTable(
  'employee_weeks',
  {
    customerId: ofCustomer(),
    userId: ownedBy('user_id', () => members.userId),
    week: date('week', { mode: 'string' }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.customerId, t.week] }),
    index('employee_weeks_customer_idx').on(t.customerId, t.week),
  ],
)

/** The numbers of employees who learned in each week of an employer's time. */
export const organizationWeeks = pgTable(
  'organization_weeks',
  {
    customerId: ofCustomer(),
    week: date('week', { mode: 'string' }).notNull(),
    activeLearners: count('active_learners'),
  },
  (t) => [primaryKey({ columns: [t.customerId, t.week] })],
)

/** The time up to which all changes are in the figures; one row. */
export const figuresState = pgTable('figures_state', {
  singleton: boolean('singleton').primaryKey().default(true),
  asOf: instant('as_of').notNull(),
})

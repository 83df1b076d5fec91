import { sql } from 'drizzle-orm'
import type { Db } from '@section/db/connection.ts'

/** A table of sums: its columns, and how it is counted from the rows of employees, with the same columns. */
interface SumTable {
  table: string
  /** The columns that say whose numbers a row holds. */
  key: string
  numbers: string
  counted: string
}

/** The sums that the database keeps of the rows of employees. */
export const SUM_TABLES: readonly SumTable[] = [
  {
    table: 'organization_figures',
    key: 'customer_id, period',
    numbers:
      'users_engaged, lessons_started, seconds_watched, courses_completed, badges_earned, users_with_badge',
    counted: `select customer_id, period, count(*) filter (where active) as users_engaged, sum(lessons_started) as lessons_started,
      sum(seconds_watched) as seconds_watched, sum(courses_completed) as courses_completed, sum(badges) as badges_earned,
      count(*) filter (where badges > 0) as users_with_badge
      from employee_figures group by customer_id, period`,
  },
  {
    table: 'course_figures',
    key: 'customer_id, period, course_id',
    numbers: 'enrolled, completed',
    counted: `select customer_id, period, course_id, count(distinct user_id) filter (where enrolled) as enrolled,
      count(distinct user_id) filter (where course_completed) as completed
      from employee_course_figures group by customer_id, period, course_id`,
  },
  {
    table: 'session_figures',
    key: 'customer_id, period, session_id, course_id',
    numbers: 'enrolled, completed',
    counted: `select customer_id, period, session_id, course_id, count(*) filter (where enrolled) as enrolled,
      count(*) filter (where completed) as completed
      from employee_course_figures where session_id is not null group by customer_id, period, session_id, course_id`,
  },
  {
    table: 'organization_weeks',
    key: 'customer_id, week',
    numbers: 'active_learners',
    counted: `select customer_id, week, count(*) as active_learners from employee_weeks group by customer_id, week`,
  },
]

/** Makes the sums anew from the rows of employees. */
export async function replaceSums(tx: Db): Promise<void> {
  for (const { table, key, numbers, counted } of SUM_TABLES) {
    await tx.execute(sql.raw(`delete from ${table}`))
    await tx.execute(
      sql.raw(`insert into ${table} (${key}, ${numbers}) select ${key}, ${numbers} from (${counted}) c`),
    )
  }
}

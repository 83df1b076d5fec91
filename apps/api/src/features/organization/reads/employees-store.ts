import { sql } from 'drizzle-orm'
import { type Db, rows } from '@section/db/connection.ts'
import type { FigurePeriod } from '@section/domain/organization/figure-period.ts'
import { AS_OF, epochMs, FIRST_DAY } from '../employer-instants-store.ts'

/** The figures of a present employee; instants are epoch ms. */
export type EmployeeFigures = {
  userId: string
  name: string
  imageUrl: string | null
  email: string
  lastActive: number | null
  lessonsStarted: number
  secondsWatched: number
  coursesStarted: number
  coursesCompleted: number
  badgesEarned: number
  /** The start of the contract, or else of the first employment. */
  firstDay: number
  asOf: number | null
}

/** Returns the id of the customer that a member is a present employee of; null for everybody else. */
export async function findEmployer(db: Db, userId: string): Promise<string | null> {
  const [found] = await rows<{ customerId: string }>(
    db,
    sql`select customer_id as "customerId" from employees where user_id = ${userId}`,
  )
  return found?.customerId ?? null
}

/** Returns the figures of a present employee of a customer for a period; null for everybody else. */
export async function findEmployeeFigures(
  db: Db,
  { userId, customerId, period }: { userId: string; customerId: string; period: FigurePeriod },
): Promise<EmployeeFigures | null> {
  const [found] = await rows<EmployeeFigures>(
    db,
    sql`
    select e.user_id as "userId", e.name, e.image_url as "imageUrl", e.email,
      ${epochMs(sql`e.last_active_at`)} as "lastActive", coalesce(f.lessons_started, 0) as "lessonsStarted",
      coalesce(f.seconds_watched, 0) as "secondsWatched", coalesce(f.courses_started, 0) as "coursesStarted",
      coalesce(f.courses_completed, 0) as "coursesCompleted", coalesce(f.badges, 0) as "badgesEarned",
      ${epochMs(FIRST_DAY)} as "firstDay", ${AS_OF} as "asOf"
    from employees e join customers o on o.customer_id = e.customer_id
      left join employee_figures f on f.user_id = e.user_id and f.period = ${period}
    where e.user_id = ${userId} and e.customer_id = ${customerId}`,
  )
  return found ?? null
}

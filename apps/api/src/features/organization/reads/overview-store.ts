import { sql } from 'drizzle-orm'
import type {
  ImportantLink,
  OrganizationCourse,
  OrganizationWeek,
} from '@section/contract/generated/schema-types.ts'
import { type Db, rows } from '@section/db/connection.ts'
import type { FigurePeriod } from '@section/domain/organization/figure-period.ts'
import { AS_OF, epochMs, FIRST_DAY } from '../employer-instants-store.ts'
import { coursesTable } from './tables-store.ts'

/** An employer with its figures of a period; instants are epoch ms. */
export type EmployerFigures = {
  companyName: string
  companyLogo: string
  accentColor: string | null
  contractStart: number | null
  contractEnd: number | null
  totalSeats: number | null
  usedSeats: number
  importantLinks: ImportantLink[]
  /** The start of the contract, or else of the first employment; null before that. */
  firstDay: number | null
  usersEngaged: number
  lessonsStarted: number
  secondsWatched: number
  coursesCompleted: number
  badgesEarned: number
  usersWithBadge: number
  asOf: number | null
}

/** An employer and the period of its figures. */
type OfPeriod = { customerId: string; period: FigurePeriod }

/** Returns an employer with its figures of a period; null for an unknown one. */
export async function findEmployerFigures(
  db: Db,
  { customerId, period }: OfPeriod,
): Promise<EmployerFigures | null> {
  const [found] = await rows<EmployerFigures>(
    db,
    sql`
    select o.name as "companyName", coalesce(o.logo_url, '/art/logo/' || o.slug || '.svg') as "companyLogo",
      o.accent_color as "accentColor", ${epochMs(sql`o.contract_start`)} as "contractStart",
      ${epochMs(sql`o.contract_end`)} as "contractEnd", o.total_seats as "totalSeats",
      (select count(*)::int from employments e where e.customer_id = o.customer_id and e.ends_at is null) as "usedSeats",
      o.important_links as "importantLinks", ${epochMs(FIRST_DAY)} as "firstDay",
      coalesce(f.users_engaged, 0) as "usersEngaged", coalesce(f.lessons_started, 0) as "lessonsStarted",
      coalesce(f.seconds_watched, 0)::float8 as "secondsWatched",
      coalesce(f.courses_completed, 0) as "coursesCompleted", coalesce(f.badges_earned, 0) as "badgesEarned",
      coalesce(f.users_with_badge, 0) as "usersWithBadge", ${AS_OF} as "asOf"
    from customers o left join organization_figures f on f.customer_id = o.customer_id and f.period = ${period}
    where o.customer_id = ${customerId} and o.type = 'ENTERPRISE'`,
  )
  return found ?? null
}

/** Returns the weeks of an employer from one Monday (`yyyy-MM-dd`) to another, oldest first. */
export function listWeeks(
  db: Db,
  { customerId, first, last }: { customerId: string; first: string; last: string },
): Promise<OrganizationWeek[]> {
  return rows<OrganizationWeek>(
    db,
    sql`
    with moves as materialized (
      select date_trunc('week', m.at at time zone 'UTC')::date as week, sum(m.seats)::int as seats
      from (select starts_at as at, 1 as seats from employments where customer_id = ${customerId}
        union all select ends_at, -1 from employments where customer_id = ${customerId} and ends_at is not null) m
      group by 1)
    select to_char(w.week, 'YYYY-MM-DD') as week, coalesce(o.active_learners, 0) as "activeLearners",
      coalesce((select sum(m.seats)::int from moves m where m.week <= w.week), 0) as seats
    from (select generate_series(${first}::date, ${last}::date, interval '7 days')::date as week) w
      left join organization_weeks o on o.customer_id = ${customerId} and o.week = w.week
    order by w.week`,
  )
}

/** Returns the `count` courses that most of an employer's people completed in a period. */
export function listTopCourses(
  db: Db,
  { customerId, period, count }: OfPeriod & { count: number },
): Promise<OrganizationCourse[]> {
  const { columns, from, where, order } = coursesTable(
    { customerId, period, patterns: [] },
    { key: 'COMPLETED', direction: 'DESC' },
  )
  return rows<OrganizationCourse>(
    db,
    sql`select ${columns} from ${from} where ${where} and f.completed > 0 order by ${order} limit ${count}`,
  )
}

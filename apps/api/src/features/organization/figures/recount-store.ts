import { sql } from 'drizzle-orm'
import { type Db, rows } from '@section/db/connection.ts'
import { FIGURE_PERIODS, periodStart } from '@section/domain/organization/figure-period.ts'
import { epochMs, FIRST_DAY } from '../employer-instants-store.ts'
import { countedRows, type PeriodWindow } from './counted-store.ts'

/** Notes the employees whose periods have moved past something they did. `today` is a day (`yyyy-MM-dd`) in UTC. */
export async function noteMovedPeriods(tx: Db, today: string): Promise<void> {
  await tx.execute(sql`
    insert into learning_changes (user_id) select user_id from employees where changes_on <= ${today}::date`)
}

/** Notes every present employee, and those whose rows are left over. */
export async function noteEverybody(tx: Db): Promise<void> {
  await tx.execute(sql`
    insert into learning_changes (user_id)
    select user_id from employments where ends_at is null union select user_id from employees`)
}

/** Returns the number of the last note; 0 without one. */
export async function findLastNote(tx: Db): Promise<number> {
  const [found] = await rows<{ last: number }>(
    tx,
    sql`select coalesce(max(change_id), 0)::float8 as last from learning_changes`,
  )
  return found?.last ?? 0
}

/**
 * Takes the oldest notes up to a note, and returns the user ids that they name, but for those in `left`. Until the transaction
 * ends none of these members can lose or change their seat.
 */
export async function takeNotes(
  tx: Db,
  lastNote: number,
  { left, max }: { left: readonly string[]; max: number },
): Promise<string[]> {
  const taken = await rows<{ userId: string }>(
    tx,
    sql`select distinct user_id as "userId" from (
      select user_id from learning_changes
      where change_id <= ${lastNote} and user_id <> all(${sql.param([...left])}::uuid[])
      order by change_id limit ${max}) oldest`,
  )
  const userIds = taken.map(({ userId }) => userId)
  if (userIds.length === 0) return []
  // Notes that are committed later stay, because what they are about may not be seen by the count that follows.
  await tx.execute(sql`delete from learning_changes where user_id = any(${sql.param(userIds)}::uuid[])`)
  // Whoever gets a seat from here on is noted again.
  await keepSeats(tx, userIds)
  return userIds
}

/** Keeps these members from losing or changing their seats until the transaction ends. */
export async function keepSeats(tx: Db, userIds: readonly string[]): Promise<void> {
  const users = sql`any(${sql.param([...userIds])}::uuid[])`
  // A deletion waits before it has locked what the count would wait for.
  await tx.execute(sql`select from members where user_id = ${users} order by user_id for key share`)
  await tx.execute(
    sql`select from employments where user_id = ${users} and ends_at is null order by user_id for share`,
  )
}

/** Returns the starts of the periods at the present employers of these members. `now` in epoch ms. */
export async function findPeriodWindows(
  tx: Db,
  userIds: readonly string[],
  now: number,
): Promise<PeriodWindow[]> {
  const found = await rows<{ customerId: string; contractStart: number }>(
    tx,
    sql`
    select o.customer_id as "customerId", ${epochMs(FIRST_DAY)} as "contractStart"
    from customers o where o.customer_id in (
      select customer_id from employments where user_id = any(${sql.param([...userIds])}::uuid[]) and ends_at is null)`,
  )
  return found.flatMap(({ customerId, contractStart }) =>
    FIGURE_PERIODS.map((period) => ({
      customer_id: customerId,
      period,
      since: new Date(periodStart(period, contractStart, now)).toISOString(),
    })),
  )
}

/** Counts the figures of these members from what they did, in place of those that are stored. `today` is a day in UTC. */
export async function replaceFigures(
  tx: Db,
  userIds: readonly string[],
  windows: readonly PeriodWindow[],
  today: string,
): Promise<void> {
  const users = sql`any(${sql.param([...userIds])}::uuid[])`
  await tx.execute(sql`delete from employees where user_id = ${users}`)
  await tx.execute(sql`delete from employee_weeks where user_id = ${users}`)
  await tx.execute(sql`
    with ${countedRows(users, windows, today)},
    added_employees as (insert into employees (user_id, customer_id, name, email, image_url, last_active_at, changes_on)
      select user_id, customer_id, name, email, image_url, last_active_at, changes_on from employee),
    added_weeks as (insert into employee_weeks (customer_id, user_id, week)
      select customer_id, user_id, week from employee_week)
    insert into employee_course_figures (customer_id, user_id, period, course_id, session_id, enrolled, completed, active,
      videos_watched, seconds_watched, engagement, course_started, course_completed, badge_earned)
    select customer_id, user_id, period, course_id, session_id, enrolled, completed, active, videos_watched,
      seconds_watched, engagement, course_started, course_completed, badge_earned from course_figure`)
  await tx.execute(sql`
    insert into employee_figures (customer_id, user_id, period, name, sort_name, active, lessons_started, seconds_watched,
      courses_started, courses_completed, badges)
    select e.customer_id, e.user_id, p.period, e.name, folded_name(e.name), coalesce(bool_or(f.active), false),
      coalesce(sum(f.videos_watched), 0), coalesce(sum(f.seconds_watched), 0),
      count(distinct f.course_id) filter (where f.course_started),
      count(distinct f.course_id) filter (where f.course_completed),
      count(distinct f.course_id) filter (where f.badge_earned)
    from employees e cross join unnest(${sql.param([...FIGURE_PERIODS])}::text[]) as p (period)
      left join employee_course_figures f on f.user_id = e.user_id and f.period = p.period
    where e.user_id = ${users} group by e.user_id, p.period`)
}

/** Stores the time (epoch ms) up to which all changes are in the figures. */
export async function storeAsOf(tx: Db, asOf: number): Promise<void> {
  const at = new Date(asOf).toISOString()
  await tx.execute(sql`
    insert into figures_state (as_of) values (${at}) on conflict (singleton) do update set as_of = greatest(figures_state.as_of, excluded.as_of)`)
}

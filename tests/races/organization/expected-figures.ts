import { type SQL, sql } from 'drizzle-orm'
import { type Db, rows } from '@section/db/connection.ts'
import { type Figures, toFigures } from './stored-figures.ts'

/** A time for which a member had a seat of an employer, in epoch ms, with fractions; `until` is null while they have it. */
export interface Seat {
  userId: string
  customerId: string
  from: number
  until: number | null
}

/**
 * Counts all figures of employers from what members did, as they are at `now` (epoch ms), by the words of the handbook rather than
 * by the product's statements: who is an employee is read from the members, and when they were is told by the caller.
 */
export async function expectedFigures(db: Db, seats: readonly Seat[], now: number): Promise<Figures> {
  const told = seats.map(({ userId, customerId, from, until }) => ({
    user_id: userId,
    customer_id: customerId,
    starts: from,
    ends: until,
  }))
  const found = await db.transaction(async (tx) => {
    // Hundreds of members take longer than a statement of a request may.
    await tx.execute(sql`set local statement_timeout = 0`)
    return rows<{ key: string; value: string }>(
      tx,
      sql`
    with seat as materialized (
      select user_id, customer_id, to_timestamp(starts / 1000) as starts, to_timestamp(ends / 1000) as ends
      from json_to_recordset(${JSON.stringify(told)}::json)
        as s (user_id uuid, customer_id uuid, starts float8, ends float8)),
    ${PEOPLE}, ${periods(new Date(now).toISOString())}, ${DEEDS}, ${PERSONS_FIGURES}
    ${ALL_FIGURES}`,
    )
  })
  return withSumsOfWeeks(toFigures(found))
}

/** Adds how many learned in each week of each employer. */
function withSumsOfWeeks(figures: Figures): Figures {
  const learners = new Map<string, number>()
  for (const key of figures.keys()) {
    const [kind, , customerId, week] = key.split(' ')
    const sum = `week ${customerId} ${week}`
    if (kind === 'learned') learners.set(sum, (learners.get(sum) ?? 0) + 1)
  }
  return new Map([...figures, ...[...learners].map(([sum, number]) => [sum, `[${number}]`] as const)])
}

const PEOPLE = sql`
  employee as materialized (
    select m.user_id, m.customer_id, m.first_name || ' ' || m.last_name as name, m.email, m.profile_image_url
    from members m join customers c using (customer_id)
    where c.type = 'ENTERPRISE' and m.suspended_at is null and not m.test_data
      and m.status not in ('ALUMNI', 'POST_TRIAL'))`

const periods = (now: string): SQL => sql`
  contract as (
    select c.customer_id, (coalesce(c.contract_start, min(s.starts)) at time zone 'UTC')::date as first_day
    from customers c left join seat s using (customer_id) group by c.customer_id),
  term as materialized (
    select customer_id, period, greatest(first_day, (${now}::timestamptz at time zone 'UTC')::date - days) as first_day
    from contract, (values ('LAST_30_DAYS', 29), ('LAST_90_DAYS', 89), ('CONTRACT_TO_DATE', 100000)) p (period, days))`

/** What was done, by whom, when, and at which employer. An enrollment is no activity until it is completed. */
const DEEDS = sql`
  lesson as materialized (
    select i.video_id, g.course_id, (select s.session_id from sessions s
        where s.course_id = g.course_id and s.session_type = 'ON_DEMAND') as session_id, i.completion_required as counts
    from content_groups g join content_items i using (course_content_group_id) where i.video_id is not null
    union all
    select gv.video_id, s.course_id, s.session_id, bool_or(coalesce(i.required and i.subtype = 'VIDEO_GROUP', false))
    from session_contents part join session_content_videos gv using (session_content_id) join sessions s using (session_id)
      left join checklist_items i on i.ref_session_content_id = part.session_content_id
    group by gv.video_id, s.course_id, s.session_id),
  deed as (
    select user_id, 'watch' as what, course_id, session_id, began_at as at, video_id, video_session_playing_time as played
    from (select user_id, video_id, began_at, video_session_playing_time from video_sessions) v join lesson using (video_id)
    union all select p.user_id, 'tick', course_id, session_id, made_at, null, 0 from checklist_progress p
      join checklist_items using (session_content_id) join sessions using (session_id) where p.status = 'COMPLETED'
    union all select user_id, 'project', course_id, session_id, submitted_at, null, 0
      from project_submissions join sessions using (session_id)
    union all select user_id, 'enroll', course_id, session_id, enrolled_at, null, 0
      from enrollments join sessions using (session_id) where enrolled_at is not null
    union all select user_id, 'complete', course_id, session_id, completed_at, null, 0
      from enrollments join sessions using (session_id) where state = 'COMPLETED'
    union all select user_id, 'badge', b.course_id, coalesce(b.session_id, (select s.session_id from sessions s
        where s.course_id = b.course_id and s.session_type = 'ON_DEMAND')), earned_at, null, 0 from earned_badges b),
  own as materialized (
    select d.*, s.customer_id, (d.at at time zone 'UTC')::date as day from deed d join seat s using (user_id)
    where d.at >= s.starts and d.at < coalesce(s.ends, 'infinity')),
  counted as materialized (
    select o.*, t.period, t.first_day from own o join employee using (user_id, customer_id) join term t using (customer_id)
    where o.day >= t.first_day),
  begun as materialized (
    select user_id, course_id, min(day) filter (where what <> 'enroll') as started,
      min(day) filter (where what in ('complete', 'badge')) as completed
    from own join employee using (user_id, customer_id) group by user_id, course_id)`

const PERSONS_FIGURES = sql`
  person as materialized (
    select e.user_id, e.customer_id, t.period, count(c.what) filter (where c.what <> 'enroll') > 0 as engaged,
      count(distinct c.video_id)::int as lessons, coalesce(sum(c.played), 0)::int as seconds,
      (select count(*) from begun b where b.user_id = e.user_id and b.started >= t.first_day)::int as started,
      (select count(*) from begun b where b.user_id = e.user_id and b.completed >= t.first_day)::int as completed,
      count(distinct c.course_id) filter (where c.what = 'badge')::int as badges
    from employee e join term t using (customer_id) left join counted c using (user_id, customer_id, period)
    group by e.user_id, e.customer_id, t.period, t.first_day),
  seen as (
    select user_id, period, video_id, least(sum(played), max(v.duration), (
        select coalesce(sum(upper(s) - lower(s)), 0) / 1000.0 from video_progress p, unnest(p.coverage) s
        where p.user_id = c.user_id and p.video_id = c.video_id)) as share
    from counted c join videos v using (video_id) group by user_id, period, video_id),
  run as materialized (
    select user_id, customer_id, period, course_id, session_id, bool_or(what = 'enroll') as enrolled,
      bool_or(what = 'complete') as completed, bool_or(what <> 'enroll') as active, count(distinct video_id)::int as videos,
      sum(played)::int as seconds, (select round(100 * coalesce(sum(share), 0) / nullif(sum(v.duration), 0))::int
        from lesson l join videos v using (video_id)
          left join seen s on s.video_id = l.video_id and s.user_id = c.user_id and s.period = c.period
        where l.counts and l.session_id = c.session_id) as engagement
    from counted c group by user_id, customer_id, period, course_id, session_id)`

const ALL_FIGURES = sql`
  select 'employee ' || user_id as key, jsonb_build_array(name, email, profile_image_url,
      (select round(extract(epoch from max(at)) * 1000) from own o
        where o.user_id = e.user_id and o.customer_id = e.customer_id and what <> 'enroll'))::text as value from employee e
  union all select concat_ws(' ', 'person', user_id, period),
      jsonb_build_array(engaged, lessons, seconds, started, completed, badges)::text from person
  union all select concat_ws(' ', 'run', user_id, period, session_id),
      jsonb_build_array(enrolled, completed, active, videos, seconds, engagement)::text from run where session_id is not null
  union all select concat_ws(' ', 'course', customer_id, period, course_id), jsonb_build_array(enrolled, completed)::text
    from (select customer_id, period, course_id, count(distinct user_id) filter (where what = 'enroll') as enrolled,
        count(distinct user_id) filter (where b.completed >= first_day) as completed
      from counted join begun b using (user_id, course_id) group by customer_id, period, course_id) c
  union all select concat_ws(' ', 'session', customer_id, period, session_id), jsonb_build_array(
      count(*) filter (where enrolled), count(*) filter (where completed))::text
    from run where session_id is not null group by customer_id, period, session_id
  union all select concat_ws(' ', 'employer', customer_id, period), jsonb_build_array(count(*) filter (where engaged),
      sum(lessons), sum(seconds), sum(completed), sum(badges), count(*) filter (where badges > 0))::text
    from person group by customer_id, period
  union all select distinct concat_ws(' ', 'learned', user_id, customer_id, date_trunc('week', day)::date), '[true]'
    from own where what <> 'enroll'`

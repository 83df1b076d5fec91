import { type SQL, sql } from 'drizzle-orm'
import type { FigurePeriod } from '@section/domain/organization/figure-period.ts'

/** The start of a period at an employer. */
export interface PeriodWindow {
  customer_id: string
  period: FigurePeriod
  since: string
}

/**
 * Returns the common table expressions that count what present employees among `users` did in their time at their employer:
 * `employee`, `employee_week` and `course_figure`, with the columns of their tables. Each step only groups the rows of the step
 * before it, because the planner takes such rows for few and would join them row by row. docs/product/organization.md#figures
 */
export const countedRows = (users: SQL, windows: readonly PeriodWindow[], today: string): SQL => sql`
  span as materialized (
    select s.user_id, s.customer_id, s.starts_at, s.ends_at,
      bool_or(s.ends_at is null) over (partition by s.user_id, s.customer_id) as present
    from employments s where s.user_id = ${users}),
  lesson as materialized (${LESSONS}),
  employed_fact as materialized (
    select f.*, s.customer_id, s.present, min(f.at) filter (where f.kind <> 'enrolled') over course as started_at,
      min(f.at) filter (where f.kind in ('completed', 'badge')) over course as completed_at,
      min(f.at) filter (where f.kind = 'badge') over course as badge_at
    from (${factsOf(users)}) f
      join span s on s.user_id = f.user_id and f.at >= s.starts_at and (s.ends_at is null or f.at < s.ends_at)
    window course as (partition by f.user_id, s.customer_id, f.course_id)),
  fact as (select * from employed_fact where present),
  ${EMPLOYEES(users, today)},
  employee_week as (
    select distinct customer_id, user_id, date_trunc('week', at at time zone 'UTC')::date as week
    from employed_fact where kind <> 'enrolled'),
  ${COURSE_FIGURES(windows)}`

/** The videos that are lessons, each of one course: those of a course's on-demand session, and those of the groups of a live session. */
const LESSONS = sql`
  select distinct on (video_id) * from (
  select i.video_id, g.course_id, s.session_id, i.completion_required as required, v.duration
  from content_items i join content_groups g using (course_content_group_id) join videos v using (video_id)
    left join sessions s on s.course_id = g.course_id and s.session_type = 'ON_DEMAND'
  union all
  select gv.video_id, s.course_id, s.session_id, exists (select from checklist_items i
    where i.ref_session_content_id = gv.session_content_id and i.subtype = 'VIDEO_GROUP' and i.required), v.duration
  from session_content_videos gv join session_contents c using (session_content_id) join sessions s using (session_id)
    join videos v on v.video_id = gv.video_id) lessons order by video_id, session_id`

/** What the members did and when, and when they enrolled; only the rest is a learning activity. */
const factsOf = (users: SQL) => sql`
  select w.user_id, l.course_id, l.session_id, 'watched' as kind, w.began_at as at, w.video_id,
    w.video_session_playing_time as seconds, l.required, l.duration
  from video_sessions w join lesson l using (video_id) where w.user_id = ${users}
  union all
  select p.user_id, s.course_id, s.session_id, 'ticked', p.made_at, null, 0, false, 0
  from checklist_progress p join checklist_items i using (session_content_id) join sessions s using (session_id)
  where p.user_id = ${users} and p.status = 'COMPLETED'
  union all
  select p.user_id, s.course_id, s.session_id, 'handed-in', p.submitted_at, null, 0, false, 0
  from project_submissions p join sessions s using (session_id) where p.user_id = ${users}
  union all
  select n.user_id, s.course_id, s.session_id, 'enrolled', n.enrolled_at, null, 0, false, 0
  from enrollments n join sessions s using (session_id) where n.user_id = ${users} and n.state <> 'WAITLISTED'
  union all
  select n.user_id, s.course_id, s.session_id, 'completed', n.completed_at, null, 0, false, 0
  from enrollments n join sessions s using (session_id) where n.user_id = ${users} and n.state = 'COMPLETED'
  union all
  select b.user_id, b.course_id, coalesce(b.session_id, s.session_id), 'badge', b.earned_at, null, 0, false, 0
  from earned_badges b left join sessions s on s.course_id = b.course_id and s.session_type = 'ON_DEMAND'
  where b.user_id = ${users}`

/** A fact leaves the last 30 and the last 90 days after as many days. */
const EMPLOYEES = (users: SQL, today: string) => sql`
  dated as (
    select user_id, max(at) filter (where kind <> 'enrolled') as last_active_at,
      least(min(day + 30) filter (where day + 30 > ${today}::date),
        min(day + 90) filter (where day + 90 > ${today}::date)) as changes_on
    from (select user_id, at, kind, (at at time zone 'UTC')::date as day from fact) days group by user_id),
  employee as (
    select p.user_id, p.customer_id, concat_ws(' ', m.first_name, m.last_name) as name, m.email,
      m.profile_image_url as image_url, d.last_active_at, d.changes_on
    from employments p join members m using (user_id) left join dated d using (user_id)
    where p.user_id = ${users} and p.ends_at is null)`

const COURSE_FIGURES = (windows: readonly PeriodWindow[]) => sql`
  video_figure as (
    select f.customer_id, f.user_id, w.period, w.since, f.course_id, f.session_id, f.video_id, f.started_at,
      f.completed_at, f.badge_at, bool_or(f.kind = 'enrolled') as enrolled, bool_or(f.kind = 'completed') as completed,
      bool_or(f.kind <> 'enrolled') as active, sum(f.seconds) as seconds, bool_or(f.required) as required,
      max(f.duration) as duration
    from fact f join json_to_recordset(${JSON.stringify(windows)}::json)
      as w (customer_id uuid, period text, since timestamptz) on w.customer_id = f.customer_id and f.at >= w.since
    group by f.customer_id, f.user_id, w.period, w.since, f.course_id, f.session_id, f.video_id, f.started_at,
      f.completed_at, f.badge_at),
  session_figure as (
    select v.customer_id, v.user_id, v.period, v.course_id, v.session_id, bool_or(v.enrolled) as enrolled,
      bool_or(v.completed) as completed, bool_or(v.active) as active, count(v.video_id) as videos_watched,
      round(sum(v.seconds)) as seconds_watched, coalesce(v.started_at >= v.since, false) as course_started,
      coalesce(v.completed_at >= v.since, false) as course_completed, coalesce(v.badge_at >= v.since, false) as badge_earned,
      coalesce(sum(least(v.seconds, v.duration, c.seconds)) filter (where v.required), 0) as engaged_seconds
    from video_figure v left join lateral (
      select sum(upper(r) - lower(r)) / 1000.0 as seconds from video_progress p, unnest(p.coverage) r
      where p.user_id = v.user_id and p.video_id = v.video_id) c on v.required
    group by v.customer_id, v.user_id, v.period, v.since, v.course_id, v.session_id, v.started_at, v.completed_at, v.badge_at),
  required as materialized (
    select course_id, session_id, sum(duration) as seconds from lesson where required group by course_id, session_id),
  course_figure as (
    select f.*, case when r.seconds > 0 then least(100, round(100 * f.engaged_seconds / r.seconds)) end as engagement
    from session_figure f left join required r
      on r.course_id = f.course_id and r.session_id is not distinct from f.session_id)`

import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '@section/db/connection.ts'
import type { NewContent } from '../../../server/content/school.ts'
import { completedInLoad, inLoad } from '../../enrollment/content/completed-sessions-store.ts'
import { creditVideos } from '../../video/content/video-content-store.ts'

/**
 * Writes the work of those who, as the content says, have completed a session: they were in its classes, its required items
 * and most of its bonuses are completed, and the videos that they measure are watched.
 */
export async function writeCompletedWork(db: Db, added: NewContent): Promise<void> {
  const work = workOf(added)
  await db.execute(sql`
    insert into checklist_progress (user_id, session_content_id, type, status, made_at, updated_at)
    select user_id, session_content_id,
      case subtype when 'PROJECT_SUBMISSION' then 'PROJECT_SUBMISSION' when 'OTHER_SELF_REPORTED' then 'BONUS_CONTENT'
        else 'SESSION_CONSUMED' end::progress_type,
      'COMPLETED', made_at, made_at
    from (${work}) work where subtype <> 'VIDEO_GROUP'
    on conflict do nothing`)
  await creditVideos(
    db,
    sql`
    select user_id, video_id, made_at as watched_at
    from (${work}) work
    join session_content_videos video on video.session_content_id = work.ref_session_content_id
    where subtype = 'VIDEO_GROUP'`,
  )
}

/**
 * Writes that most of those whom the content enrolls in a session that runs at `now` (epoch ms) were in the classes that are
 * over. Days of items are in the school's zone.
 */
export async function writeAttendedClasses(
  db: Db,
  added: NewContent,
  { now, timeZone }: { now: number; timeZone: string },
): Promise<void> {
  const at = sql`to_timestamp(${now / 1000}::float8)`
  await db.execute(sql`
    insert into checklist_progress (user_id, session_content_id, type, status, made_at, updated_at)
    select distinct on (user_id, item.session_content_id) user_id, item.session_content_id,
      'SESSION_CONSUMED'::progress_type,
      'COMPLETED'::progress_status, class.start_at, class.start_at
    from enrollments enrollment
    join sessions session using (session_id)
    join checklist_items item using (session_id)
    left join session_contents part on part.session_content_id = item.parent_session_content_id
    join meetings class on class.session_id = session.session_id
      and (part.calendar_date is null
        or part.calendar_date = (class.start_at at time zone ${timeZone})::date)
    where ${inLoad(added)} and enrollment.state = 'ENROLLED' and item.subtype = 'ZOOM_ATTENDANCE'
      and session.end_at > ${at} and class.end_at <= ${at}
      and ${luck(sql`enrollment.user_id`, sql`session.session_id`)} < ${MOST}
    order by user_id, item.session_content_id, class.start_at
    on conflict do nothing`)
}

/** The share of members who do what most members do. */
const MOST = 0.85

/** A number from 0 to 1 that is always the same for a member and a thing. */
const luck = (userId: SQL, id: SQL) =>
  sql`(hashtextextended(${userId}::text || ${id}::text, 1) & 1023) / 1024.0`

/**
 * Selects the required items, the classes and most bonuses of completed sessions with the instant at which each member did them: one after the other
 * in the days of the session, not before they opened, and a little earlier or later for each member.
 */
function workOf(added: NewContent): SQL {
  return sql`
    select done.user_id, item.session_content_id, item.subtype, item.ref_session_content_id,
      least(done.completed_at, greatest(item.opened_at, begun.at + (done.completed_at - begun.at)
        * (item.place - (hashtextextended(done.user_id::text || item.session_content_id::text, 0) & 1023) / 1024.0)
        / item.places)) as made_at
    from (${completedInLoad(added)}) done
    join sessions session using (session_id)
    cross join lateral (select coalesce(session.start_at, done.enrolled_at) as at) begun
    join (
      select i.*, row_number() over (partition by session_id order by sort_order) as place,
        count(*) over (partition by session_id) as places, (
          select max(part.enabled_at) from session_contents part
          where part.session_id = i.session_id and (
            part.session_content_id in (i.ref_session_content_id, i.parent_session_content_id)
            or (i.subtype = 'PROJECT_SUBMISSION' and part.content ->> 'type' = 'PROJECT_SUBMISSION'))) as opened_at
      from checklist_items i where required or subtype in ('ZOOM_ATTENDANCE', 'OTHER_SELF_REPORTED')
    ) item using (session_id)
    where item.required or item.subtype = 'ZOOM_ATTENDANCE' or ${luck(sql`done.user_id`, sql`item.session_content_id`)} < ${MOST}`
}

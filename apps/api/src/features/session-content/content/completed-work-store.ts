import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '@section/db/connection.ts'
import type { NewContent } from '../../../server/content/school.ts'
import { completedInLoad } from '../../enrollment/content/completed-sessions-store.ts'
import { creditVideos } from '../../video/content/video-content-store.ts'

/**
 * Writes the work of those who, as the content says, have completed a session: its required items are completed, and
 * the videos that they measure are watched.
 */
export async function writeCompletedWork(db: Db, added: NewContent): Promise<void> {
  const work = requiredWork(added)
  await db.execute(sql`
    insert into checklist_progress (user_id, session_content_id, type, status, made_at, updated_at)
    select user_id, session_content_id,
      case subtype when 'PROJECT_SUBMISSION' then 'PROJECT_SUBMISSION' else 'SESSION_CONSUMED' end::progress_type,
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
 * Selects the required items of completed sessions with the instant at which each member did them: one after the other
 * in the days of the session, not before they opened, and a little earlier or later for each member.
 */
function requiredWork(added: NewContent): SQL {
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
      from checklist_items i where required
    ) item using (session_id)`
}

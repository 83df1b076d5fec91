import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '@section/db/connection.ts'
import { videoProgress, videoSessions } from '@section/db/schema.ts'
import { insertMissing } from '../../../server/content/bulk-write-store.ts'
import type { LoadContext, NewContent } from '../../../server/content/school.ts'
import { completedInLoad } from '../../enrollment/content/completed-sessions-store.ts'
import type { Person } from '../../members/content/person.ts'
import { studyRows } from '../../members/content/study-rows.ts'

/** Writes the videos that new people have watched. */
export async function writeStudies(db: Db, people: readonly Person[], context: LoadContext): Promise<void> {
  const all = people.map((person) => studyRows(person, context))
  const progress = all.flatMap((rows) => rows.progress)
  const watched = all.flatMap((rows) => rows.videoSessions)
  await insertMissing(db, videoProgress, progress)
  await insertMissing(db, videoSessions, watched)
}

/** Credits the required lessons of the on-demand courses that people have completed, as the content says. */
export async function writeCompletedCourses(db: Db, added: NewContent): Promise<void> {
  await creditVideos(
    db,
    sql`
    select done.user_id, lesson.video_id, done.enrolled_at + (done.completed_at - done.enrolled_at)
      * (row_number() over lessons)::float8 / (count(*) over (partition by done.user_id, done.session_id)) as watched_at
    from (${completedInLoad(added)}) done
    join sessions session on session.session_id = done.session_id and session.session_type = 'ON_DEMAND'
    join content_groups module on module.course_id = session.course_id
    join content_items lesson on lesson.course_content_group_id = module.course_content_group_id
    where lesson.completion_required and lesson.video_id is not null
    window lessons as (
      partition by done.user_id, done.session_id order by module.sort_order, lesson.sort_order)`,
  )
}

/**
 * Credits whole videos to members. `watched` selects `user_id`, `video_id` and `watched_at`; a video that the member has
 * completed already stays as it is.
 */
export async function creditVideos(db: Db, watched: SQL): Promise<void> {
  await db.execute(sql`
    insert into video_progress
      (user_id, video_id, farthest_watched_time, coverage, completed_at, completion_handled_at, updated_at)
    select user_id, video_id, duration, int4multirange(int4range(0, (duration * 1000)::int)), watched_at, watched_at,
      watched_at
    from (select distinct on (user_id, video_id) * from (${watched}) one order by user_id, video_id, watched_at) watched
    join videos using (video_id)
    on conflict (user_id, video_id) do update set
      continue_at_time = 0, farthest_watched_time = excluded.farthest_watched_time,
      coverage = video_progress.coverage + excluded.coverage, completed_at = excluded.completed_at,
      completion_handled_at = excluded.completion_handled_at, updated_at = excluded.updated_at
    where video_progress.completed_at is null`)
}

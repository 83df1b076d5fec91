import { sql } from 'drizzle-orm'
import { benchId, benchIdPrefix, type BenchSchool } from './bench-school.ts'

export const VIEWERS = 5000

/** The schools that have their viewers already, because several measurements share them. */
const prepared = new WeakSet<BenchSchool>()

/** Inserts viewers of a video so long that no update is refused, once for each school. Later calls let them begin anew. */
export async function insertViewers(school: BenchSchool): Promise<void> {
  const { database } = school
  if (prepared.has(school)) return forgetWatched(school)
  prepared.add(school)
  const hash = benchId('viewer', 0).slice(0, 8)
  const id = (kind: string) => sql`(${benchIdPrefix(kind)} || lpad(to_hex(n), 12, '0'))::uuid`
  await database.db.execute(sql`
    insert into members (user_id, email, status, first_name, last_name)
    select ${id('viewer')}, 'viewer-' || n || '@bench.example', 'MEMBER', 'Bench', ${hash}::text from generate_series(1, ${VIEWERS}::int) n`)
  await database.db.execute(sql`
    insert into entitlements (user_id, type) select ${id('viewer')}, 'mcsc-unlimited' from generate_series(1, ${VIEWERS}::int) n`)
  await database.db.execute(sql`
    insert into videos (video_id, external_key, title, thumbnail_url, duration)
    values (${benchId('video', 1)}, 'welcome-to-the-course', 'A very long video', '/', 9000000)`)
  await database.db.execute(sql`
    insert into content_items (course_content_group_id, slug, title, completion_required, video_id)
    select course_content_group_id, 'bench', 'A very long video', false, ${benchId('video', 1)}
    from content_groups join courses using (course_id) where courses.slug = 'strategy-on-a-page' limit 1`)
  await database.db.execute(sql`
    insert into video_sessions (user_video_session_id, user_id, video_id, type)
    select ${id('video-session')}, ${id('viewer')}, ${benchId('video', 1)}, 'ON_DEMAND' from generate_series(1, ${VIEWERS}::int) n`)
  await database.db.execute(sql`
    insert into video_progress (user_id, video_id)
    select ${id('viewer')}, ${benchId('video', 1)} from generate_series(1, ${VIEWERS}::int) n`)
  // The viewers are enrolled, because enrolling is not measured here.
  await database.db.execute(sql`
    insert into enrollments (user_id, session_id, state, enrolled_at)
    select ${id('viewer')}, s.session_id, 'ENROLLED', now()
    from generate_series(1, ${VIEWERS}::int) n, sessions s join courses c using (course_id)
    where c.slug = 'strategy-on-a-page' and s.session_type = 'ON_DEMAND'`)
  await database.db.execute(sql`
    insert into watch_budgets (user_id, seconds, at)
    select ${id('viewer')}, 5, now() from generate_series(1, ${VIEWERS}::int) n`)
  await database.db.execute(sql`select pg_notify('changes', 'catalog ')`)
}

async function forgetWatched({ database }: BenchSchool): Promise<void> {
  const video = benchId('video', 1)
  await database.db.execute(sql`
    update video_progress set continue_at_time = 0, position_at = null, position_session_id = null,
      farthest_watched_time = 0, coverage = '{}', completed_at = null where video_id = ${video}`)
  await database.db.execute(sql`
    update video_sessions set continue_at_time = 0, video_session_max_playhead = 0, video_session_playing_time = 0
    where video_id = ${video}`)
}

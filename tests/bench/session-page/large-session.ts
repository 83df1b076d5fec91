import { sql } from 'drizzle-orm'
import { benchId, benchIdPrefix, type BenchSchool } from '../bench-school.ts'
import { announceContent } from '../courses/large-catalog.ts'

/** The size of the session that the bench measures. */
export const CONTAINERS = 60
export const VIDEOS_PER_CONTAINER = 2

/** The sessions of the bench: the texts of the first are long, those of the second short. */
export const LONG_TEXTS = benchId('page-session', 1)
export const SHORT_TEXTS = benchId('page-session', 2)

/** The items of the nth session that members tick. */
export const bonusItem = (session: 1 | 2, n: number): string => benchId(`bonus-${session}`, n)
export const BONUS_ITEMS = 20

/** The nth container of a session. */
export const container = (session: 1 | 2, n: number): string => benchId(`container-${session}`, n)

const id = (kind: string, n = sql`n`) => sql`(${benchIdPrefix(kind)} || lpad(to_hex(${n}), 12, '0'))::uuid`

/**
 * Adds two running sessions of 60 containers, each with a text and two videos, and 80 checklist items, in which all readers
 * are enrolled and have watched half of the videos.
 */
export async function insertLargeSessions({ database: { db } }: BenchSchool): Promise<void> {
  await db.execute(sql`
    insert into sessions (session_id, slug, course_id, kind, session_type, start_at, end_at)
    select ${id('page-session')}, 'bench-page-' || n, (select course_id from courses order by slug limit 1), 'SPRINT',
      'LIVE', now() - interval '5 days', now() + interval '9 days'
    from generate_series(1, 2) n`)
  for (const session of [1, 2] as const) await insertContents(db, session)
  await db.execute(sql`
    insert into enrollments (user_id, session_id, state, enrolled_at)
    select user_id, session_id, 'ENROLLED', now() from members, sessions
    where user_id::text like ${`${benchIdPrefix('reader')}%`} and slug like 'bench-page-%'`)
  await db.execute(sql`
    insert into video_progress (user_id, video_id, farthest_watched_time, coverage, updated_at)
    select user_id, video_id, 120, '{[0,120000)}', now() from members, session_content_videos v
    where user_id::text like ${`${benchIdPrefix('reader')}%`} and v.sort_order = 0`)
  await db.execute(sql`analyze`)
  await announceContent(db)
}

async function insertContents(db: BenchSchool['database']['db'], session: 1 | 2): Promise<void> {
  const sessionId = session === 1 ? LONG_TEXTS : SHORT_TEXTS
  const sentences = session === 1 ? 300 : 1
  const containers = `container-${session}`
  await db.execute(sql`
    insert into session_contents (session_content_id, session_id, slug, title, calendar_date, content, sort_order)
    select ${id(containers)}, ${sessionId}, 'container-' || n, 'Task ' || n,
      (now() + (n - 20) * interval '1 day')::date, jsonb_build_object('type', 'CONTAINER', 'placeholder', 'Open it to begin.'), n
    from generate_series(1, ${CONTAINERS}::int) n`)
  await db.execute(sql`
    insert into session_contents (session_content_id, session_id, parent_session_content_id, slug, content, sort_order)
    select ${id(`text-${session}`)}, ${sessionId}, ${id(containers)}, 'text-' || n,
      jsonb_build_object('type', 'RICH_TEXT', 'body', repeat('A sentence of the **text** of this task. ', ${sentences}::int)), n
    from generate_series(1, ${CONTAINERS}::int) n`)
  await db.execute(sql`
    insert into session_contents (session_content_id, session_id, parent_session_content_id, slug, content, sort_order)
    select ${id(`group-${session}`)}, ${sessionId}, ${id(containers)}, 'group-' || n, jsonb_build_object('type', 'VIDEO_GROUP'), 100 + n
    from generate_series(1, ${CONTAINERS}::int) n`)
  const videos = CONTAINERS * VIDEOS_PER_CONTAINER
  await db.execute(sql`
    insert into videos (video_id, external_key, title, thumbnail_url, duration)
    select ${id(`video-${session}`)}, 'welcome-to-the-course', 'Video ' || n, '/v2/media/welcome-to-the-course/thumbnail.webp', 240
    from generate_series(0, ${videos - 1}::int) n`)
  await db.execute(sql`
    insert into session_content_videos (session_content_id, video_id, sort_order)
    select ${id(`group-${session}`, sql`n / ${VIDEOS_PER_CONTAINER}::int + 1`)}, ${id(`video-${session}`)}, n % ${VIDEOS_PER_CONTAINER}::int
    from generate_series(0, ${videos - 1}::int) n`)
  await db.execute(sql`
    insert into checklist_items (session_content_id, session_id, parent_session_content_id, ref_session_content_id, subtype,
      title, sort_order)
    select ${id(`watch-${session}`)}, ${sessionId}, ${id(containers)}, ${id(`group-${session}`)}, 'VIDEO_GROUP', 'Watch ' || n, n
    from generate_series(1, ${CONTAINERS}::int) n`)
  await db.execute(sql`
    insert into checklist_items (session_content_id, session_id, parent_session_content_id, subtype, title, self_reporting,
      required, sort_order)
    select ${id(`bonus-${session}`)}, ${sessionId}, ${id(containers)}, 'OTHER_SELF_REPORTED', 'Bonus ' || n, true, false, 100 + n
    from generate_series(1, ${BONUS_ITEMS}::int) n`)
}

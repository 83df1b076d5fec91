import { sql } from 'drizzle-orm'
import type { Db } from '@section/db/connection.ts'
import { refreshDocuments } from '../../../apps/api/src/features/search/documents/refresh-documents.ts'
import { benchId, benchIdPrefix, type BenchSchool } from '../bench-school.ts'

/** Sessions of each course: one on demand, one that has ended and three ahead. */
export const SESSIONS_PER_COURSE = 5

/** Members who see the whole catalog, with the ids `benchId('reader', 1)` and so on. */
export const READERS = 200

const COURSE_SESSION = 'course-session'
const FACULTY = 200
/** The longest time until the server has heard that content has changed. */
const ANNOUNCEMENT_MS = 300

/** The facets of the nth course, which the statement below sets by the same calculation. */
export const typeOf = (course: number) => (course % 2 === 0 ? 'sprint' : 'workshop')
export const stackOf = (course: number) => course % 5
export const topicOf = (course: number) => course % 4
export const difficultyOf = (course: number) => Math.floor(course / 2) % 3

const id = (kind: string, n = sql`n`) => sql`(${benchIdPrefix(kind)} || lpad(to_hex(${n}), 12, '0'))::uuid`

/**
 * Makes the school one of `courses` courses of five sessions each, and of no other course. A live session has two meetings
 * and seats for everybody, a course two professors. It can be called again with another number.
 */
export async function fillCatalog({ database: { db } }: BenchSchool, courses: number): Promise<void> {
  await db.execute(sql`
    insert into faculty (faculty_id, slug, full_name, image_url)
    select ${id('professor')}, 'bench-' || n, 'Professor ' || n || ' of Bench', '/art/portrait/bench-' || n || '.svg'
    from generate_series(0, ${FACULTY - 1}::int) n on conflict do nothing`)
  await db.execute(sql`
    insert into courses (course_id, slug, type, stack, topics, difficulty, title, subtitle, description, cover_image_url,
      badge_image_url, rating, rating_count, sort_order)
    select ${id('course')}, 'bench-' || n, (array['sprint', 'workshop'])[n % 2 + 1]::course_type,
      (enum_range(null::stack))[n % 5 + 1],
      array[(array['Foundational AI', 'Implementing AI', 'Functional AI', 'Skills-Based AI'])[n % 4 + 1]],
      (enum_range(null::difficulty))[n / 2 % 3 + 1],
      (array['Pricing', 'Leading', 'Writing', 'Measuring', 'Launching', 'Selling', 'Planning'])[n % 7 + 1] || ' ' ||
      (array['products', 'teams', 'strategy', 'brands', 'models', 'data', 'growth', 'research', 'budgets', 'platforms', 'markets'])[n % 11 + 1]
        || ', part ' || n,
      'What a manager has to know of it before the next quarter begins', 'A course of the bench.',
      '/art/course/bench-' || n || '.svg', '/art/badge/bench-' || n || '.svg', 3 + n % 20 / 10.0, 10 + n % 90, n
    from generate_series(1, ${courses}::int) n on conflict do nothing`)
  await db.execute(sql`
    insert into course_faculty (course_id, faculty_id, sort_order)
    select ${id('course')}, ${id('professor', sql`(n * 7 + at) % ${FACULTY}::int`)}, at
    from generate_series(1, ${courses}::int) n, generate_series(0, 1) at on conflict do nothing`)
  // The first session of a course is its on-demand edition, the second has ended, the others are ahead.
  await db.execute(sql`
    insert into sessions (session_id, slug, course_id, kind, session_type, start_at, end_at)
    select ${id(COURSE_SESSION, sql`n * ${SESSIONS_PER_COURSE}::int + at`)}, 'bench-course-' || n || '-' || at, ${id('course')},
      (array['SPRINT', 'WORKSHOP'])[n % 2 + 1]::session_kind, (case at when 0 then 'ON_DEMAND' else 'LIVE' end)::session_type,
      case at when 0 then null when 1 then now() - (20 + n % 50) * interval '1 day' else begins end,
      case at when 0 then null when 1 then now() - (10 + n % 50) * interval '1 day' else begins + interval '10 days' end
    from generate_series(1, ${courses}::int) n, generate_series(0, ${SESSIONS_PER_COURSE - 1}::int) at,
      lateral (select now() + ((at - 2) * 30 + n % 29 + 2) * interval '1 day' as begins) dates
    on conflict do nothing`)
  await db.execute(sql`
    insert into meetings (meeting_id, session_id, start_at, end_at, link)
    select md5(session_id::text || day)::uuid, session_id, start_at + day * interval '7 days',
      start_at + day * interval '7 days' + interval '90 minutes', 'https://meet.example/bench'
    from sessions, generate_series(0, 1) day where slug like 'bench-course-%' and session_type = 'LIVE'
    on conflict do nothing`)
  await db.execute(sql`
    insert into session_seats (session_id, capacity)
    select session_id, ${2 * READERS}::int from sessions where slug like 'bench-course-%' and session_type = 'LIVE'
    on conflict do nothing`)
  await db.execute(sql`
    update courses set publish_status = (case when slug like 'bench-%' and sort_order <= ${courses}::int then 'ACTIVE' else 'DRAFT' end)::publish_status`)
  await db.transaction((tx) => refreshDocuments(tx))
  await db.execute(sql`analyze`)
  await announceContent(db)
}

/** Tells the server that content has changed, and waits until it has heard of it. */
export async function announceContent(db: Db): Promise<void> {
  await db.execute(sql`select pg_notify('changes', 'catalog ')`)
  await new Promise((resolve) => setTimeout(resolve, ANNOUNCEMENT_MS))
}

/** Returns the id of a session of the nth course that is ahead. */
export const upcomingSession = (course: number): string =>
  benchId(COURSE_SESSION, course * SESSIONS_PER_COURSE + 2)

/** Inserts the members who read the catalog. */
export async function insertReaders({ database: { db } }: BenchSchool): Promise<void> {
  await db.execute(sql`
    insert into members (user_id, email, status, first_name, last_name)
    select ${id('reader')}, 'reader-' || n || '@bench.example', 'MEMBER', 'Bench', 'Reader'
    from generate_series(1, ${READERS}::int) n on conflict do nothing`)
  await db.execute(sql`
    insert into entitlements (user_id, type)
    select user_id, 'mcsc-unlimited' from members
    where user_id::text like ${`${benchIdPrefix('reader')}%`} and user_id not in (select user_id from entitlements)`)
}

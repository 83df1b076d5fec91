import { createHash } from 'node:crypto'
import type pg from 'pg'

/** The employees of the employer that is measured, and those of the others together. */
export const EMPLOYEES = 50_000
const OTHER_EMPLOYEES = 12_500
export const MEMBERS = EMPLOYEES + OTHER_EMPLOYEES
const OTHER_EMPLOYERS = 10
export const COURSES = 200
const LIVE_SESSIONS = 4
/** The lessons of a course on demand, each of which every member who takes it watches. */
export const LESSONS = 20
/** The courses that a member takes, one each 85 days. */
export const COURSES_EACH = 8

const FIRST = 'Ada Ben Cleo Dan Ella Finn Gwen Hugo Iris Jon Kira Leo Mia Nils Olga Paul Quinn Rosa Sven Tess'
const LAST = [
  'Ab Bar Cal Don Er Fos Gar Han Iv Jen Kel Lam Mor Nor Os Par Quin Ros Ste Tur',
  'ber dal son ley man ton wood well ford ham',
  'a s field er ez ova sen ini eau wicz',
]

/** Returns the id of a kind and numbers, which `idOf` writes in SQL. */
export const benchUuid = (kind: string, ...numbers: number[]): string =>
  createHash('md5')
    .update(kind + numbers.join('-'))
    .digest('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')

export const CUSTOMER_ID = benchUuid('customer', 0)

export const idOf = (kind: string, ...numbers: string[]): string =>
  `md5('${kind}' || ${numbers.join(" || '-' || ")})::uuid`
/** The course that the nth member takes in the sth place, in SQL. */
export const COURSE_OF = `((n + s * 23) % ${COURSES})`
/** When the nth member begins their sth course, the latest at least ten days ago, in SQL. */
export const TAKEN_AT = `now() - interval '1 hour' - (s * 85 + 10 + n * 13 % 80) * interval '1 day'`

/**
 * Inserts employers with their employees, and courses on demand and live in which they enrolled, and which each third has completed
 * with a badge. Nothing is watched yet. It writes without triggers, because each row would count as a change.
 */
export async function insertLargeEmployer(client: pg.Client): Promise<void> {
  await client.query('select setseed(0.20261127)')
  await client.query('set session_replication_role = replica')
  await insertPeople(client)
  await insertCourses(client)
  await insertEnrollments(client)
  await client.query('set session_replication_role = origin')
  await client.query('vacuum analyze')
}

async function insertPeople(client: pg.Client): Promise<void> {
  await client.query(`
    insert into customers (customer_id, slug, name, type, contract_start, total_seats)
    select ${idOf('customer', 'n')}, 'employer-' || n, 'Employer ' || n, 'ENTERPRISE', now() - interval '760 days', 60000
    from generate_series(0, ${OTHER_EMPLOYERS}) n`)
  await client.query(`
    insert into members (user_id, email, status, first_name, last_name, customer_id, registration_date)
    select ${idOf('member', 'n')}, 'm' || n || '@bench.example', 'EMPLOYEE', ${oneOf(FIRST, 'random()')},
      ${LAST.map((parts) => oneOf(parts, 'random()')).join(' || ')},
      ${idOf('customer', `case when n < ${EMPLOYEES} then 0 else 1 + n % ${OTHER_EMPLOYERS} end`)}, now() - interval '800 days'
    from generate_series(0, ${MEMBERS - 1}) n`)
  await client.query(`
    insert into employments (customer_id, user_id, starts_at) select customer_id, user_id, registration_date from members`)
}

async function insertCourses(client: pg.Client): Promise<void> {
  await client.query(`
    insert into courses (course_id, slug, type, stack, difficulty, title, cover_image_url, badge_image_url)
    select ${idOf('course', 'c')}, 'course-' || c, 'sprint', 'marketing', 'Beginner', 'Course ' || c || ' of ' ||
      ${oneOf(LAST[0] ?? '', 'random()')}, '/art/course/bench.svg', '/art/badge/bench.svg'
    from generate_series(0, ${COURSES - 1}) c`)
  await client.query(`
    insert into sessions (session_id, slug, course_id, kind, session_type, start_at, end_at)
    select ${idOf('session', 'c', 'r')}, 'session-' || c || '-' || r, ${idOf('course', 'c')}, 'SPRINT',
      (case r when 0 then 'ON_DEMAND' else 'LIVE' end)::session_type,
      case when r > 0 then now() - r * interval '180 days' end, case when r > 0 then now() - r * interval '180 days' + interval '5 days' end
    from generate_series(0, ${COURSES - 1}) c, generate_series(0, ${LIVE_SESSIONS}) r`)
  await client.query(`
    insert into content_groups (course_content_group_id, course_id, slug, title)
    select ${idOf('group', 'c')}, ${idOf('course', 'c')}, 'module', 'Module' from generate_series(0, ${COURSES - 1}) c`)
  await client.query(`
    insert into videos (video_id, external_key, title, thumbnail_url, duration)
    select ${idOf('video', 'c', 'l')}, 'welcome-to-the-course', 'Lesson', '/v2/media/bench.webp', 600
    from generate_series(0, ${COURSES - 1}) c, generate_series(0, ${LESSONS - 1}) l`)
  await client.query(`
    insert into content_items (course_content_group_id, slug, title, completion_required, video_id)
    select ${idOf('group', 'c')}, 'lesson-' || l, 'Lesson', l % 5 > 0, ${idOf('video', 'c', 'l')}
    from generate_series(0, ${COURSES - 1}) c, generate_series(0, ${LESSONS - 1}) l`)
}

/** Members take every second course live, and the others on demand. */
async function insertEnrollments(client: pg.Client): Promise<void> {
  const taken = `(select n, s, ${COURSE_OF} as c, case s % 2 when 0 then 0 else 1 + n % ${LIVE_SESSIONS} end as r, ${TAKEN_AT} as at,
      (n + s) % 3 = 0 as done from generate_series(0, ${MEMBERS - 1}) n, generate_series(0, ${COURSES_EACH - 1}) s) taken`
  await client.query(`
    insert into enrollments (user_id, session_id, state, enrolled_at, completed_at)
    select ${idOf('member', 'n')}, ${idOf('session', 'c', 'r')}, (case when done then 'COMPLETED' else 'ENROLLED' end)::enrollment_state,
      at, case when done then at + interval '30 minutes' end from ${taken}`)
  await client.query(`
    insert into earned_badges (user_id, course_id, session_id, earned_at)
    select ${idOf('member', 'n')}, ${idOf('course', 'c')}, ${idOf('session', 'c', 'r')}, at + interval '30 minutes'
    from ${taken} where done`)
}

const oneOf = (words: string, share: string) => {
  const list = words.split(' ')
  return `(array[${list.map((word) => `'${word}'`).join(', ')}])[1 + floor(${share} * ${list.length})::int]`
}

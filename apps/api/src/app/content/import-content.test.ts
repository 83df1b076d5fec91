import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Database, rows } from '@section/db/connection.ts'
import { members } from '@section/db/schema.ts'
import { openTestDatabase } from '@section/db/test-database.ts'
import { Passwords } from '../../features/identity/password/passwords.ts'
import { countMiscounted, countTables, countWhere } from './counted-rows.fixture.ts'
import { sessionId } from '../../features/catalog/content/school-index.ts'
import { copyDemoSchool, DEMO_MEDIA, type EditableSchool } from '../../testing/demo-school.fixture.ts'
import { importContent } from './import-content.ts'
import { memberId } from '../../features/members/content/person.ts'

const NOW = Date.parse('2026-05-20T15:00:00Z')

let database: Database
let school: EditableSchool

beforeAll(async () => {
  database = await openTestDatabase()
  school = await copyDemoSchool()
})
afterAll(async () => {
  await database.close()
  await school.drop()
})

const only = (what: 'added' | 'changed' | 'removed', count: number) => ({
  added: 0,
  changed: 0,
  removed: 0,
  [what]: count,
})
/** Tables that the demo school fills although the report of changes does not count their rows. */
const FILLED = [
  'certificate_groups',
  'certificate_courses',
  'certificate_registrations',
  'session_seats',
  'content_groups',
  'video_chapters',
  'member_locations',
  'member_companies',
  'entitlements',
  'realm_domains',
  'lms_providers',
  'federated_identities',
  'enrollments',
  'earned_badges',
  'survey_responses',
  'learning_plans',
  'learning_plan_courses',
  'user_saves',
  'video_progress',
  'video_sessions',
  'member_event_insights',
  'member_event_rsvps',
]

const load = (allowDemoAccounts = true) =>
  importContent({ database, folder: school.folder, mediaFolder: DEMO_MEDIA, now: NOW, allowDemoAccounts })

test('An import in production refuses accounts with a password, and emulators, before it writes anything', async () => {
  await expect(load(false)).rejects.toThrow('demo accounts cannot exist in production')
  await expect(load(false)).rejects.toThrow('expected no emulators: they cannot exist in production')
  expect(await countTables(database.db)).toMatchObject({ courses: 0, members: 0 })
})

test('The demo school is loaded within 3 s of processor time, apart from that of the database', async () => {
  // Processor time is measured, because elapsed time would include the work of other processes. The embedded database works
  // in this one.
  const seconds = process.env['TEST_DATABASE_URL'] ? 3 : 8
  const began = process.cpuUsage()
  const { changes, mailedPeople } = await load()
  expect(mailedPeople).toBe(0)
  expect(changes).toMatchObject({
    courses: only('added', 50),
    sessions: only('added', 130),
    people: only('added', 239),
  })
  for (const [kind, { added, changed, removed }] of Object.entries(changes))
    expect([kind, added > 0, changed, removed]).toEqual([kind, true, 0, 0])
  const { user, system } = process.cpuUsage(began)
  expect((user + system) / 1e6).toBeLessThan(seconds)
  const found = await countTables(database.db)
  for (const table of FILLED)
    expect([table, found[table]]).toEqual([table, expect.toSatisfy((count) => count > 0)])
  expect(found).toMatchObject({ courses: 50, faculty: 6, sessions: 130, members: 239, metered_views: 5 })
})

describe('The loaded demo school', () => {
  test('has as many taken seats as enrollments, and full sessions', async () => {
    expect(await countMiscounted(database.db)).toBe(0)
    const full = await rows<{ slug: string }>(
      database.db,
      sql`select slug from session_seats join sessions using (session_id) where taken = capacity order by slug`,
    )
    expect(full.map(({ slug }) => slug)).toEqual([
      'ai-agents-at-work-next',
      'brand-strategy-next',
      'hiring-on-evidence-next',
      'pricing-strategy-next',
    ])
  })

  test('has member@ on a waitlist behind earlier members', async () => {
    const line = await rows<{ userId: string }>(
      database.db,
      sql`select user_id as "userId" from enrollments
        where session_id = ${sessionId('pricing-strategy', 'next')} and state = 'WAITLISTED' order by queue_number`,
    )
    expect(line.map(({ userId }) => userId).indexOf(memberId('member@demo.school'))).toBe(4)
  })

  test('has the password only for demo accounts', async () => {
    const [account] = await database.db.select().from(members).where(eq(members.email, 'member@demo.school'))
    expect(await new Passwords().isCorrect('Section-demo-1', account?.passwordHash)).toBe(true)
    expect(await countWhere(database.db, 'members where (password_hash is not null) <> demo')).toBe(0)
    expect(await countWhere(database.db, 'members where demo')).toBe(26)
  })

  test('has 49 employees of Acme, of whom 45 have studied', async () => {
    const studied = `exists (select 1 from video_progress p where p.user_id = m.user_id)`
    const acme = `members m join customers c using (customer_id) where c.slug = 'acme' and m.status = 'EMPLOYEE'`
    expect([
      await countWhere(database.db, acme),
      await countWhere(database.db, `${acme} and ${studied}`),
    ]).toEqual([49, 45])
  })

  test('has credited progress, completions from nine tenths on, and enrollments from 30 seconds on', async () => {
    expect(
      await countWhere(
        database.db,
        `video_progress p join videos v using (video_id)
        where (p.completed_at is not null) <> (p.farthest_watched_time >= 0.9 * v.duration)
          or p.farthest_watched_time > v.duration
          or abs((select sum(upper(r) - lower(r)) from unnest(p.coverage) r) - p.farthest_watched_time * 1000) > 1`,
      ),
    ).toBe(0)
    expect(
      await countWhere(
        database.db,
        `(select p.user_id, g.course_id, sum(p.farthest_watched_time) as seconds
          from video_progress p join content_items using (video_id) join content_groups g using (course_content_group_id)
          group by 1, 2) w
        where (seconds >= 30) <> exists (select 1 from enrollments e join sessions s using (session_id)
          where e.user_id = w.user_id and s.course_id = w.course_id and s.session_type = 'ON_DEMAND')`,
      ),
    ).toBe(0)
  })

  test('has badges exactly for completed sessions', async () => {
    expect(
      await countWhere(
        database.db,
        `enrollments e join sessions s using (session_id) where e.state = 'COMPLETED' and not exists
        (select 1 from earned_badges b where b.user_id = e.user_id and b.course_id = s.course_id)`,
      ),
    ).toBe(0)
    expect(
      await countWhere(
        database.db,
        `earned_badges b where not exists (select 1 from enrollments e
        where e.user_id = b.user_id and e.session_id = b.session_id and e.state = 'COMPLETED')`,
      ),
    ).toBe(0)
  })

  test('has no record of an event that is dated after the load', async () => {
    const later = `'${new Date(NOW).toISOString()}'`
    expect(
      await countWhere(
        database.db,
        `enrollments where greatest(created_at, enrolled_at, completed_at) > ${later}`,
      ),
    ).toBe(0)
    expect(
      await countWhere(database.db, `video_progress where greatest(updated_at, completed_at) > ${later}`),
    ).toBe(0)
    expect(await countWhere(database.db, `members where registration_date > ${later}`)).toBe(0)
    expect(await countWhere(database.db, `entitlements where starts_at > ${later}`)).toBe(0)
  })
})

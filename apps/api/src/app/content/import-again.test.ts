import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '@section/db/connection.ts'
import {
  corporateRealms,
  courses,
  enrollments,
  members,
  passes,
  realmDomains,
  sessionSeats,
  videoProgress,
} from '@section/db/schema.ts'
import { openTestDatabase } from '@section/db/test-database.ts'
import { countMiscounted, countTables, countWhere } from './counted-rows.fixture.ts'
import { sessionId, videoId } from '../../features/catalog/content/school-index.ts'
import { copyDemoSchool, type EditableSchool } from '../../testing/demo-school.fixture.ts'
import { importContent } from './import-content.ts'
import { memberId } from '../../features/members/content/person.ts'
import { stableId } from '../../server/content/stable-id.ts'

// The school is loaded once before; every test loads it again.
const NOW = Date.parse('2026-05-20T15:00:00Z')

let database: Database
let school: EditableSchool

beforeAll(async () => {
  database = await openTestDatabase()
  school = await copyDemoSchool()
  await load()
})
afterAll(async () => {
  await database.close()
  await school.drop()
})

const load = (now = NOW) => importContent({ database, folder: school.folder, now, allowDemoAccounts: true })

test('Loading the content again changes no number of rows and no taken seat', async () => {
  const before = await countTables(database.db)
  const { changes, mailedPeople } = await load()
  expect(mailedPeople).toBe(0)
  for (const [kind, counts] of Object.entries(changes))
    expect(counts, kind).toEqual({ added: 0, changed: 0, removed: 0 })
  expect(await countTables(database.db)).toEqual(before)
  expect(await countMiscounted(database.db)).toBe(0)
})

test('Loading the content again updates texts and dates', async () => {
  await school.edit('courses/brand-strategy.yaml', 'title: Brand Strategy', 'title: Brand Strategy, Revised')
  await school.edit('pages/drops.en.yaml', 'title: Drops', 'title: Small drops')
  const { changes } = await load(NOW + 86_400_000)
  for (const kind of ['courses', 'pages'] as const)
    expect(changes[kind], kind).toEqual({ added: 0, changed: 1, removed: 0 })
  const [course] = await database.db.select().from(courses).where(eq(courses.slug, 'brand-strategy'))
  expect(course?.title).toBe('Brand Strategy, Revised')
})

test('Loading the content again adds and removes the sign-in page of an employer', async () => {
  const linkOf = async () => {
    const [realm] = await database.db
      .select()
      .from(corporateRealms)
      .where(eq(corporateRealms.realm, 'globex'))
    return realm?.link
  }
  const [without, link] = ['domains: [globex.example]', '    link: https://sso.globex.example/section']
  await school.edit('realms.yaml', without, `${without}\n${link}`)
  await load()
  expect(await linkOf()).toBe('https://sso.globex.example/section')
  await school.edit('realms.yaml', `\n${link}`, '')
  await load()
  expect(await linkOf()).toBeNull()
})

test('Loading the content normalizes the domains of realms and passes', async () => {
  const forms = '[Bücher.example, ＷＯＲＫ.example]'
  const kept = ['work.example', 'xn--bcher-kva.example']
  await school.edit('realms.yaml', 'domains: [globex.example]', `domains: ${forms}`)
  await school.edit('invitations.yaml', 'emailDomains: [acme.example]', `emailDomains: ${forms}`)
  await load()
  const domains = await database.db.select().from(realmDomains).where(eq(realmDomains.realm, 'globex'))
  expect(domains.map(({ domain }) => domain).toSorted()).toEqual(kept)
  const found = await database.db.select({ emailDomains: passes.emailDomains }).from(passes)
  expect(found.map(({ emailDomains }) => emailDomains.toSorted())).toContainEqual(kept)
})

test('Loading the content again does not change what people have done', async () => {
  const userId = memberId('newcomer@demo.school')
  const film = videoId('strategy-on-a-page', 'welcome')
  const session = sessionId('strategy-on-a-page', 'next')
  await database.db.update(members).set({ firstName: 'Sasha' }).where(eq(members.userId, userId))
  await database.db.insert(videoProgress).values({ userId, videoId: film, farthestWatchedTime: 12 })
  await database.db
    .insert(enrollments)
    .values({ userId, sessionId: session, state: 'ENROLLED', enrolledAt: new Date(NOW) })
  await database.db.execute(sql`update session_seats set taken = taken + 1 where session_id = ${session}`)
  await database.db.delete(enrollments).where(eq(enrollments.userId, memberId('member@demo.school')))
  await database.db.execute(sql`update session_seats s set taken = (select count(*) from enrollments e
    where e.session_id = s.session_id and e.state <> 'WAITLISTED')`)
  await load()
  const [member] = await database.db.select().from(members).where(eq(members.userId, userId))
  expect(member?.firstName).toBe('Sasha')
  expect(
    await countWhere(
      database.db,
      `video_progress where user_id = '${userId}' and farthest_watched_time = 12`,
    ),
  ).toBe(1)
  expect(
    await countWhere(database.db, `enrollments where user_id = '${memberId('member@demo.school')}'`),
  ).toBe(0)
  expect(await countMiscounted(database.db)).toBe(0)
})

test('Loading the content again removes a lesson from a course and keeps its progress', async () => {
  await school.edit('courses/strategy-on-a-page.yaml', /      - slug: test-the-choice[^]*$/, '')
  await school.edit('courses/prompting-as-briefing.yaml', /slug: rounds/, 'slug: second-rounds')
  const before = await countTables(database.db)
  await load()
  const after = await countTables(database.db)
  expect(after).toEqual({ ...before, content_items: (before['content_items'] ?? 0) - 1 })
  const moved = stableId('content-item', 'prompting-as-briefing/second-round')
  expect(
    await countWhere(
      database.db,
      `content_items join content_groups using (course_content_group_id)
    where course_content_id = '${moved}' and content_groups.slug = 'second-rounds'`,
    ),
  ).toBe(1)
})

test('Loading the content again never lowers a capacity below the taken seats', async () => {
  await school.edit('courses/brand-strategy.yaml', 'capacity: 25', 'capacity: 12')
  await school.edit(
    'attendance.yaml',
    'brand-strategy/next: { enrolled: 25 }',
    'brand-strategy/next: { enrolled: 12 }',
  )
  await load()
  const [seats] = await database.db
    .select()
    .from(sessionSeats)
    .where(eq(sessionSeats.sessionId, sessionId('brand-strategy', 'next')))
  expect(seats).toMatchObject({ capacity: 25, taken: 25 })
})

test('Loading the content again waitlists new accounts if no seat is left, without the badge of one that completed', async () => {
  const late = (name: string, state: string) => [
    `  - email: ${name}@demo.school`,
    '    purpose: Comes late',
    '    name: Lara Late',
    '    status: MEMBER',
    '    customer: consumer',
    '    enrollments:',
    '      - session: ai-agents-at-work/next',
    `        state: ${state}`,
  ]
  const accounts = [...late('late', 'ENROLLED'), ...late('later', 'COMPLETED')]
  await school.edit('accounts.yaml', 'accounts:\n', `accounts:\n${accounts.join('\n')}\n`)
  await expect(load()).rejects.toThrow('ai-agents-at-work/next: expected at most 24 people')
  await school.edit(
    'attendance.yaml',
    'ai-agents-at-work/next: { enrolled: 24',
    'ai-agents-at-work/next: { enrolled: 22',
  )
  expect(await load()).toMatchObject({ changes: { people: { added: 2 } } })
  const ids = `('${memberId('late@demo.school')}', '${memberId('later@demo.school')}')`
  expect(await countWhere(database.db, `enrollments where user_id in ${ids} and state = 'WAITLISTED'`)).toBe(
    2,
  )
  expect(await countWhere(database.db, `earned_badges where user_id in ${ids}`)).toBe(0)
  expect(await countMiscounted(database.db)).toBe(0)
})

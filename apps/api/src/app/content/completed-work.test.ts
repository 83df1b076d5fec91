import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Database, rows } from '@section/db/connection.ts'
import { checklistProgress, videoProgress } from '@section/db/schema.ts'
import { openTestDatabase } from '@section/db/test-database.ts'
import { idOfSession, videoId } from '../../features/catalog/content/school-index.ts'
import { memberId } from '../../features/members/content/person.ts'
import { copyDemoSchool, type EditableSchool } from '../../testing/demo-school.fixture.ts'
import { countTables, countWhere } from './counted-rows.fixture.ts'
import { importContent } from './import-content.ts'

const NOW = Date.parse('2026-05-20T15:00:00Z')
const NORA = memberId('member@demo.school')
const LATE = memberId('late@demo.school')

let database: Database
let school: EditableSchool

beforeAll(async () => {
  database = await openTestDatabase()
  school = await copyDemoSchool()
  await school.edit(
    'attendance.yaml',
    'attendance:\n',
    'attendance:\n  strategy-on-a-page/on-demand: { completed: 20 }\n',
  )
  await load()
})
afterAll(async () => {
  await database.close()
  await school.drop()
})

const load = () => importContent({ database, folder: school.folder, now: NOW, allowDemoAccounts: true })

/** The required items of each session, with the members who have completed it. */
const REQUIRED = `enrollments e join checklist_items i using (session_id) where e.state = 'COMPLETED' and i.required`
/** The member has completed the item by its mark. */
const MARKED = `exists (select 1 from checklist_progress p
  where p.user_id = e.user_id and p.session_content_id = i.session_content_id and p.status = 'COMPLETED')`
/** The member has been credited with every video that the item measures. */
const WATCHED = `not exists (select 1 from session_content_videos g join videos v using (video_id)
  left join video_progress w on w.video_id = g.video_id and w.user_id = e.user_id
  where g.session_content_id = i.ref_session_content_id
    and w.coverage @> int4range(0, (v.duration * 1000)::int) is not true)`

test('Whoever has completed a session has completed its required items, and watched the videos that they measure', async () => {
  expect(await countWhere(database.db, REQUIRED)).toBeGreaterThan(500)
  const isDone = `case i.subtype when 'VIDEO_GROUP' then ${WATCHED} else ${MARKED} end`
  expect(await countWhere(database.db, `${REQUIRED} and not (${isDone})`)).toBe(0)
})

test('Whoever has completed a session was in its classes, and no attendance is still missing for a badge', async () => {
  const classes = `enrollments e join checklist_items i using (session_id)
    where e.state = 'COMPLETED' and i.subtype = 'ZOOM_ATTENDANCE'`
  expect(await countWhere(database.db, classes)).toBeGreaterThan(80)
  expect(await countWhere(database.db, `${classes} and not ${MARKED}`)).toBe(0)
})

test('Most of those who take part in a running session were in the classes that are over, and nobody in one that is not', async () => {
  const seats = `enrollments e join checklist_items i using (session_id) join sessions s using (session_id)
    where e.state = 'ENROLLED' and i.subtype = 'ZOOM_ATTENDANCE'`
  const over = `exists (select 1 from meetings m where m.session_id = s.session_id and m.end_at <= '${new Date(NOW).toISOString()}')`
  const running = `${seats} and s.start_at < '${new Date(NOW).toISOString()}' and s.end_at > '${new Date(NOW).toISOString()}'`
  const all = (await countWhere(database.db, `${running} and ${over}`)) ?? 0
  const attended = (await countWhere(database.db, `${running} and ${over} and ${MARKED}`)) ?? 0
  expect(all).toBeGreaterThan(50)
  expect(attended / all).toBeGreaterThan(0.7)
  expect(attended / all).toBeLessThan(1)
  expect(await countWhere(database.db, `${seats} and not ${over} and ${MARKED}`)).toBe(0)
  expect(
    await countWhere(database.db, `${running} and ${over} and not ${MARKED} and e.user_id = '${NORA}'`),
  ).toBe(0)
})

test('Nothing else is completed: only classes by somebody who has not completed the session', async () => {
  expect(
    await countWhere(
      database.db,
      `checklist_progress p join checklist_items i using (session_content_id)
      where i.subtype <> 'ZOOM_ATTENDANCE' and not exists (select 1 from enrollments e
        where e.user_id = p.user_id and e.session_id = i.session_id and e.state = 'COMPLETED')`,
    ),
  ).toBe(0)
})

test('No account of the demo has the badge of a session whose required items it has not completed', async () => {
  const badges = `earned_badges b join checklist_items i on i.session_id = b.session_id join members m using (user_id)
    join enrollments e on e.user_id = b.user_id and e.session_id = b.session_id
    where m.email like '%@demo.school' and i.required`
  expect(await countWhere(database.db, badges)).toBeGreaterThan(5)
  const isDone = `case i.subtype when 'VIDEO_GROUP' then ${WATCHED} else ${MARKED} end`
  expect(await countWhere(database.db, `${badges} and not (${isDone})`)).toBe(0)
})

test('The work was done in the days of the session, before the badge was earned', async () => {
  const outside = (table: string, column: string, content: string) => `${table} p
    join ${content} using (${content === 'session_content_videos' ? 'video_id' : 'session_content_id'})
    join session_contents c using (session_content_id) join sessions s using (session_id)
    join enrollments e using (session_id, user_id)
    where p.${column} not between coalesce(s.start_at, e.enrolled_at) and e.completed_at
      or p.${column} < c.enabled_at`
  expect(
    await countWhere(database.db, outside('video_progress', 'completed_at', 'session_content_videos')),
  ).toBe(0)
  expect(
    await countWhere(
      database.db,
      `checklist_progress p join checklist_items i using (session_content_id)
      join sessions s using (session_id) join enrollments e using (session_id, user_id)
      where p.made_at not between s.start_at and e.completed_at`,
    ),
  ).toBe(0)
})

test('Whoever has completed a session with a project has handed one in, at the time of its item', async () => {
  expect(
    await countWhere(
      database.db,
      `${REQUIRED} and i.subtype = 'PROJECT_SUBMISSION' and not exists (select 1 from project_submissions h
        join checklist_progress p using (user_id)
        where h.user_id = e.user_id and h.session_id = e.session_id and h.submitted_at = p.made_at
          and p.session_content_id = i.session_content_id)`,
    ),
  ).toBe(0)
})

test('Whoever has completed an on-demand course has watched its required lessons, also when only attendance.yaml says so', async () => {
  const done = await rows<{ members: number; lessons: number }>(
    database.db,
    sql`
    select count(distinct e.user_id)::int as members, count(w.video_id)::int as lessons
    from enrollments e
    join sessions s using (session_id)
    join content_groups g using (course_id)
    join content_items l using (course_content_group_id)
    left join video_progress w on w.user_id = e.user_id and w.video_id = l.video_id and w.completed_at is not null
    where e.state = 'COMPLETED' and e.session_id = ${idOfSession('strategy-on-a-page/on-demand')}
      and l.completion_required`,
  )
  expect(done[0]?.members).toBeGreaterThanOrEqual(20)
  expect(done[0]?.lessons).toBe((done[0]?.members ?? 0) * 2)
})

test('Loading again adds the work of people who are new, and leaves what others did as it is', async () => {
  const account = [
    '  - email: late@demo.school',
    '    purpose: Comes from an earlier cohort',
    '    name: Lara Late',
    '    status: MEMBER',
    '    customer: consumer',
    '    studied: { strategy-on-a-page: 0.2 }',
    '    enrollments:',
    '      - { session: positioning-that-sells/past, state: COMPLETED }',
    '      - { session: strategy-on-a-page/on-demand, state: COMPLETED }',
  ]
  await school.edit('accounts.yaml', 'accounts:\n', `accounts:\n${account.join('\n')}\n`)
  await database.db.delete(checklistProgress).where(eq(checklistProgress.userId, NORA))
  await database.db.delete(videoProgress).where(eq(videoProgress.userId, NORA))
  await load()
  const ofNora = `where user_id = '${NORA}'`
  expect(await countWhere(database.db, `checklist_progress ${ofNora}`)).toBe(0)
  expect(await countWhere(database.db, `video_progress ${ofNora}`)).toBe(0)
  const required = `checklist_progress p join checklist_items i using (session_content_id)
    where p.user_id = '${LATE}' and i.required`
  expect(await countWhere(database.db, required)).toBe(2)
  const lessons = await database.db.select().from(videoProgress).where(eq(videoProgress.userId, LATE))
  const begun = lessons.find((one) => one.videoId === videoId('strategy-on-a-page', 'welcome'))
  expect(begun).toMatchObject({ continueAtTime: 0, completedAt: expect.any(Date) })
  expect(lessons.filter(({ completedAt }) => completedAt === null)).toEqual([])
  const before = await countTables(database.db)
  await load()
  expect(await countTables(database.db)).toEqual(before)
})

import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Classmates } from '@section/contract/generated/schema-types.ts'
import { enrollments } from '@section/db/schema.ts'
import { insertCourse, insertSession } from '../../testing/insert-course.ts'
import type { NewMember } from '../../testing/insert-member.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

const LIST = `query($courseId: ID!) { listClassmates(courseId: $courseId) {
  members { userId firstName lastName displayName jobRole profileImageUrl company { name } } total mayBeMore isShared } }`

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const db = () => server.database.db
type State = 'ENROLLED' | 'COMPLETED' | 'WAITLISTED'

/** Inserts a member with a state in a session, who shares that they take courses unless told otherwise. */
async function enroll(sessionId: string, firstName: string, member: NewMember & { state?: State } = {}) {
  const { state = 'ENROLLED', ...columns } = member
  const userId = await server.insertMember({ firstName, lastName: 'Mate', sharesCourses: true, ...columns })
  const enrolledAt = state === 'WAITLISTED' ? null : new Date()
  await db().insert(enrollments).values({ userId, sessionId, state, enrolledAt })
  return userId
}

/** Inserts a course with an earlier run, the viewer's run and an on-demand edition. */
async function addCourse() {
  const courseId = await insertCourse(db())
  const [earlier, own] = [await insertSession(db(), { courseId }), await insertSession(db(), { courseId })]
  const onDemand = await insertSession(db(), { courseId, sessionType: 'ON_DEMAND' })
  return { courseId, earlier, own, onDemand }
}

async function ask(userId: string, courseId: string): Promise<Classmates | null> {
  const { data, errors } = await server.graphql<{ listClassmates: Classmates | null }>(
    await server.token(userId),
    LIST,
    { courseId },
  )
  if (!data) throw new Error(`The list was refused: ${errors?.[0]?.message}`)
  return data.listClassmates
}
const namesOf = (found: Classmates | null) => found?.members.map(({ firstName }) => firstName)

test('Classmates take the course in any session, those of the viewer’s own first, then by name', async () => {
  const { courseId, earlier, own, onDemand } = await addCourse()
  const viewer = await enroll(own, 'Viewer')
  await enroll(earlier, 'Ann', { state: 'COMPLETED' })
  await enroll(onDemand, 'Ben')
  await enroll(own, 'Yan')
  await enroll(own, 'Cleo')
  const found = await ask(viewer, courseId.toUpperCase())
  expect(namesOf(found)).toEqual(['Cleo', 'Yan', 'Ann', 'Ben'])
  expect(found).toMatchObject({ total: 4, mayBeMore: false, isShared: true })
  expect(Object.keys(found?.members[0] ?? {})).toEqual([
    'userId',
    'firstName',
    'lastName',
    'displayName',
    'jobRole',
    'profileImageUrl',
    'company',
  ])
})

test('A member of several sessions is one classmate, near if one of them is the viewer’s', async () => {
  const { courseId, earlier, own } = await addCourse()
  const viewer = await enroll(own, 'Viewer')
  const yan = await enroll(own, 'Yan')
  await db()
    .insert(enrollments)
    .values({ userId: yan, sessionId: earlier, state: 'COMPLETED', enrolledAt: new Date() })
  await enroll(earlier, 'Ann')
  expect(namesOf(await ask(viewer, courseId))).toEqual(['Yan', 'Ann'])
})

test.each<[string, NewMember & { state?: State }]>([
  ['does not share their courses', { sharesCourses: false }],
  ['hides from the directory', { showsInDirectory: false }],
  ['is suspended', { suspendedAt: new Date() }],
  ['is test data', { testData: true }],
  ['has no membership any more', { status: 'ALUMNI' }],
  ['waits for a seat', { state: 'WAITLISTED' }],
])('Whoever %s is no classmate', async (_why, member) => {
  const { courseId, own } = await addCourse()
  const viewer = await enroll(own, 'Viewer', { sharesCourses: false })
  await enroll(own, 'Ann', member)
  expect(await ask(viewer, courseId)).toEqual({ members: [], total: 0, mayBeMore: false, isShared: false })
})

test('Twelve classmates are listed, and all are counted', async () => {
  const { courseId, own } = await addCourse()
  const viewer = await enroll(own, 'Viewer')
  for (let n = 10; n < 25; n++) await enroll(own, `Mate${n}`)
  const found = await ask(viewer, courseId)
  expect(namesOf(found)).toEqual(Array.from({ length: 12 }, (_, n) => `Mate${n + 10}`))
  expect(found?.total).toBe(15)
})

test('Of a session with more than 1,000 enrollments the newest 1,000 are read, and the answer says that there may be more', async () => {
  const { courseId, earlier, own, onDemand } = await addCourse()
  const viewer = await enroll(own, 'Viewer')
  await enroll(onDemand, 'Ann')
  // The strangers share nothing; only their number counts.
  const addStrangers = (count: number) =>
    db().execute(sql`with strangers as (
        insert into members (email, first_name, last_name, status)
        select gen_random_uuid() || '@example.com', 'Stranger', '', 'MEMBER' from generate_series(1, ${count}::int) returning user_id)
      insert into enrollments (user_id, session_id, state, enrolled_at)
      select user_id, ${onDemand}, 'ENROLLED', now() from strangers`)
  await addStrangers(998)
  await enroll(earlier, 'Ben')
  await enroll(onDemand, 'Cleo')
  const all = await ask(viewer, courseId)
  expect(namesOf(all)).toEqual(['Ann', 'Ben', 'Cleo'])
  expect(all).toMatchObject({ total: 3, mayBeMore: false })
  await addStrangers(1)
  const found = await ask(viewer, courseId)
  expect(namesOf(found)).toEqual(['Ben', 'Cleo'])
  expect(found).toMatchObject({ total: 2, mayBeMore: true })
})

test('A viewer who does not take the course, or only waits for a seat, learns nothing of those who do', async () => {
  const { courseId, own } = await addCourse()
  const other = await addCourse()
  await enroll(own, 'Ann')
  const stranger = await enroll(other.own, 'Stranger')
  const waiting = await enroll(own, 'Waiting', { state: 'WAITLISTED' })
  const former = await enroll(own, 'Former', { status: 'POST_TRIAL' })
  for (const viewer of [stranger, waiting, former]) expect(await ask(viewer, courseId)).toBeNull()
  for (const id of [randomUUID(), '', 'no id', `${courseId} `]) expect(await ask(stranger, id)).toBeNull()
})

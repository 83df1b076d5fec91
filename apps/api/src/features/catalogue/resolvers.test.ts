import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { enrolments, entitlements } from '@section/db/schema.ts'
import { insertCourse, insertSession } from '../../testing/insert-course.ts'
import type { NewMember } from '../../testing/insert-member.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

const DAY = 86_400_000
const START = Date.now()
const days = (count: number) => new Date(START + count * DAY)

let server: TestServer
const course = { marketing: randomUUID(), ai: randomUUID(), hidden: randomUUID(), draft: randomUUID() }
const session = {
  sprint: randomUUID(),
  free: randomUUID(),
  ai: randomUUID(),
  hidden: randomUUID(),
  past: randomUUID(),
  older: randomUUID(),
}

beforeAll(async () => {
  server = await startTestServer()
  const { db } = server.database
  await insertCourse(db, { courseId: course.marketing })
  await insertCourse(db, { courseId: course.ai, stack: 'ai', type: 'workshop' })
  await insertCourse(db, { courseId: course.hidden })
  await insertCourse(db, { courseId: course.draft, publishStatus: 'DRAFT' })
  const soon = { startAt: days(7), endAt: days(21) }
  const free = { sessionId: session.free, startAt: days(3), endAt: days(4), isFreeSession: true }
  const aiMeetings = [14, 7].map((from) => ({
    startAt: days(from),
    endAt: days(from + 1),
    link: 'https://meet.example/ai',
  }))
  await insertSession(db, { courseId: course.marketing, sessionId: session.sprint, ...soon })
  await insertSession(db, { courseId: course.marketing, ...free })
  await insertSession(db, {
    courseId: course.ai,
    sessionId: session.ai,
    ...soon,
    kind: 'WORKSHOP',
    meetings: aiMeetings,
  })
  await insertSession(db, {
    courseId: course.hidden,
    sessionId: session.hidden,
    ...soon,
    hideInCatalog: true,
  })
  const past = (from: number) => ({ startAt: days(from), endAt: days(from + 5) })
  await insertSession(db, { courseId: course.marketing, sessionId: session.past, ...past(-20) })
  await insertSession(db, { courseId: course.marketing, sessionId: session.older, ...past(-90) })
})
afterAll(() => server.close())

const LISTS = {
  listUserSessions: '{ listUserSessions { sessionId } }',
  listUserSessionsHidden: '{ listUserSessions(showHiddenInCatalog: true) { sessionId } }',
  listFreeSessions: '{ listFreeSessions { sessionId } }',
  listPastSessions: '{ listPastSessions { sessionId } }',
  listUserSessionsByCourse: `{ listUserSessionsByCourse(where: { courseId: "${course.marketing}" }) { sessionId } }`,
  getEntitledSessions: '{ getEntitledSessions { sessionId } }',
  listCourseBookmarks: '{ listCourseBookmarks { courseId } }',
}
const SAVES = {
  addUserSave: save('addUserSave'),
  removeUserSave: save('removeUserSave'),
}
function save(name: string) {
  return `mutation ($id: ID!) { ${name}(contentId: $id, contentType: COURSE) { success contentId error { code } } }`
}

async function signIn(member: NewMember = {}) {
  const userId = await server.insertMember(member)
  return { userId, token: await server.token(userId) }
}

async function list(token: string, query: string): Promise<string[]> {
  const { data, errors } = await server.graphql<Record<string, Record<string, string>[]>>(token, query)
  expect(errors).toBeUndefined()
  return Object.values(data ?? {})
    .flat()
    .flatMap((item) => Object.values(item))
}

async function saved(token: string, query: string, id: string) {
  const { data } = await server.graphql(token, query, { id })
  return Object.values(data ?? {})[0]
}

const NOT_FOUND = { success: false, contentId: null, error: { code: 'NOT_FOUND' } }

describe('refusals', () => {
  test.each(Object.entries({ ...LISTS, ...SAVES }))('%s: signed out', async (_name, query) => {
    const { status, errors } = await server.graphql(null, query, { id: course.marketing })
    expect(status).toBe(401)
    expect(errors?.[0]?.message).toBe('Unauthorized')
  })

  test.each([
    ['POST_TRIAL', { status: 'POST_TRIAL' }],
    ['ALUMNI', { status: 'ALUMNI' }],
    ['an ended trial', { status: 'TRIAL', trialEndDate: days(-1) }],
    ['no area', { areas: [] }],
    ['the organization dashboard alone', { areas: ['enterprise-dashboard'] }],
    ['nothing bought', { areas: ['mc-transactional', 'crash-courses', 'bootcamps'] }],
  ] satisfies [string, NewMember][])('%s sees nothing and keeps nothing', async (_name, member) => {
    const { token } = await signIn(member)
    for (const query of Object.values(LISTS)) expect(await list(token, query), query).toEqual([])
    for (const query of Object.values(SAVES)) {
      expect(await saved(token, query, course.marketing)).toEqual(NOT_FOUND)
    }
  })
})

describe('lists', () => {
  test('an unlimited member sees all but what is hidden, soonest first', async () => {
    const { token } = await signIn()
    const all = [session.older, session.past, session.free]
    const listed = await list(token, LISTS.listUserSessions)
    expect(listed.slice(0, 3)).toEqual(all)
    expect(listed.slice(3).toSorted()).toEqual([session.sprint, session.ai].toSorted())
    expect(await list(token, LISTS.listUserSessionsHidden)).toEqual(listed)
    expect(await list(token, LISTS.listFreeSessions)).toEqual([session.free])
    expect(await list(token, LISTS.listUserSessionsByCourse)).toEqual([...all, session.sprint])
    expect(await list(token, LISTS.getEntitledSessions)).toEqual([])
    expect(await list(token, LISTS.listPastSessions)).toEqual([])
  })

  test('a session answers its meetings, soonest first, without their links', async () => {
    const { token } = await signIn({ areas: ['ai-academy'] })
    const query = '{ listUserSessions { meetings { meetingId startAt endAt link } } }'
    const { data } = await server.graphql<{ listUserSessions: { meetings: unknown[] }[] }>(token, query)
    expect(data?.listUserSessions).toEqual([
      {
        meetings: [
          {
            meetingId: expect.any(String),
            startAt: days(7).toISOString(),
            endAt: days(8).toISOString(),
            link: null,
          },
          {
            meetingId: expect.any(String),
            startAt: days(14).toISOString(),
            endAt: days(15).toISOString(),
            link: null,
          },
        ],
      },
    ])
  })

  test('the AI academy sees its stack', async () => {
    const { token } = await signIn({ areas: ['ai-academy'] })
    expect(await list(token, LISTS.listUserSessions)).toEqual([session.ai])
    expect(await list(token, LISTS.listUserSessionsByCourse)).toEqual([])
  })

  test('a limited account sees what is locked for it', async () => {
    const { token } = await signIn({ status: 'LIMITED', areas: ['mc-limited'] })
    const query = '{ listUserSessions { sessionId entitled } }'
    const { data } = await server.graphql<{ listUserSessions: { sessionId: string; entitled: boolean }[] }>(
      token,
      query,
    )
    const open = data?.listUserSessions.filter(({ entitled }) => entitled).map(({ sessionId }) => sessionId)
    expect(data?.listUserSessions).toHaveLength(5)
    expect(open).toEqual([session.free])
  })

  test('what was bought by name is entitled, hidden or not, and ids only narrow', async () => {
    const { userId, token } = await signIn({ areas: [] })
    const startsAt = days(-1)
    await server.database.db.insert(entitlements).values([
      { userId, type: 'mc-transactional', sessionId: session.hidden, startsAt },
      { userId, type: 'crash-courses', courseId: course.ai, startsAt },
    ])
    const narrowed = (by: string) => list(token, `{ getEntitledSessions(${by}) { sessionId } }`)
    const both = [session.ai, session.hidden].toSorted()
    expect((await list(token, LISTS.getEntitledSessions)).toSorted()).toEqual(both)
    expect(await list(token, LISTS.listUserSessions)).toEqual([session.ai])
    expect((await list(token, LISTS.listUserSessionsHidden)).toSorted()).toEqual(both)
    expect(await narrowed(`courseId: "${course.ai}"`)).toEqual([session.ai])
    expect(await narrowed(`sessionId: "${session.hidden}"`)).toEqual([session.hidden])
    expect(await narrowed(`sessionId: "${session.sprint}"`)).toEqual([])
    expect(await narrowed(`courseId: "${course.marketing}", sessionId: "${session.ai}"`)).toEqual([])
  })

  test('past sessions are those that the member was in, most recent first', async () => {
    const { userId, token } = await signIn()
    const enrolledAt = days(-100)
    await server.database.db.insert(enrolments).values([
      { userId, sessionId: session.older, state: 'COMPLETED', enrolledAt },
      { userId, sessionId: session.past, state: 'ENROLLED', enrolledAt },
      { userId, sessionId: session.sprint, state: 'ENROLLED', enrolledAt },
    ])
    expect(await list(token, LISTS.listPastSessions)).toEqual([session.past, session.older])
  })

  test('an answer is fresh after a change of the member or of the seats', async () => {
    const { userId, token } = await signIn()
    const enrolled = async () => {
      const query = '{ listUserSessions { sessionId enrolled } }'
      const { data } = await server.graphql<{ listUserSessions: { sessionId: string; enrolled: boolean }[] }>(
        token,
        query,
      )
      return data?.listUserSessions.filter((s) => s.enrolled).map((s) => s.sessionId)
    }
    expect(await enrolled()).toEqual([])
    expect(await enrolled()).toEqual([])
    const mutation = `mutation ($input: SaveEnrollmentInput!) { saveEnrollment(input: $input) { enrollmentStatus } }`
    await server.graphql(token, mutation, { input: { userId, sessionId: session.sprint } })
    expect(await enrolled()).toEqual([session.sprint])
  })
})

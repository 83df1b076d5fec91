import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertCourse, insertSession } from '../../testing/insert-course.ts'
import type { NewMember } from '../../testing/insert-member.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { SEE_NO_COURSES } from '../catalog/listed-courses.fixture.ts'

const NOW = Date.UTC(2026, 5, 1, 12)
const GET = 'query ($id: ID!) { getCourseAlert(courseId: $id) { courseId createdAt } }'
const change = (name: string) => `mutation ($id: ID!) { ${name}(courseId: $id) { success error { code } } }`
const [ADD, REMOVE] = [change('addCourseAlert'), change('removeCourseAlert')]
const DONE = { success: true, error: null }
const NOT_FOUND = { success: false, error: { code: 'NOT_FOUND' } }

let server: TestServer
const course = { open: randomUUID(), hidden: randomUUID(), draft: randomUUID() }

beforeAll(async () => {
  server = await startTestServer({ clock: () => NOW })
  const { db } = server.database
  await insertCourse(db, { courseId: course.open })
  await insertCourse(db, { courseId: course.hidden })
  await insertCourse(db, { courseId: course.draft, publishStatus: 'DRAFT' })
  await insertSession(db, { courseId: course.open })
  await insertSession(db, { courseId: course.hidden, hideInCatalog: true })
  await insertSession(db, { courseId: course.draft })
})
afterAll(() => server.close())

const signIn = async (member: NewMember = {}) => server.token(await server.insertMember(member))

async function ask(token: string, query: string, id: string) {
  const { data } = await server.graphql(token, query, { id })
  return Object.values(data ?? {})[0]
}

test('A course alert is stored once, belongs to one member, and can be taken back', async () => {
  const [mine, other] = [await signIn(), await signIn()]
  expect(await ask(mine, GET, course.open)).toBeNull()
  for (const _time of [1, 2]) expect(await ask(mine, ADD, course.open)).toEqual(DONE)
  expect(await ask(mine, GET, course.open.toUpperCase())).toEqual({
    courseId: course.open,
    createdAt: new Date(NOW).toISOString(),
  })
  expect(await ask(other, GET, course.open)).toBeNull()
  expect(await ask(other, REMOVE, course.open)).toEqual(DONE)
  expect(await ask(mine, GET, course.open)).not.toBeNull()
  for (const _time of [1, 2]) expect(await ask(mine, REMOVE, course.open)).toEqual(DONE)
  expect(await ask(mine, GET, course.open)).toBeNull()
})

test('A course alert for a hidden, unpublished or unknown course is refused like any other', async () => {
  const token = await signIn()
  for (const id of [course.hidden, course.draft, randomUUID(), "x' or 1=1", '']) {
    expect(await ask(token, ADD, id), id).toEqual(NOT_FOUND)
    expect(await ask(token, REMOVE, id), id).toEqual(NOT_FOUND)
    expect(await ask(token, GET, id), id).toBeNull()
  }
})

test.each<readonly [string, NewMember]>([...SEE_NO_COURSES, ['with the AI plan', { areas: ['ai-academy'] }]])(
  'A member %s gets no alert for a course that they cannot see',
  async (_who, member) => {
    const token = await signIn(member)
    expect(await ask(token, ADD, course.open)).toEqual(NOT_FOUND)
    expect(await ask(token, REMOVE, course.open)).toEqual(NOT_FOUND)
    expect(await ask(token, GET, course.open)).toBeNull()
  },
)

import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { userSaves } from '@section/db/schema.ts'
import { insertCourse, insertSession } from '../../testing/insert-course.ts'
import type { NewMember } from '../../testing/insert-member.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
const course = { marketing: randomUUID(), ai: randomUUID(), hidden: randomUUID(), draft: randomUUID() }
const aiSession = randomUUID()

beforeAll(async () => {
  server = await startTestServer()
  const { db } = server.database
  await insertCourse(db, { courseId: course.marketing })
  await insertCourse(db, { courseId: course.ai, stack: 'ai' })
  await insertCourse(db, { courseId: course.hidden })
  await insertCourse(db, { courseId: course.draft, publishStatus: 'DRAFT' })
  await insertSession(db, { courseId: course.marketing })
  await insertSession(db, { courseId: course.ai, sessionId: aiSession })
  await insertSession(db, { courseId: course.hidden, hideInCatalog: true })
  await insertSession(db, { courseId: course.draft })
})
afterAll(() => server.close())

const save = (name: string) =>
  `mutation ($id: ID!) { ${name}(contentId: $id, contentType: COURSE) { success contentId error { code } } }`
const [ADD, REMOVE] = [save('addUserSave'), save('removeUserSave')]
const NOT_FOUND = { success: false, contentId: null, error: { code: 'NOT_FOUND' } }
const done = (contentId: string) => ({ success: true, contentId, error: null })

async function signIn(member: NewMember = {}) {
  const userId = await server.insertMember(member)
  return { userId, token: await server.token(userId) }
}

async function saved(token: string, query: string, id: string) {
  const { data } = await server.graphql(token, query, { id })
  return Object.values(data ?? {})[0]
}

async function bookmarks(token: string) {
  const query = '{ listCourseBookmarks { courseId contentId contentType } }'
  const { data } = await server.graphql<{
    listCourseBookmarks: { courseId: string; contentId: string; contentType: string }[]
  }>(token, query)
  return data?.listCourseBookmarks.map(({ courseId }) => courseId)
}

test('A bookmark is stored once, listed before older ones, and can be removed', async () => {
  const { token } = await signIn()
  for (const id of [course.marketing, course.ai, course.marketing]) {
    expect(await saved(token, ADD, id)).toEqual(done(id))
  }
  expect(await bookmarks(token)).toEqual([course.ai, course.marketing])
  for (const _time of [1, 2]) {
    expect(await saved(token, REMOVE, course.ai)).toEqual(done(course.ai))
  }
  expect(await bookmarks(token)).toEqual([course.marketing])
})

test('Bookmarking a course returns the same error whether it is unknown, hidden, unpublished or not in the plan', async () => {
  const { token } = await signIn({ areas: ['ai-academy'] })
  const ids = [randomUUID(), course.hidden, course.draft, course.marketing, "x' or 1=1", aiSession]
  for (const id of ids) {
    expect(await saved(token, ADD, id), id).toEqual(NOT_FOUND)
    expect(await saved(token, REMOVE, id), id).toEqual(NOT_FOUND)
  }
})

test('A bookmark belongs to one member', async () => {
  const [mine, other] = [await signIn(), await signIn()]
  await saved(mine.token, ADD, course.ai)
  await saved(other.token, REMOVE, course.ai)
  expect(await bookmarks(mine.token)).toEqual([course.ai])
  expect(await bookmarks(other.token)).toEqual([])
})

test('A bookmark of a course that left the plan is not listed, but can be removed', async () => {
  const { userId, token } = await signIn({ areas: ['ai-academy'] })
  const contentId = course.marketing
  await server.database.db.insert(userSaves).values({ userId, contentType: 'COURSE', contentId })
  expect(await bookmarks(token)).toEqual([])
  expect(await saved(token, REMOVE, contentId)).toEqual(done(contentId))
  expect(await saved(token, REMOVE, contentId)).toEqual(NOT_FOUND)
})

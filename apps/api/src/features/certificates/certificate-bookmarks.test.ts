import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertCourse, insertSession } from '../../testing/insert-course.ts'
import type { NewMember } from '../../testing/insert-member.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { insertProgram } from './insert-program.fixture.ts'

const SAVE =
  'mutation($id: ID!) { addUserSave(contentId: $id, contentType: COURSE) { success error { code } } }'
const LIST = 'query($id: ID) { listCourseBookmarks(certificateId: $id) { courseId } }'

let server: TestServer
let inside: string
let outside: string
let program: string
let draft: string

beforeAll(async () => {
  server = await startTestServer()
  const { db } = server.database
  inside = await insertCourse(db, { stack: 'ai' })
  outside = await insertCourse(db, { stack: 'ai' })
  for (const courseId of [inside, outside]) await insertSession(db, { courseId })
  program = await insertProgram(db, {}, [{ courseId: inside }])
  draft = await insertProgram(db, { publishStatus: 'DRAFT' }, [{ courseId: inside }])
})
afterAll(() => server.close())

async function bookmarksOf(member: NewMember, id: string | null) {
  const token = await server.token(await server.insertMember(member))
  for (const courseId of [inside, outside]) await server.graphql(token, SAVE, { id: courseId })
  const { data } = await server.graphql<{ listCourseBookmarks: { courseId: string }[] }>(token, LIST, { id })
  return data?.listCourseBookmarks.map(({ courseId }) => courseId)
}

test('Bookmarks are listed for all courses, and for a certificate only those of its courses', async () => {
  expect(await bookmarksOf({}, null)).toEqual([outside, inside])
  expect(await bookmarksOf({}, program)).toEqual([inside])
  expect(await bookmarksOf({}, program.toUpperCase())).toEqual([inside])
})

test('Bookmarks of a certificate that the viewer cannot see are not listed', async () => {
  for (const id of [draft, randomUUID(), 'no certificate']) expect(await bookmarksOf({}, id)).toEqual([])
  const buyer = { areas: ['mc-transactional' as const] }
  expect(await bookmarksOf(buyer, program)).toEqual([])
})

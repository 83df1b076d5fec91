import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { courseFaculty, faculty } from '@section/db/schema.ts'
import { insertCourse, insertSession } from '../../testing/insert-course.ts'
import type { NewMember } from '../../testing/insert-member.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

const QUERY = `query ($courseId: ID!) { listFacultyCourses(courseId: $courseId) {
  facultyId courses { courseId title subtitle coverImageUrl } } }`

let server: TestServer
const [maya, noah] = [randomUUID(), randomUUID()]
const ids = { shown: randomUUID(), hidden: randomUUID(), draft: randomUUID(), ai: randomUUID() }
let others: string[] = []

async function addCourse(
  courseId: string,
  professors: string[],
  more: Parameters<typeof insertCourse>[1] = {},
) {
  const { db } = server.database
  await insertCourse(db, { courseId, ...more })
  await db.insert(courseFaculty).values(professors.map((facultyId) => ({ courseId, facultyId })))
  return courseId
}

beforeAll(async () => {
  server = await startTestServer()
  const { db } = server.database
  await db.insert(faculty).values(
    [maya, noah].map((facultyId) => ({
      facultyId,
      slug: `professor-${facultyId}`,
      fullName: 'Maya Lindqvist',
      imageUrl: '/art/portrait/maya.svg',
    })),
  )
  await addCourse(ids.shown, [maya, noah])
  await addCourse(ids.hidden, [maya], { sortOrder: 1 })
  await addCourse(ids.draft, [maya], { sortOrder: 1, publishStatus: 'DRAFT' })
  await addCourse(ids.ai, [maya], { sortOrder: 2, stack: 'ai' })
  others = []
  for (const position of [3, 4, 5, 6, 7])
    others.push(await addCourse(randomUUID(), [maya], { sortOrder: position }))
  for (const courseId of [ids.shown, ids.draft, ids.ai, ...others]) await insertSession(db, { courseId })
  await insertSession(db, { courseId: ids.hidden, hideInCatalog: true })
})
afterAll(() => server.close())

async function listed(member: NewMember, courseId: string) {
  const token = await server.token(await server.insertMember(member))
  const { data } = await server.graphql<{
    listFacultyCourses: { facultyId: string; courses: { courseId: string }[] }[]
  }>(token, QUERY, { courseId })
  return data?.listFacultyCourses.map(({ facultyId, courses }) => ({
    facultyId,
    courses: courses.map((course) => course.courseId),
  }))
}

test('A professor is listed with the first four of their other courses that the catalog shows', async () => {
  expect(await listed({}, ids.shown)).toEqual([{ facultyId: maya, courses: [ids.ai, ...others.slice(0, 3)] }])
})

test('A professor is listed with only the courses of the viewer’s plan', async () => {
  const [aiOnly] = (await listed({ areas: ['ai-academy'] }, ids.ai)) ?? []
  expect(aiOnly, 'all other courses are of another stack').toBeUndefined()
})

test.each([['hidden'], ['draft'], ['unknown']] as const)(
  'The professors of a course that is %s are not listed',
  async (kind) => {
    expect(await listed({}, kind === 'unknown' ? randomUUID() : ids[kind])).toEqual([])
  },
)

test.each([[{ status: 'POST_TRIAL' }], [{ areas: [] }]] satisfies [NewMember][])(
  'A viewer without a plan, %j, gets no courses of professors',
  async (member) => {
    expect(await listed(member, ids.shown)).toEqual([])
  },
)

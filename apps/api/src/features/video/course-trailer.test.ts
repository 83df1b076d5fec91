import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertCourse, insertSession } from '../../testing/insert-course.ts'
import type { NewMember } from '../../testing/insert-member.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { SEE_NO_COURSES } from '../catalog/listed-courses.fixture.ts'

const KEY = 'where-ai-earns-its-keep'
const QUERY = 'query ($courseId: ID!) { getCourseTrailer(courseId: $courseId) { playlistUrl } }'

let server: TestServer
const ids = { trailer: randomUUID(), none: randomUUID(), hidden: randomUUID() }

beforeAll(async () => {
  server = await startTestServer()
  const { db } = server.database
  const meta = { sprintTrailerJwPlayerFileId: KEY }
  await insertCourse(db, { courseId: ids.trailer, meta })
  await insertCourse(db, { courseId: ids.none })
  await insertCourse(db, { courseId: ids.hidden, meta })
  await insertSession(db, { courseId: ids.trailer })
  await insertSession(db, { courseId: ids.none })
  await insertSession(db, { courseId: ids.hidden, hideInCatalog: true })
})
afterAll(() => server.close())

async function trailerFor(member: NewMember, courseId: string = ids.trailer) {
  const token = await server.token(await server.insertMember(member))
  const { data } = await server.graphql<{ getCourseTrailer: { playlistUrl: string } | null }>(token, QUERY, {
    courseId,
  })
  return data?.getCourseTrailer
}

test('A member who can see a course gets its trailer with a signature that the media host takes', async () => {
  const trailer = await trailerFor({})
  expect(trailer?.playlistUrl).toMatch(new RegExp(`/manifests/${KEY}\\.m3u8\\?t=`))
  expect((await fetch(new URL(trailer?.playlistUrl ?? '', server.url))).status).toBe(200)
})

test('A course that is hidden, unknown or without a trailer has none', async () => {
  for (const courseId of [ids.none, ids.hidden, randomUUID(), 'nonsense'])
    expect(await trailerFor({}, courseId), courseId).toBeNull()
})

test.each<readonly [string, NewMember]>([...SEE_NO_COURSES, ['with the AI plan', { areas: ['ai-academy'] }]])(
  'A member %s gets neither the trailer of a course that they cannot see nor the media of it',
  async (_who, member) => {
    expect(await trailerFor(member)).toBeNull()
    const userId = await server.insertMember(member)
    const token = server.services.mediaLinks.token(KEY, userId, Date.now())
    expect((await fetch(`${server.url}/manifests/${KEY}.m3u8?t=${token}`)).status).toBe(403)
  },
)

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { insertCaseStudy } from '../../insights/insert-case-study.fixture.ts'
import { insertPass } from '../../invitations/insert-pass.fixture.ts'
import { insertCourse, insertSession } from '../../../testing/insert-course.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { addWatchableCourse, VideoTestKit, type WatchableCourse } from '../video-test-kit.fixture.ts'

const KEY = 'prompting-as-briefing'
const NOW = Date.UTC(2026, 5, 1, 12)
const TRAILER = 'query ($id: ID!) { getCourseTrailer(courseId: $id) { playlistUrl } }'
const STUDIES = 'query { listCaseStudies { video { playlistUrl } } }'
const PASS =
  'query ($id: String!) { getPassDetailsByCode(code: $id, context: InvitePreview) { content { playlistUrl } } }'

let now = NOW
let server: TestServer
let course: WatchableCourse
let trailerCourseId: string
let passCode: string

beforeAll(async () => {
  server = await startTestServer({ clock: () => now })
  const { db } = server.database
  trailerCourseId = await insertCourse(db, { meta: { sprintTrailerJwPlayerFileId: KEY } })
  await insertSession(db, { courseId: trailerCourseId })
  await insertCaseStudy(db, { videoExternalKey: KEY, videoDuration: 30 })
  passCode = (await insertPass(db, { previewKeys: [KEY], closesAt: new Date(NOW + 86_400_000) })).code
  course = await addWatchableCourse(server.services, [{ externalKey: KEY, duration: 60 }])
})
beforeEach(() => {
  now = NOW
})
afterAll(() => server.close())

const member = async (limited = false) =>
  new VideoTestKit(
    server.services,
    await server.insertMember(limited ? { status: 'LIMITED', areas: ['mc-limited'] } : {}),
  )

/** Sends an operation and returns the only playlist in its answer. */
async function ask(operation: string, id: string, isSignedIn = true): Promise<string | null> {
  const token = isSignedIn ? await server.token(await server.insertMember({})) : null
  const { data } = await server.graphql(token, operation, { id })
  return /"playlistUrl":"([^"]+)"/.exec(JSON.stringify(data))?.[1] ?? null
}

/** All ways to the address of a recording, and the seconds for which each is valid. */
const WAYS: Record<string, [seconds: number, way: () => Promise<string | null | undefined>]> = {
  'a playlist before the first frame': [600, async () => (await (await member()).load(course)).playlistUrl],
  'the playlist of a reserved video': [
    120,
    async () => (await (await member(true)).load(course)).playlistUrl,
  ],
  'a video session': [600, async () => (await (await member()).open(course)).playlistUrl],
  'a video session that counts': [600, async () => (await (await member(true)).open(course)).playlistUrl],
  'a save': [
    600,
    async () => {
      const viewer = await member()
      const id = await viewer.start(course)
      return (await viewer.update(id, course.videoIds[0], { at: 1, played: 1 })).playlistUrl
    },
  ],
  'a trailer': [600, () => ask(TRAILER, trailerCourseId)],
  'an insight': [600, () => ask(STUDIES, '')],
  'an invitation': [600, () => ask(PASS, passCode, false)],
}

describe.each(Object.entries(WAYS))('The address that comes with %s', (_way, [seconds, way]) => {
  test(`is valid for ${seconds} seconds and not longer`, async () => {
    const url = await way()
    const end = Number(new URL(url ?? '', server.url).searchParams.get('t')?.split('.')[0]) * 1000
    expect(end - NOW).toBe(seconds * 1000)
    const status = async () => (await fetch(new URL(url ?? '', server.url))).status
    now = end - 1
    expect(await status()).toBe(200)
    now = end
    expect(await status()).toBe(403)
  })
})

describe('No address comes with', () => {
  test('a save of a video session that belongs to another member', async () => {
    const id = await (await member()).start(course)
    const stranger = await member()
    const saved = await stranger.update(id, course.videoIds[0], { at: 1, played: 1 })
    expect([saved.playlistUrl, saved.error?.code]).toEqual([null, 'NOT_FOUND'])
  })

  test('a video session or a save of a member whose plan has no such course', async () => {
    const viewer = new VideoTestKit(server.services, await server.insertMember({ areas: [] }))
    expect((await viewer.load(course)).playlistUrl).toBeNull()
    expect((await viewer.open(course)).playlistUrl).toBeNull()
  })

  test('a playlist or a video session beyond the allowance', async () => {
    const limited = await member(true)
    for (let video = 0; video < 3; video++)
      await limited.open(await addWatchableCourse(server.services, [{ externalKey: KEY }]))
    expect(await limited.load(course)).toMatchObject({
      playlistUrl: null,
      error: { code: 'METERING_EXCEEDED' },
    })
    expect(await limited.open(course)).toMatchObject({
      playlistUrl: null,
      error: { code: 'METERING_EXCEEDED' },
    })
  })
})

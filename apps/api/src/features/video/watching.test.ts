import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { videoSessions } from '@section/db/schema.ts'
import { parseCoverage } from '@section/domain/video/coverage.ts'
import { addWatchableCourse, LectureHall, type WatchableCourse } from '../../testing/lecture-hall.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let now = Date.UTC(2026, 5, 1, 12)
let server: TestServer
let course: WatchableCourse
let viewer: LectureHall

const later = (seconds: number) => {
  now += seconds * 1000
}

beforeAll(async () => {
  server = await startTestServer({ clock: () => now })
  course = await addWatchableCourse(server.services, [
    { duration: 20 },
    { duration: 20 },
    { duration: 20, required: false },
  ])
})
afterAll(() => server.close())
beforeEach(async () => {
  viewer = new LectureHall(server.services, await server.insertMember({}))
})

const db = () => server.database.db

describe('a beat', () => {
  test('is taken down before it is answered', async () => {
    const sitting = await viewer.sit(course)
    later(8)
    const answer = await viewer.beat(sitting, course.videoIds[0], { at: 8, played: 8 })
    expect(answer).toMatchObject({
      userVideoSessionId: sitting,
      continueAtTime: 8,
      farthestWatchedTime: 8,
      completed: false,
      courseBadgeId: null,
      enrollmentStatus: null,
      error: null,
    })
    const kept = await viewer.progress(course)
    expect(kept).toMatchObject({ continueAtTime: 8, farthestWatchedTime: 8, completedAt: null })
    expect(parseCoverage(kept?.coverage ?? '')).toEqual([[0, 8000]])
    const [row] = await db().select().from(videoSessions).where(eq(videoSessions.userVideoSessionId, sitting))
    expect(row).toMatchObject({
      status: 'IN_PROGRESS',
      videoSessionPlayingTime: 8,
      videoSessionMaxPlayhead: 8,
    })
  })

  test('carries the playlist under a fresh signature', async () => {
    const opened = await viewer.open(course)
    later(60)
    const { playlistUrl } = await viewer.beat(opened.userVideoSessionId ?? '', course.videoIds[0], {
      at: 1,
      played: 1,
    })
    expect(playlistUrl).toMatch(/^\/manifests\/welcome-to-the-course\.m3u8\?t=\d+\./)
    expect(playlistUrl).not.toBe(opened.playlistUrl)
  })

  test('travels with others of its video session and of its member, in the order of arrival', async () => {
    const [first, second] = [await viewer.sit(course, 0), await viewer.sit(course, 1)]
    later(20)
    const beats = [4, 8, 12].flatMap((at) => [
      viewer.beat(first, course.videoIds[0], { at, played: at }),
      viewer.beat(second, course.videoIds[1], { at: at / 2, played: at / 2 }),
    ])
    const answers = await Promise.all(beats)
    expect(answers.map(({ continueAtTime }) => continueAtTime)).toEqual([4, 2, 8, 4, 12, 6])
    expect(await viewer.progress(course, 0)).toMatchObject({ continueAtTime: 12, farthestWatchedTime: 12 })
    expect(await viewer.progress(course, 1)).toMatchObject({ continueAtTime: 6, farthestWatchedTime: 6 })
  })

  test('that is late or repeated takes nothing back', async () => {
    const sitting = await viewer.sit(course)
    const videoId = course.videoIds[0]
    later(20)
    await viewer.beat(sitting, videoId, { at: 20, played: 20, ended: true })
    const repeated = await viewer.beat(sitting, videoId, { at: 20, played: 20, ended: true })
    const late = await viewer.beat(sitting, videoId, { at: 10, played: 10 })
    expect([repeated, late]).toMatchObject([
      { completed: true, farthestWatchedTime: 20, error: null },
      { completed: true, farthestWatchedTime: 20, error: null },
    ])
    expect(await viewer.progress(course)).toMatchObject({ farthestWatchedTime: 20, continueAtTime: 0 })
  })

  test('of a video session from before there were budgets is credited', async () => {
    const userVideoSessionId = randomUUID()
    const videoId = course.videoIds[0] ?? ''
    await db()
      .insert(videoSessions)
      .values({ userVideoSessionId, userId: viewer.userId, videoId, type: 'ON_DEMAND' })
    const answer = await viewer.beat(userVideoSessionId, videoId, { at: 3, played: 3 })
    expect(answer).toMatchObject({ error: null, farthestWatchedTime: 3 })
    expect(await viewer.progress(course)).toMatchObject({ farthestWatchedTime: 3 })
  })
})

describe('watching 30 s of a course', () => {
  test('enrols once, counting all its videos and the playing time', async () => {
    const sitting = await viewer.sit(course, 0)
    later(14)
    const before = await viewer.beat(sitting, course.videoIds[0], { at: 14, played: 14 })
    later(2)
    const after = await viewer.beat(sitting, course.videoIds[0], { at: 16, played: 16 })
    const again = await viewer.beat(sitting, course.videoIds[0], { at: 17, played: 17 })
    expect([before, after, again].map(({ enrollmentStatus }) => enrollmentStatus)).toEqual([
      null,
      'ENROLLED',
      null,
    ])
    expect((await server.services.members.get(viewer.userId))?.enrolments.get(course.sessionId)?.state).toBe(
      'ENROLLED',
    )
  })

  test('adds up over videos', async () => {
    const first = await viewer.sit(course, 0)
    later(12)
    await viewer.beat(first, course.videoIds[0], { at: 12, played: 12 })
    const second = await viewer.sit(course, 1)
    later(9)
    const { enrollmentStatus } = await viewer.beat(second, course.videoIds[1], { at: 9, played: 9 })
    expect(enrollmentStatus).toBe('ENROLLED')
  })
})

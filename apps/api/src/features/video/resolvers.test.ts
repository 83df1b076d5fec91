import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addWatchableCourse, type WatchableCourse } from '../../testing/lecture-hall.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import {
  BY_COURSE,
  CONTENT,
  CREATE,
  LESSONS,
  PROGRESS,
  UPDATE,
  videoCalls,
  videoOf,
} from './video-calls.fixture.ts'

let now = Date.UTC(2026, 5, 1, 12)
let server: TestServer
let course: WatchableCourse

beforeAll(async () => {
  server = await startTestServer({ clock: () => now })
  course = await addWatchableCourse(server.services, LESSONS)
})
afterAll(() => server.close())
const { ask, signIn } = videoCalls(() => server)

describe('signed out', () => {
  test.each([
    ['getOnDemandContent', CONTENT],
    ['getVideoProgress', PROGRESS],
    ['getVideoProgressByCourse', BY_COURSE],
    ['createVideoSession', CREATE],
    ['updateVideoSession', UPDATE],
  ])('%s answers Unauthorized', async (_name, operation) => {
    const ids = { courseId: course.courseId, videoId: videoOf(course), id: randomUUID(), at: 1 }
    const { data, errors } = await server.graphql(null, operation, ids)
    expect(Object.values(data ?? {}).filter((value) => value !== null)).toEqual([])
    expect(errors?.[0]?.message).toBe('Unauthorized')
  })
})

describe('a member with the plan', () => {
  test('gets the modules of a course', async () => {
    const { token } = await signIn()
    const content = await ask(token, CONTENT, { courseId: course.courseId.toUpperCase() })
    expect(content).toMatchObject({
      courseId: course.courseId,
      courseTitle: 'Pricing with Confidence',
      sessionId: course.sessionId,
      entitled: true,
    })
    const [group] = (content?.['groups'] ?? []) as { content: { video: Record<string, unknown> }[] }[]
    expect(group?.content.map(({ video }) => video)).toMatchObject([
      { videoId: videoOf(course, 0), duration: 100, courseId: course.courseId, chapters: [] },
      { videoId: videoOf(course, 1), duration: 300, meta: { is_ai_generated: false } },
      { videoId: videoOf(course, 2), duration: 50, externalKey: 'welcome-to-the-course' },
    ])
  })

  test('opens a video session, saves, and reads where they are', async () => {
    const { userId, token } = await signIn()
    const videoId = videoOf(course, 1)
    const named = { courseId: course.courseId, videoId, sessionId: course.sessionId }
    const opened = await ask(token, CREATE, named)
    expect(opened).toMatchObject({ error: null })
    expect(opened?.['playlistUrl']).toMatch(/^\/manifests\/welcome-to-the-course\.m3u8\?t=/)
    now += 10_000
    const saved = await ask(token, UPDATE, {
      id: opened?.['userVideoSessionId'],
      videoId,
      courseId: course.courseId,
      at: 12.5,
      played: 12.5,
      max: 12.5,
    })
    expect(saved).toMatchObject({
      continueAtTime: 12.5,
      farthestWatchedTime: 12.5,
      completed: false,
      error: null,
    })
    expect(await ask(token, PROGRESS, { videoId })).toEqual({
      userId,
      videoId,
      continueAtTime: 12.5,
      farthestWatchedTime: 12.5,
      completed: false,
    })
    expect(await ask(token, BY_COURSE, { courseId: course.courseId })).toMatchObject({
      totalDuration: 400,
      totalFarthestWatchedTime: 12.5,
      completed: false,
      groups: [
        { videos: [{ farthestWatchedTime: 0 }, { farthestWatchedTime: 12.5 }, { farthestWatchedTime: 0 }] },
      ],
    })
  })

  test('who watched nothing is at the beginning', async () => {
    const { userId, token } = await signIn()
    const videoId = videoOf(course)
    const nothing = { continueAtTime: 0, farthestWatchedTime: 0, completed: false }
    expect(await ask(token, PROGRESS, { videoId })).toEqual({ userId, videoId, ...nothing })
  })
})

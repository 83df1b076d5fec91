import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { BY_COURSE, CONTENT, CREATE, PROGRESS, UPDATE, videoOf, videoServer } from './video-calls.fixture.ts'

const video = videoServer()
const { ask, signIn } = video

describe('A visitor', () => {
  test.each([
    ['getOnDemandContent', CONTENT],
    ['getVideoProgress', PROGRESS],
    ['getVideoProgressByCourse', BY_COURSE],
    ['createVideoSession', CREATE],
    ['updateVideoSession', UPDATE],
  ])('gets Unauthorized from %s', async (_name, operation) => {
    const ids = { courseId: video.course.courseId, videoId: videoOf(video.course), id: randomUUID(), at: 1 }
    const { data, errors } = await video.server.graphql(null, operation, ids)
    expect(Object.values(data ?? {}).filter((value) => value !== null)).toEqual([])
    expect(errors?.[0]?.message).toBe('Unauthorized')
  })
})

describe('A member with the plan', () => {
  test('gets the modules of a course', async () => {
    const { token } = await signIn()
    const content = await ask(token, CONTENT, { courseId: video.course.courseId.toUpperCase() })
    expect(content).toMatchObject({
      courseId: video.course.courseId,
      courseTitle: 'Pricing with Confidence',
      sessionId: video.course.sessionId,
      entitled: true,
    })
    const [group] = (content?.['groups'] ?? []) as {
      meta: object
      content: { video: Record<string, unknown> }[]
    }[]
    expect(group?.meta).toEqual({ title: 'Mod.' })
    expect(group?.content.map(({ video }) => video)).toMatchObject([
      { videoId: videoOf(video.course, 0), duration: 100, subtitle: 'One number', chapters: [] },
      { videoId: videoOf(video.course, 1), duration: 300, subtitle: null, meta: { is_ai_generated: false } },
      { videoId: videoOf(video.course, 2), duration: 50, externalKey: 'welcome-to-the-course' },
    ])
  })

  test('opens a video session, saves progress, and reads the position', async () => {
    const { userId, token } = await signIn()
    const videoId = videoOf(video.course, 1)
    const named = { courseId: video.course.courseId, videoId, sessionId: video.course.sessionId }
    const opened = await ask(token, CREATE, named)
    expect(opened).toMatchObject({ error: null })
    expect(opened?.['playlistUrl']).toMatch(/^\/manifests\/welcome-to-the-course\.m3u8\?t=/)
    video.later(10)
    const saved = await ask(token, UPDATE, {
      id: opened?.['userVideoSessionId'],
      videoId,
      courseId: video.course.courseId,
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
      positionAt: new Date(video.now()).toISOString(),
      positionSessionId: opened?.['userVideoSessionId'],
      farthestWatchedTime: 12.5,
      creditedTime: 12.5,
      skipped: null,
      completed: false,
    })
    expect(await ask(token, BY_COURSE, { courseId: video.course.courseId })).toMatchObject({
      totalDuration: 400,
      totalFarthestWatchedTime: 12.5,
      creditedShare: 12.5 / 400,
      completed: false,
      groups: [
        { videos: [{ farthestWatchedTime: 0 }, { farthestWatchedTime: 12.5 }, { farthestWatchedTime: 0 }] },
      ],
    })
  })

  test('who skipped to 90 % is credited only the watched time and has not completed the video', async () => {
    const { token } = await signIn()
    const { courseId } = video.course
    const videoId = videoOf(video.course)
    const opened = await ask(token, CREATE, { courseId, videoId })
    const save = (at: number, played: number) =>
      ask(token, UPDATE, { id: opened?.['userVideoSessionId'], videoId, courseId, at, played, max: at })
    video.later(20)
    await save(10, 10)
    await save(90, 10)
    const last = await save(100, 20)
    const watched = { creditedTime: 20, skipped: { from: 10, seconds: 80 }, completed: false }
    expect(last).toMatchObject({ farthestWatchedTime: 100, ...watched })
    expect(await ask(token, PROGRESS, { videoId })).toMatchObject(watched)
    expect(await ask(token, BY_COURSE, { courseId })).toMatchObject({
      totalFarthestWatchedTime: 100,
      creditedShare: 20 / 400,
      completed: false,
      groups: [{ videos: [watched, { creditedTime: 0, skipped: null }, { creditedTime: 0 }] }],
    })
  })

  test('who has watched nothing has the position 0', async () => {
    const { userId, token } = await signIn()
    const videoId = videoOf(video.course)
    const nothing = {
      continueAtTime: 0,
      positionAt: null,
      positionSessionId: null,
      farthestWatchedTime: 0,
      creditedTime: 0,
      skipped: null,
      completed: false,
    }
    expect(await ask(token, PROGRESS, { videoId })).toEqual({ userId, videoId, ...nothing })
  })
})

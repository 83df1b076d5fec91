import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { entitlements } from '@section/db/schema.ts'
import { addWatchableCourse, type WatchableCourse } from '../video-test-kit.fixture.ts'
import {
  CREATE,
  NO_VIDEO_SESSION,
  NOTHING_SAVED,
  PROGRESS,
  UPDATE,
  videoOf,
  videoServer,
} from '../video-calls.fixture.ts'

const video = videoServer()
const { ask, signIn } = video
let other: WatchableCourse

beforeAll(async () => {
  other = await addWatchableCourse(video.server.services, [{}])
})

describe('A progress update', () => {
  async function opened() {
    const { userId, token } = await signIn()
    const videoId = videoOf(video.course)
    const { userVideoSessionId } =
      (await ask(token, CREATE, { courseId: video.course.courseId, videoId })) ?? {}
    return { userId, token, update: { id: userVideoSessionId, videoId, at: 1 } }
  }
  const error = (code: string, message: string) => ({ ...NOTHING_SAVED, error: { code, message } })

  test("is refused in another member's video session, like one that does not exist", async () => {
    const { update } = await opened()
    const stranger = await opened()
    expect(await ask(stranger.token, UPDATE, update)).toEqual(NO_VIDEO_SESSION)
    expect(await ask(stranger.token, UPDATE, { ...update, id: randomUUID() })).toEqual(NO_VIDEO_SESSION)
    expect(await ask(stranger.token, PROGRESS, { videoId: update.videoId })).toMatchObject({
      farthestWatchedTime: 0,
    })
  })

  test('is refused under the id of another video or course', async () => {
    const { token, update } = await opened()
    expect(await ask(token, UPDATE, { ...update, videoId: videoOf(video.course, 1) })).toEqual(
      NO_VIDEO_SESSION,
    )
    expect(await ask(token, UPDATE, { ...update, courseId: other.courseId })).toEqual(NO_VIDEO_SESSION)
  })

  test('is refused with an invalid position', async () => {
    const { token, update } = await opened()
    const beyond = error('BEYOND_DURATION', 'This place is beyond the end of the video.')
    const invalid = error('INVALID_NUMBER', 'This is not a place in a video.')
    expect(await ask(token, UPDATE, { ...update, at: 101 })).toEqual(beyond)
    expect(await ask(token, UPDATE, { ...update, max: 1e9 })).toEqual(beyond)
    expect(await ask(token, UPDATE, { ...update, at: -1 })).toEqual(invalid)
    expect(await ask(token, UPDATE, { ...update, played: -5 })).toEqual(invalid)
    await expect(ask(token, UPDATE, { ...update, at: 'NaN' })).rejects.toThrow(/Float cannot represent/)
  })

  test('is refused if it continues an ended video session', async () => {
    const { token, update } = await opened()
    expect(await ask(token, UPDATE, { ...update, status: 'ENDED' })).toMatchObject({ error: null })
    expect(await ask(token, UPDATE, { ...update, status: 'ENDED' })).toMatchObject({ error: null })
    expect(await ask(token, UPDATE, { ...update, played: 2 })).toEqual(
      error('VIDEO_SESSION_ENDED', 'This video session has ended.'),
    )
  })

  test('is refused when the plan has ended meanwhile', async () => {
    const { userId, token, update } = await opened()
    await video.db
      .update(entitlements)
      .set({ endsAt: new Date(video.now()) })
      .where(eq(entitlements.userId, userId))
    await video.server.services.cacheInvalidation.transaction(async (_tx, invalidate) =>
      invalidate('member', userId),
    )
    expect(await ask(token, UPDATE, update)).toEqual(
      error('NOT_ENTITLED', 'Your plan does not include this.'),
    )
  })

  test('is refused without failing the others of its batch', async () => {
    const videoSessions = await Promise.all([opened(), opened(), opened()])
    const answers = await Promise.all(
      videoSessions.map(({ token, update }, index) =>
        ask(token, UPDATE, index === 1 ? { ...update, at: 1000 } : update),
      ),
    )
    expect(answers.map((answer) => answer?.['farthestWatchedTime'])).toEqual([1, null, 1])
  })
})

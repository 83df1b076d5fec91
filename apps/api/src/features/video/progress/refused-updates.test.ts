import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { entitlements } from '@section/db/schema.ts'
import { addWatchableCourse, type WatchableCourse } from '../video-test-kit.fixture.ts'
import {
  CREATE,
  NO_SITTING,
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

describe('a beat is refused', () => {
  async function opened() {
    const { userId, token } = await signIn()
    const videoId = videoOf(video.course)
    const { userVideoSessionId } =
      (await ask(token, CREATE, { courseId: video.course.courseId, videoId })) ?? {}
    return { userId, token, beat: { id: userVideoSessionId, videoId, at: 1 } }
  }
  const error = (code: string, message: string) => ({ ...NOTHING_SAVED, error: { code, message } })

  test("in another member's video session, like one that does not exist", async () => {
    const { beat } = await opened()
    const stranger = await opened()
    expect(await ask(stranger.token, UPDATE, beat)).toEqual(NO_SITTING)
    expect(await ask(stranger.token, UPDATE, { ...beat, id: randomUUID() })).toEqual(NO_SITTING)
    expect(await ask(stranger.token, PROGRESS, { videoId: beat.videoId })).toMatchObject({
      farthestWatchedTime: 0,
    })
  })

  test('under the id of another video or course', async () => {
    const { token, beat } = await opened()
    expect(await ask(token, UPDATE, { ...beat, videoId: videoOf(video.course, 1) })).toEqual(NO_SITTING)
    expect(await ask(token, UPDATE, { ...beat, courseId: other.courseId })).toEqual(NO_SITTING)
  })

  test('with a place that is none', async () => {
    const { token, beat } = await opened()
    const beyond = error('BEYOND_DURATION', 'This place is beyond the end of the video.')
    const invalid = error('INVALID_NUMBER', 'This is not a place in a video.')
    expect(await ask(token, UPDATE, { ...beat, at: 101 })).toEqual(beyond)
    expect(await ask(token, UPDATE, { ...beat, max: 1e9 })).toEqual(beyond)
    expect(await ask(token, UPDATE, { ...beat, at: -1 })).toEqual(invalid)
    expect(await ask(token, UPDATE, { ...beat, played: -5 })).toEqual(invalid)
    await expect(ask(token, UPDATE, { ...beat, at: 'NaN' })).rejects.toThrow(/Float cannot represent/)
  })

  test('that plays on in an ended video session', async () => {
    const { token, beat } = await opened()
    expect(await ask(token, UPDATE, { ...beat, status: 'ENDED' })).toMatchObject({ error: null })
    expect(await ask(token, UPDATE, { ...beat, status: 'ENDED' })).toMatchObject({ error: null })
    expect(await ask(token, UPDATE, { ...beat, played: 2 })).toEqual(
      error('VIDEO_SESSION_ENDED', 'This video session has ended.'),
    )
  })

  test('when the plan has ended meanwhile', async () => {
    const { userId, token, beat } = await opened()
    await video.db
      .update(entitlements)
      .set({ endsAt: new Date(video.now()) })
      .where(eq(entitlements.userId, userId))
    await video.server.services.cacheInvalidation.transaction(async (_tx, invalidate) =>
      invalidate('member', userId),
    )
    expect(await ask(token, UPDATE, beat)).toEqual(error('NOT_ENTITLED', 'Your plan does not include this.'))
  })

  test('and does not fail those that it travels with', async () => {
    const sittings = await Promise.all([opened(), opened(), opened()])
    const answers = await Promise.all(
      sittings.map(({ token, beat }, index) =>
        ask(token, UPDATE, index === 1 ? { ...beat, at: 1000 } : beat),
      ),
    )
    expect(answers.map((answer) => answer?.['farthestWatchedTime'])).toEqual([1, null, 1])
  })
})

import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { videoSessions } from '@section/db/schema.ts'
import { parseCoverage } from '@section/domain/video/progress/coverage.ts'
import { watchingTestKit, SHORT_LESSONS } from '../watching-test-kit.fixture.ts'

const kit = watchingTestKit(SHORT_LESSONS)
const { start, update, progress, later, setClock } = kit

describe('A progress update', () => {
  test('is committed before the response', async () => {
    const videoSession = await start()
    later(8)
    const answer = await update(videoSession, 0, { at: 8, played: 8 })
    expect(answer).toMatchObject({
      userVideoSessionId: videoSession,
      continueAtTime: 8,
      farthestWatchedTime: 8,
      completed: false,
      courseBadgeId: null,
      enrollmentStatus: null,
      error: null,
    })
    const stored = await progress()
    expect(stored).toMatchObject({ continueAtTime: 8, farthestWatchedTime: 8, completedAt: null })
    expect(parseCoverage(stored?.coverage ?? '')).toEqual([[0, 8000]])
    const [row] = await kit.db
      .select()
      .from(videoSessions)
      .where(eq(videoSessions.userVideoSessionId, videoSession))
    expect(row).toMatchObject({
      status: 'IN_PROGRESS',
      videoSessionPlayingTime: 8,
      videoSessionMaxPlayhead: 8,
    })
  })

  test('is credited after the clock was set back', async () => {
    const videoSession = await start()
    later(4)
    await update(videoSession, 0, { at: 4, played: 4 })
    setClock(-3600)
    for (let at = 8; at <= 20; at += 4) {
      later(4)
      await update(videoSession, 0, { at, played: at })
    }
    expect(parseCoverage((await progress())?.coverage ?? '')).toEqual([[0, 20_000]])
  })

  test('returns the playlist with a fresh signature', async () => {
    const opened = await kit.viewer().open(kit.course)
    later(60)
    const { playlistUrl } = await update(opened.userVideoSessionId ?? '', 0, {
      at: 1,
      played: 1,
    })
    expect(playlistUrl).toMatch(/^\/manifests\/welcome-to-the-course\.m3u8\?t=\d+\./)
    expect(playlistUrl).not.toBe(opened.playlistUrl)
  })

  test('is applied in the order of arrival with others of its video session and member', async () => {
    const [first, second] = [await start(0), await start(1)]
    later(20)
    const updates = [4, 8, 12].flatMap((at) => [
      update(first, 0, { at, played: at }),
      update(second, 1, { at: at / 2, played: at / 2 }),
    ])
    const answers = await Promise.all(updates)
    expect(answers.map(({ continueAtTime }) => continueAtTime)).toEqual([4, 2, 8, 4, 12, 6])
    expect(await progress(0)).toMatchObject({ continueAtTime: 12, farthestWatchedTime: 12 })
    expect(await progress(1)).toMatchObject({ continueAtTime: 6, farthestWatchedTime: 6 })
  })

  test('that is late or repeated does not reduce the progress', async () => {
    const videoSession = await start()
    later(20)
    await update(videoSession, 0, { at: 20, played: 20, ended: true })
    const repeated = await update(videoSession, 0, { at: 20, played: 20, ended: true })
    const late = await update(videoSession, 0, { at: 10, played: 10 })
    expect([repeated, late]).toMatchObject([
      { completed: true, farthestWatchedTime: 20, error: null },
      { completed: true, farthestWatchedTime: 20, error: null },
    ])
    expect(await progress()).toMatchObject({ farthestWatchedTime: 20, continueAtTime: 0 })
  })

  test('of a video session without a budget is credited', async () => {
    const userVideoSessionId = randomUUID()
    const videoId = kit.course.videoIds[0] ?? ''
    await kit.db
      .insert(videoSessions)
      .values({ userVideoSessionId, userId: kit.viewer().userId, videoId, type: 'ON_DEMAND' })
    const answer = await update(userVideoSessionId, 0, { at: 3, played: 3 })
    expect(answer).toMatchObject({ error: null, farthestWatchedTime: 3 })
    expect(await progress()).toMatchObject({ farthestWatchedTime: 3 })
  })
})

import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { earnedBadges, videoProgress } from '@section/db/schema.ts'
import {
  coveredMs,
  MAX_STRETCHES,
  parseCoverage,
  printCoverage,
} from '@section/domain/video/progress/coverage.ts'
import { watchingTestKit } from '../watching-test-kit.fixture.ts'

const HOUR = 3600
const SLOW_MS = 30_000
/** The maximum processor time of a save. Reading 30,000 stretches one after the other took 2,600 ms. */
const MOST_MS_OF_A_SAVE = 300

const kit = watchingTestKit([{ duration: HOUR }])
const { start, update, later, setClock } = kit

async function storedProgress({ userId } = kit.viewer()) {
  const [progress] = await kit.db.select().from(videoProgress).where(eq(videoProgress.userId, userId))
  return { ...progress, coverage: parseCoverage(progress?.coverage ?? '{}') }
}

/** Returns the member's completion, badge and `seconds`, the watched time that the server credited. */
async function earned(viewer = kit.viewer()) {
  const progress = await storedProgress(viewer)
  const badges = await kit.db.select().from(earnedBadges).where(eq(earnedBadges.userId, viewer.userId))
  return {
    seconds: coveredMs(progress.coverage) / 1000,
    completed: progress.completedAt != null,
    badges: badges.length,
  }
}

describe('No badge is earned and no video completed by', { timeout: SLOW_MS }, () => {
  test('60 minutes "finished" in 5 seconds', async () => {
    const videoSession = await start()
    for (let i = 1; i <= 50; i++) {
      later(0.1)
      await update(videoSession, 0, { at: i * 72, played: i * 72, ended: i === 50 })
    }
    const { seconds, ...rest } = await earned()
    expect(rest).toEqual({ completed: false, badges: 0 })
    expect(seconds).toBeLessThanOrEqual(5 + 2 * 5 + 0.1)
  })

  test('a server clock that is set forward by an hour', async () => {
    const videoSession = await start()
    setClock(HOUR)
    await update(videoSession, 0, { at: HOUR, played: HOUR, ended: true })
    later(5)
    setClock(HOUR)
    await update(videoSession, 0, { at: HOUR, played: 2 * HOUR, ended: true })
    const { seconds, ...rest } = await earned()
    expect(rest).toEqual({ completed: false, badges: 0 })
    expect(seconds).toBeLessThanOrEqual(5 + 2 * 5 + 0.1)
  })

  test('playing at 16 times the speed', async () => {
    const videoSession = await start()
    for (let at = 160; at <= HOUR; at += 160) {
      later(10)
      await update(videoSession, 0, { at: Math.min(at, HOUR), played: at })
    }
    expect(await earned()).toMatchObject({ completed: false, badges: 0 })
  })

  test('two devices that play at the same time', async () => {
    const videoSessions = [await start(), await start()]
    for (let played = 20; played <= HOUR / 2; played += 20) {
      later(10)
      await Promise.all(
        videoSessions.map((id, device) => update(id, 0, { at: (device * HOUR) / 2 + played, played })),
      )
    }
    const { seconds, ...rest } = await earned()
    expect(rest).toEqual({ completed: false, badges: 0 })
    expect(seconds).toBeLessThanOrEqual(5 + HOUR / 2 + 1)
  })

  test('a new video session for every progress update', async () => {
    for (let i = 1; i <= 100; i++) {
      later(0.01)
      await update(await start(), 0, { at: i * 5, played: 5 })
    }
    const { seconds, ...rest } = await earned()
    expect(rest).toEqual({ completed: false, badges: 0 })
    expect(seconds).toBeLessThanOrEqual(5 + 2 * 1 + 0.2)
  })

  test('a false duration', async () => {
    const { userVideoSessionId } = await kit.viewer().open(kit.course, 0, { videoDurationAtPlaytime: 10 })
    later(10)
    const end = await update(userVideoSessionId ?? '', 0, { at: 10, played: 10, ended: true })
    expect(end).toMatchObject({ completed: false, courseBadgeId: null })
    const beyond = await update(await start(), 0, { at: 2 * HOUR, played: 2 * HOUR })
    expect(beyond.error?.code).toBe('BEYOND_DURATION')
    expect(await earned()).toEqual({ seconds: 10, completed: false, badges: 0 })
  })

  test("replayed updates of another member's video session", async () => {
    const honest = await kit.addViewer()
    const theirs = await honest.start(kit.course)
    const own = await start()
    const log = Array.from({ length: 36 }, (_, i) => ({ at: (i + 1) * 100, played: (i + 1) * 100 }))
    for (const seen of log) {
      later(100)
      await honest.update(theirs, kit.course.videoIds[0], seen)
    }
    expect(await earned(honest)).toMatchObject({ completed: true, badges: 1 })
    for (const seen of log) {
      expect((await update(theirs, 0, seen)).error?.code).toBe('NOT_FOUND')
    }
    expect(await earned()).toEqual({ seconds: 0, completed: false, badges: 0 })
    // The forger sends the same log in a video session of their own, which is opened only now.
    const late = await start()
    for (const seen of log) await update(late, 0, seen)
    for (const seen of log) await update(own, 0, seen)
    const { seconds, ...rest } = await earned()
    expect(rest).toEqual({ completed: false, badges: 0 })
    expect(seconds).toBeLessThanOrEqual(5.1)
  })

  test('a flood of watched stretches, of which few are stored without losing time or speed', async () => {
    const { userId } = kit.viewer()
    const first = await start()
    later(10)
    await update(first, 0, { at: 10, played: 10 })
    // Members could create such progress before stretches were bounded.
    const flood = Array.from({ length: 30_000 }, (_, index) => [index * 100, index * 100 + 20] as const)
    const times: number[] = []
    for (let tries = 0; tries < 3; tries++) {
      await kit.db
        .update(videoProgress)
        .set({ coverage: printCoverage(flood) })
        .where(eq(videoProgress.userId, userId))
      const videoSession = await start()
      later(10)
      const began = process.cpuUsage()
      expect((await update(videoSession, 0, { at: 3500, played: 10 })).error).toBeNull()
      times.push(process.cpuUsage(began).user / 1000)
    }
    // The shortest of three tries counts, because other work on the machine slows a single save down.
    expect(Math.min(...times)).toBeLessThan(MOST_MS_OF_A_SAVE)
    const { coverage } = await storedProgress()
    expect(coverage.length).toBeLessThanOrEqual(MAX_STRETCHES)
    expect(coveredMs(coverage)).toBe(30_000 * 20 + 10_000)
  })

  test('a jump to the end', async () => {
    const videoSession = await start()
    later(1)
    await update(videoSession, 0, { at: HOUR, played: 0 })
    later(1)
    const end = await update(videoSession, 0, { at: HOUR, played: 1, ended: true })
    expect(end).toMatchObject({ completed: false, courseBadgeId: null, farthestWatchedTime: HOUR })
    expect(await earned()).toEqual({ seconds: 1, completed: false, badges: 0 })
  })
})

describe('Honest viewing', { timeout: SLOW_MS }, () => {
  test.each([1, 1.5, 2])('is credited at least 99 percent at %s times the speed', async (speed) => {
    const videoSession = await start()
    for (let at = 20; at <= HOUR; at += 20) {
      later(20 / speed)
      await update(videoSession, 0, { at, played: at, ended: at === HOUR })
    }
    const { seconds, ...rest } = await earned()
    expect(rest).toEqual({ completed: true, badges: 1 })
    expect(seconds).toBeGreaterThanOrEqual(0.99 * HOUR)
  })

  test('is credited when delayed updates arrive together', async () => {
    const videoSession = await start()
    later(HOUR)
    const updates = Array.from({ length: HOUR / 10 }, (_, i) => ({ at: (i + 1) * 10, played: (i + 1) * 10 }))
    await Promise.all(updates.map((item) => update(videoSession, 0, item)))
    const { seconds, ...rest } = await earned()
    expect(rest).toEqual({ completed: true, badges: 1 })
    expect(seconds).toBeGreaterThanOrEqual(0.99 * HOUR)
  })
})

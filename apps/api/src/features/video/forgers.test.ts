import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { earnedBadges, videoProgress } from '@section/db/schema.ts'
import { coveredMs, parseCoverage } from '@section/domain/video/coverage.ts'
import { addWatchableCourse, LectureHall, type WatchableCourse } from '../../testing/lecture-hall.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

const HOUR = 3600
const SLOW_MS = 30_000

let now = Date.UTC(2026, 5, 1, 12)
let server: TestServer
let course: WatchableCourse
let viewer: LectureHall
const video = () => course.videoIds[0]
const later = (seconds: number) => {
  now += seconds * 1000
}

beforeAll(async () => {
  server = await startTestServer({ clock: () => now })
  course = await addWatchableCourse(server.services, [{ duration: HOUR }])
})
afterAll(() => server.close())
beforeEach(async () => {
  viewer = new LectureHall(server.services, await server.insertMember({}))
})

/** What the member has to show for it; `seconds` are the watched seconds that the server credited. */
async function earned({ userId } = viewer) {
  const { db } = server.database
  const [progress] = await db.select().from(videoProgress).where(eq(videoProgress.userId, userId))
  const badges = await db.select().from(earnedBadges).where(eq(earnedBadges.userId, userId))
  return {
    seconds: coveredMs(parseCoverage(progress?.coverage ?? '{}')) / 1000,
    completed: progress?.completedAt != null,
    badges: badges.length,
  }
}

describe('forgers complete nothing and earn no badge', { timeout: SLOW_MS }, () => {
  test('60 minutes "finished" in 5 seconds', async () => {
    const sitting = await viewer.sit(course)
    for (let i = 1; i <= 50; i++) {
      later(0.1)
      await viewer.beat(sitting, video(), { at: i * 72, played: i * 72, ended: i === 50 })
    }
    const { seconds, ...rest } = await earned()
    expect(rest).toEqual({ completed: false, badges: 0 })
    expect(seconds).toBeLessThanOrEqual(5 + 2 * 5 + 0.1)
  })

  test('16 times the speed', async () => {
    const sitting = await viewer.sit(course)
    for (let at = 160; at <= HOUR; at += 160) {
      later(10)
      await viewer.beat(sitting, video(), { at: Math.min(at, HOUR), played: at })
    }
    expect(await earned()).toMatchObject({ completed: false, badges: 0 })
  })

  test('two devices that share the hour', async () => {
    const sittings = [await viewer.sit(course), await viewer.sit(course)]
    for (let played = 20; played <= HOUR / 2; played += 20) {
      later(10)
      await Promise.all(
        sittings.map((id, device) => viewer.beat(id, video(), { at: (device * HOUR) / 2 + played, played })),
      )
    }
    const { seconds, ...rest } = await earned()
    expect(rest).toEqual({ completed: false, badges: 0 })
    expect(seconds).toBeLessThanOrEqual(5 + HOUR / 2 + 1)
  })

  test('a video session for every beat', async () => {
    for (let i = 1; i <= 100; i++) {
      later(0.01)
      await viewer.beat(await viewer.sit(course), video(), { at: i * 5, played: 5 })
    }
    const { seconds, ...rest } = await earned()
    expect(rest).toEqual({ completed: false, badges: 0 })
    expect(seconds).toBeLessThanOrEqual(5 + 2 * 1 + 0.2)
  })

  test('a lie about the duration', async () => {
    const { userVideoSessionId } = await viewer.open(course, 0, { videoDurationAtPlaytime: 10 })
    later(10)
    const end = await viewer.beat(userVideoSessionId ?? '', video(), { at: 10, played: 10, ended: true })
    expect(end).toMatchObject({ completed: false, courseBadgeId: null })
    const beyond = await viewer.beat(await viewer.sit(course), video(), { at: 2 * HOUR, played: 2 * HOUR })
    expect(beyond.error?.code).toBe('BEYOND_DURATION')
    expect(await earned()).toEqual({ seconds: 10, completed: false, badges: 0 })
  })

  test("the log of another member's viewing", async () => {
    const honest = new LectureHall(server.services, await server.insertMember({}))
    const theirs = await honest.sit(course)
    const own = await viewer.sit(course)
    const log = Array.from({ length: 36 }, (_, i) => ({ at: (i + 1) * 100, played: (i + 1) * 100 }))
    for (const beat of log) {
      later(100)
      await honest.beat(theirs, video(), beat)
    }
    expect(await earned(honest)).toMatchObject({ completed: true, badges: 1 })
    for (const beat of log) {
      expect((await viewer.beat(theirs, video(), beat)).error?.code).toBe('NOT_FOUND')
    }
    expect(await earned()).toEqual({ seconds: 0, completed: false, badges: 0 })
    // The same log in a video session of one's own, opened only now.
    const late = await viewer.sit(course)
    for (const beat of log) await viewer.beat(late, video(), beat)
    for (const beat of log) await viewer.beat(own, video(), beat)
    const { seconds, ...rest } = await earned()
    expect(rest).toEqual({ completed: false, badges: 0 })
    expect(seconds).toBeLessThanOrEqual(5.1)
  })

  test('a jump to the end', async () => {
    const sitting = await viewer.sit(course)
    later(1)
    await viewer.beat(sitting, video(), { at: HOUR, played: 0 })
    later(1)
    const end = await viewer.beat(sitting, video(), { at: HOUR, played: 1, ended: true })
    expect(end).toMatchObject({ completed: false, courseBadgeId: null, farthestWatchedTime: HOUR })
    expect(await earned()).toEqual({ seconds: 1, completed: false, badges: 0 })
  })
})

describe('honest viewers are credited', { timeout: SLOW_MS }, () => {
  test.each([1, 1.5, 2])('at %s times the speed, at least 99 percent', async (speed) => {
    const sitting = await viewer.sit(course)
    for (let at = 20; at <= HOUR; at += 20) {
      later(20 / speed)
      await viewer.beat(sitting, video(), { at, played: at, ended: at === HOUR })
    }
    const { seconds, ...rest } = await earned()
    expect(rest).toEqual({ completed: true, badges: 1 })
    expect(seconds).toBeGreaterThanOrEqual(0.99 * HOUR)
  })

  test('whose beats were held up and arrive together', async () => {
    const sitting = await viewer.sit(course)
    later(HOUR)
    const beats = Array.from({ length: HOUR / 10 }, (_, i) => ({ at: (i + 1) * 10, played: (i + 1) * 10 }))
    await Promise.all(beats.map((beat) => viewer.beat(sitting, video(), beat)))
    const { seconds, ...rest } = await earned()
    expect(rest).toEqual({ completed: true, badges: 1 })
    expect(seconds).toBeGreaterThanOrEqual(0.99 * HOUR)
  })
})

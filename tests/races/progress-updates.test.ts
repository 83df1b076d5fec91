import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { VideoTestKit } from '@section/api/features/video/video-test-kit.fixture.ts'
import { rows } from '@section/db/connection.ts'
import { earnedBadges, enrollments, videoProgress } from '@section/db/schema.ts'
import { openRaceServers, type RaceServers } from './race-servers.ts'
import { RUNS } from './enrollment/school.ts'

const AT_ONCE = 50

let school: RaceServers

beforeAll(async () => {
  school = await openRaceServers()
})
afterAll(() => school?.close())

const viewers = async () => {
  const userId = await school.insertMember({})
  return [0, 1].map((n) => new VideoTestKit(school.services(n), userId)) as [VideoTestKit, VideoTestKit]
}

test(`${AT_ONCE} simultaneous progress updates that cross 30 s on two servers create one enrollment, in ${RUNS} runs`, async () => {
  const course = await school.addWatchableCourse([{ duration: 3600 }])
  for (let run = 1; run <= RUNS; run++) {
    const [one, other] = await viewers()
    const videoSession = await one.start(course)
    const answers = await Promise.all(
      Array.from({ length: AT_ONCE }, (_, n) =>
        (n % 2 === 0 ? one : other).update(videoSession, course.videoIds[0], { at: 30 + n, played: 30 + n }),
      ),
    )
    expect(answers.filter(({ error }) => error)).toEqual([])
    expect(answers.map(({ enrollmentStatus }) => enrollmentStatus)).toContain('ENROLLED')
    const found = await school.database.db
      .select()
      .from(enrollments)
      .where(eq(enrollments.userId, one.userId))
    expect(found, `run ${run}`).toHaveLength(1)
  }
})

test(`Two last videos that are completed at once on two servers earn one badge, in ${RUNS} runs`, async () => {
  const course = await school.addWatchableCourse([{ duration: 2 }, { duration: 2 }])
  for (let run = 1; run <= RUNS; run++) {
    const [one, other] = await viewers()
    const videoSessions = [await one.start(course, 0), await other.start(course, 1)]
    const answers = await Promise.all(
      videoSessions.map((id, n) =>
        (n === 0 ? one : other).update(id, course.videoIds[n], { at: 2, played: 2, ended: true }),
      ),
    )
    expect(answers.map(({ completed }) => completed)).toEqual([true, true])
    expect(answers.filter(({ courseBadgeId }) => courseBadgeId)).toHaveLength(1)
    const badges = await school.database.db
      .select()
      .from(earnedBadges)
      .where(eq(earnedBadges.userId, one.userId))
    expect(badges, `run ${run}`).toHaveLength(1)
  }
})

test(`A member who watches through two servers is credited no more than one clock allows, and loses nothing, in ${RUNS} runs`, async () => {
  const course = await school.addWatchableCourse([{ duration: 3600 }, { duration: 3600 }])
  for (let run = 1; run <= RUNS; run++) {
    const [one, other] = await viewers()
    const started = Date.now()
    const videoSessions = [await one.start(course, 0), await other.start(course, 1)]
    const updates = Array.from({ length: AT_ONCE }, (_, n) => {
      const played = Math.floor(n / 2) + 1
      const viewer = n % 2 === 0 ? one : other
      return viewer.update(videoSessions[n % 2] ?? '', course.videoIds[n % 2], {
        at: played * 10,
        played: played * 10,
      })
    })
    const answers = await Promise.all(updates)
    const allowed = 5 + (2 * (Date.now() - started)) / 1000
    expect(answers.filter(({ error }) => error)).toEqual([])
    const [kept] = await rows<{ seconds: number; position: number }>(
      school.database.db,
      sql`select min(continue_at_time) as position, (select sum(upper(r) - lower(r)) / 1000.0 from video_progress p,
        unnest(p.coverage) r where p.user_id = ${one.userId})::float8 as seconds
      from video_progress where user_id = ${one.userId}`,
    )
    expect(kept?.position, `run ${run}`).toBe((AT_ONCE / 2) * 10)
    // The bound allows for each stretch being rounded to whole milliseconds.
    expect(kept?.seconds).toBeLessThanOrEqual(allowed + AT_ONCE * 0.002)
    expect(kept?.seconds).toBeGreaterThan(4.9)
  }
})

test('Progress updates, video sessions and completions of the same members on two servers never deadlock', async () => {
  const course = await school.addWatchableCourse([{ duration: 2 }, { duration: 2 }, { duration: 2 }])
  const pairs = await Promise.all(Array.from({ length: 12 }, viewers))
  const work = pairs.flatMap((pair) =>
    [0, 1, 2].flatMap((video) =>
      pair.map(async (viewer) => {
        const videoSession = await viewer.start(course, video)
        return viewer.update(videoSession, course.videoIds[video], { at: 2, played: 2, ended: true })
      }),
    ),
  )
  const answers = await Promise.all(work)
  expect(answers.filter(({ error }) => error)).toEqual([])
  const ids = pairs.map(([viewer]) => viewer.userId)
  const found = await school.database.db.select().from(videoProgress)
  expect(found.filter(({ userId }) => ids.includes(userId))).toHaveLength(pairs.length * 3)
})

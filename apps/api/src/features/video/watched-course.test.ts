import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { earnedBadges, enrolments, videoProgress } from '@section/db/schema.ts'
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

/** Watches a video of 20 s to its end at the speed of life. */
async function watch(index: number) {
  const sitting = await viewer.sit(course, index)
  const videoId = course.videoIds[index]
  later(10)
  const middle = await viewer.beat(sitting, videoId, { at: 10, played: 10 })
  later(10)
  const end = await viewer.beat(sitting, videoId, { at: 20, played: 20, ended: true })
  return { middle, end }
}

describe('the end of a course', () => {
  test('earns its badge with the last required video, once', async () => {
    const first = await watch(0)
    expect(first.end).toMatchObject({ completed: true, courseBadgeId: null })
    const second = await watch(1)
    expect(second.end.completed).toBe(true)
    const badges = await db().select().from(earnedBadges).where(eq(earnedBadges.userId, viewer.userId))
    expect(badges.map(({ courseBadgeId }) => courseBadgeId)).toEqual([
      second.middle.courseBadgeId ?? second.end.courseBadgeId,
    ])
    expect(badges[0]).toMatchObject({ courseId: course.courseId, sessionId: course.sessionId })
    await watch(0)
    expect(await db().select().from(earnedBadges).where(eq(earnedBadges.userId, viewer.userId))).toHaveLength(
      1,
    )
    expect((await server.services.members.get(viewer.userId))?.badges.has(course.courseId)).toBe(true)
  })

  test('completes the enrolment that watching began', async () => {
    const { middle, end } = await watch(0)
    expect([middle.enrollmentStatus, end.enrollmentStatus]).toEqual([null, 'ENROLLED'])
    await watch(1)
    const [row] = await db().select().from(enrolments).where(eq(enrolments.userId, viewer.userId))
    expect(row).toMatchObject({ sessionId: course.sessionId, state: 'COMPLETED' })
  })

  test('is made up for by the next beat when the server stopped before it', async () => {
    await watch(0)
    await watch(1)
    await db().delete(earnedBadges).where(eq(earnedBadges.userId, viewer.userId))
    await db()
      .update(videoProgress)
      .set({ completionHandledAt: null })
      .where(eq(videoProgress.userId, viewer.userId))
    const sitting = await viewer.sit(course, 1)
    const answer = await viewer.beat(sitting, course.videoIds[1], { at: 0, played: 0 })
    expect(answer.courseBadgeId).not.toBeNull()
    expect(await viewer.progress(course, 1)).toMatchObject({ completionHandledAt: new Date(now) })
  })

  test('asks nothing of optional videos, and they earn nothing', async () => {
    const { end } = await watch(2)
    expect(end).toMatchObject({ completed: true, courseBadgeId: null })
  })
})

import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { sessions, enrollments } from '@section/db/schema.ts'
import { addWatchableCourse } from '../video-test-kit.fixture.ts'
import { watchingTestKit } from '../watching-test-kit.fixture.ts'

const kit = watchingTestKit([{ duration: 100 }, { duration: 60 }, { duration: 60 }])

const RESUME =
  '{ getResumePoint { courseId videoId title moduleTitle continueAtTime duration lessonNumber lessonCount } }'

async function resumePoint(userId = kit.viewer().userId) {
  const { data, errors } = await kit.server.graphql(await kit.server.token(userId), RESUME)
  if (!data) throw new Error(errors?.[0]?.message)
  return data['getResumePoint'] as { courseId: string; videoId: string; continueAtTime: number } | null
}

/** Watches a lesson of a course of 100 s or 60 s for some seconds from its start. */
async function watch(lesson: number, seconds: number, course = kit.course) {
  const videoSession = await kit.viewer().start(course, lesson)
  kit.later(seconds)
  const update = { at: seconds, played: seconds, ended: true }
  await kit.viewer().update(videoSession, course.videoIds[lesson], update)
}

describe('getResumePoint', () => {
  test('is null before the viewer has begun a course', async () => {
    expect(await resumePoint()).toBeNull()
  })

  test('returns the lesson that the viewer left, at their position', async () => {
    await watch(0, 40)
    expect(await resumePoint()).toMatchObject({
      courseId: kit.course.courseId,
      videoId: kit.course.videoIds[0],
      continueAtTime: 40,
      duration: 100,
      lessonNumber: 1,
      lessonCount: 3,
    })
  })

  test('returns the next lesson, from its start, after a completed one', async () => {
    await watch(0, 99)
    expect(await resumePoint()).toMatchObject({
      videoId: kit.course.videoIds[1],
      continueAtTime: 0,
      lessonNumber: 2,
    })
  })

  test('returns the course watched last, and the one before it once that is finished', async () => {
    const second = await addWatchableCourse(kit.server.services, [{ duration: 60 }])
    await watch(0, 40)
    await watch(0, 40, second)
    expect((await resumePoint())?.courseId).toBe(second.courseId)
    await watch(0, 59, second)
    expect((await resumePoint())?.courseId).toBe(kit.course.courseId)
  })

  test('leaves out a course that has ended, that is not open, that the viewer has unenrolled from, or that others watch', async () => {
    const other = await kit.addViewer()
    await watch(0, 40)
    expect(await resumePoint(other.userId)).toBeNull()
    await change({ endAt: new Date(kit.now() - 1000) })
    expect(await resumePoint()).toBeNull()
    await change({ endAt: null, activateAt: new Date(kit.now() + 1000) })
    expect(await resumePoint()).toBeNull()
    await change({ activateAt: null })
    expect(await resumePoint()).not.toBeNull()
    await kit.server.services.cacheInvalidation.transaction(async (tx, invalidate) => {
      await tx.delete(enrollments).where(eq(enrollments.userId, kit.viewer().userId))
      invalidate('member', kit.viewer().userId)
    })
    expect(await resumePoint()).toBeNull()
  })
})

/** Changes the on-demand session of the course. */
const change = (times: Partial<typeof sessions.$inferInsert>) =>
  kit.server.services.cacheInvalidation.transaction(async (tx, invalidate) => {
    await tx.update(sessions).set(times).where(eq(sessions.sessionId, kit.course.sessionId))
    invalidate('catalog')
  })

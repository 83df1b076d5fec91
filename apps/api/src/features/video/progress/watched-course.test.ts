import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { earnedBadges, enrollments, videoProgress } from '@section/db/schema.ts'
import { watchingTestKit, SHORT_LESSONS } from '../watching-test-kit.fixture.ts'

const kit = watchingTestKit(SHORT_LESSONS)
const { start, update, progress, later } = kit

/** Watches a video of 20 s to its end at normal speed. */
async function watch(index: number) {
  const videoSession = await start(index)
  later(10)
  const middle = await update(videoSession, index, { at: 10, played: 10 })
  later(10)
  const end = await update(videoSession, index, { at: 20, played: 20, ended: true })
  return { middle, end }
}

describe('The end of a course', () => {
  test('earns its badge with the last required video, once', async () => {
    const first = await watch(0)
    expect(first.end).toMatchObject({ completed: true, courseBadgeId: null })
    const second = await watch(1)
    expect(second.end.completed).toBe(true)
    const badges = await kit.db
      .select()
      .from(earnedBadges)
      .where(eq(earnedBadges.userId, kit.viewer().userId))
    expect(badges.map(({ courseBadgeId }) => courseBadgeId)).toEqual([
      second.middle.courseBadgeId ?? second.end.courseBadgeId,
    ])
    expect(badges[0]).toMatchObject({ courseId: kit.course.courseId, sessionId: kit.course.sessionId })
    await watch(0)
    expect(
      await kit.db.select().from(earnedBadges).where(eq(earnedBadges.userId, kit.viewer().userId)),
    ).toHaveLength(1)
    expect(
      (await kit.server.services.members.get(kit.viewer().userId))?.badges.has(kit.course.courseId),
    ).toBe(true)
  })

  test('completes the enrollment that was created by watching', async () => {
    const [first, second] = [await watch(0), await watch(1)]
    const answers = [first.middle, first.end, second.middle, second.end]
    expect(answers.map(({ enrollmentStatus }) => enrollmentStatus)).toEqual([null, null, 'ENROLLED', null])
    const [row] = await kit.db.select().from(enrollments).where(eq(enrollments.userId, kit.viewer().userId))
    expect(row).toMatchObject({ sessionId: kit.course.sessionId, state: 'COMPLETED' })
  })

  test('is handled by the next progress update if the server stopped before it', async () => {
    await watch(0)
    await watch(1)
    await kit.db.delete(earnedBadges).where(eq(earnedBadges.userId, kit.viewer().userId))
    await kit.db
      .update(videoProgress)
      .set({ completionHandledAt: null })
      .where(eq(videoProgress.userId, kit.viewer().userId))
    const videoSession = await start(1)
    const answer = await update(videoSession, 1, { at: 0, played: 0 })
    expect(answer.courseBadgeId).not.toBeNull()
    expect(await progress(1)).toMatchObject({ completionHandledAt: new Date(kit.now()) })
  })

  test('does not depend on optional videos, which earn nothing', async () => {
    const { end } = await watch(2)
    expect(end).toMatchObject({ completed: true, courseBadgeId: null })
  })
})

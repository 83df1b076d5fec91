import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { courses } from '@section/db/schema.ts'
import { addWatchableCourse } from '../video-test-kit.fixture.ts'
import { watchingTestKit } from '../watching-test-kit.fixture.ts'

const kit = watchingTestKit([{ duration: 100 }, { duration: 300 }, { duration: 50, required: false }])

const LIST = '{ listCourseProgress { courseId creditedShare } }'

/** Returns the viewer's progress by course. */
async function progressOf(userId = kit.viewer().userId) {
  const { data, errors } = await kit.server.graphql(await kit.server.token(userId), LIST)
  if (!data) throw new Error(errors?.[0]?.message)
  const listed = data['listCourseProgress'] as { courseId: string; creditedShare: number }[]
  return new Map(listed.map(({ courseId, creditedShare }) => [courseId, creditedShare]))
}

describe('listCourseProgress', () => {
  test('returns the credited time, not the farthest position', async () => {
    const videoSession = await kit.start(1)
    kit.later(30)
    await kit.update(videoSession, 1, { at: 30, played: 30 })
    kit.later(1)
    // The member skips to nine tenths of the video.
    await kit.update(videoSession, 1, { at: 280, played: 31 })
    const share = (await progressOf()).get(kit.course.courseId)
    expect(share).toBeGreaterThan(0.05)
    expect(share).toBeLessThan(0.1)
  })

  test('returns exactly the courses of which the viewer has watched something', async () => {
    expect(await progressOf()).toEqual(new Map())
    const second = await addWatchableCourse(kit.server.services, [{ duration: 40 }])
    const first = await kit.start(0)
    const other = await kit.viewer().start(second)
    kit.later(50)
    await kit.update(first, 0, { at: 50, played: 50 })
    await kit.viewer().update(other, second.videoIds[0], { at: 40, played: 40, ended: true })
    const progress = await progressOf()
    expect([...progress.keys()].toSorted()).toEqual([kit.course.courseId, second.courseId].toSorted())
    expect(progress.get(kit.course.courseId)).toBeCloseTo(50 / 400)
    expect(progress.get(second.courseId)).toBe(1)
  })

  test('leaves out unpublished courses and other members’ progress', async () => {
    const retired = await addWatchableCourse(kit.server.services, [{ duration: 40 }])
    const videoSession = await kit.viewer().start(retired)
    kit.later(20)
    await kit.viewer().update(videoSession, retired.videoIds[0], { at: 20, played: 20 })
    expect((await progressOf()).get(retired.courseId)).toBeCloseTo(0.5)
    expect(await progressOf((await kit.addViewer()).userId)).toEqual(new Map())
    await kit.server.services.cacheInvalidation.transaction(async (tx, invalidate) => {
      await tx
        .update(courses)
        .set({ publishStatus: 'ARCHIVED' })
        .where(eq(courses.courseId, retired.courseId))
      invalidate('catalog')
    })
    expect(await progressOf()).toEqual(new Map())
  })
})

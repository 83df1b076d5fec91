import { afterAll, beforeAll, expect, test } from 'vitest'
import { DAY_MS } from '@section/domain/time/durations.ts'
import { insertSession } from '../../testing/insert-course.ts'
import { type EnrollmentTestKit, openEnrollmentTestKit } from './enrollment-test-kit.fixture.ts'
import { completeCourse } from './on-demand.ts'

const NOW = Date.UTC(2026, 5, 1, 12)

let kit: EnrollmentTestKit
beforeAll(async () => {
  kit = await openEnrollmentTestKit(NOW)
})
afterAll(() => kit.close())

/** Returns a member and a course with a live and an on-demand session, as functions that complete it in one of them. */
async function member() {
  const userId = await kit.addMember()
  const live = await kit.addSession()
  const courseId = (await kit.catalog.current()).sessionsById.get(live)?.courseId ?? ''
  const onDemand = await insertSession(kit.database.db, { courseId, sessionType: 'ON_DEMAND' })
  const complete = (sessionId: string | null, days = 0) =>
    kit.cacheInvalidation.transaction(async (tx, invalidate) => {
      invalidate('member', userId)
      const at = { now: NOW + days * DAY_MS, issuerName: 'Section' }
      return completeCourse(tx, { userId, courseId, sessionId }, at)
    })
  return { live, onDemand, complete, badge: async () => (await kit.viewer(userId)).badges.get(courseId) }
}

test('A badge that was earned on demand becomes live when the course is completed in a live session, and stays the same badge', async () => {
  const { live, onDemand, complete, badge } = await member()
  const courseBadgeId = await complete(onDemand)
  expect(await badge()).toEqual({ courseBadgeId, isLive: false })
  expect(await complete(live, 1)).toBeNull()
  expect(await badge()).toEqual({ courseBadgeId, isLive: true })
})

test('A badge of a live session stays live when the course is completed on demand or without a session', async () => {
  const { live, onDemand, complete, badge } = await member()
  const courseBadgeId = await complete(live)
  expect([await complete(onDemand, 1), await complete(null, 2), await complete(live, 3)]).toEqual([
    null,
    null,
    null,
  ])
  expect(await badge()).toEqual({ courseBadgeId, isLive: true })
})

test('A badge without a session is not live until the course is completed in a live session', async () => {
  const { live, onDemand, complete, badge } = await member()
  await complete(null)
  await complete(onDemand, 1)
  expect(await badge()).toMatchObject({ isLive: false })
  await complete(live, 2)
  expect(await badge()).toMatchObject({ isLive: true })
})

test('Two completions at once, live and on demand, leave one badge, which is live', async () => {
  const { live, onDemand, complete, badge } = await member()
  const ids = await Promise.all([complete(onDemand), complete(live)])
  expect(ids.filter((id) => id !== null)).toHaveLength(1)
  expect(await badge()).toMatchObject({ isLive: true })
})

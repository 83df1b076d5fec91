import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { members } from '@section/db/schema.ts'
import { DAY_MS } from '@section/domain/time/durations.ts'
import { insertSession } from '../../testing/insert-course.ts'
import { courseAlertKit, START } from './course-alert-kit.fixture.ts'
import { removeCourseAlert } from './course-alerts.ts'

const kit = courseAlertKit()
const { reload, contextOf, addCourse, addWaiting, enroll, run, told, waiting } = kit

describe('The mail of a course alert', () => {
  test('is not sent to a member who has enrolled meanwhile, and their alert is removed', async () => {
    const { courseId, sessionId } = await addCourse({ enrollmentOpen: null })
    const userId = await addWaiting(courseId)
    await enroll(userId, sessionId)
    await run()
    expect([await told(), await waiting(courseId)]).toEqual([[], []])
  })

  test('is not sent to a member who has taken the alert back', async () => {
    const { courseId } = await addCourse({ enrollmentOpen: null })
    const userId = await addWaiting(courseId)
    await removeCourseAlert(await contextOf(userId), { courseId })
    await run()
    expect(await told()).toEqual([])
  })

  test('is not sent to a suspended member or one whose account has ended, until they are back', async () => {
    const { courseId, sessionId } = await addCourse({ enrollmentOpen: null })
    const [former, suspended] = [await addWaiting(courseId), await addWaiting(courseId)]
    const update = (userId: string, values: Partial<typeof members.$inferInsert>) =>
      kit.server.services.cacheInvalidation.transaction(async (tx, invalidate) => {
        await tx.update(members).set(values).where(eq(members.userId, userId))
        invalidate('member', userId)
      })
    await update(former, { status: 'ALUMNI' })
    await update(suspended, { suspendedAt: new Date(START) })
    await run()
    expect(await told()).toEqual([])
    await update(suspended, { suspendedAt: null })
    await run()
    expect(await told()).toEqual([[suspended, sessionId]])
    expect(await waiting(courseId)).toEqual([former])
  })

  test('is not sent about a session that is hidden, filled by staff, or in no plan of the member', async () => {
    const { courseId } = await addCourse({ enrollmentOpen: null, hideInCatalog: true })
    await insertSession(kit.db, {
      courseId,
      manualEnrollment: true,
      startAt: new Date(START + 20 * DAY_MS),
      endAt: new Date(START + 30 * DAY_MS),
    })
    await reload()
    await addWaiting(courseId)
    const other = await addCourse({ enrollmentOpen: null })
    await addWaiting(other.courseId, { status: 'LIMITED', areas: ['mc-limited'] })
    await run()
    expect(await told()).toEqual([])
  })
})

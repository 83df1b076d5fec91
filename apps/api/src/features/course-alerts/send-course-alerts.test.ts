import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { DAY_MS, MINUTE_MS } from '@section/domain/time/durations.ts'
import { insertSession } from '../../testing/insert-course.ts'
import { courseAlertKit, START } from './course-alert-kit.fixture.ts'
import { addCourseAlert } from './course-alerts.ts'

const kit = courseAlertKit()
const { clock, reload, contextOf, addCourse, addWaiting, enroll, unenroll, run, told, waiting } = kit

describe('The mail of a course alert', () => {
  test('is sent once, at the first run after enrollment has opened', async () => {
    const { courseId, sessionId } = await addCourse()
    const userId = await addWaiting(courseId)
    clock.now = START + DAY_MS - 1
    await run()
    expect(await told()).toEqual([])
    clock.now += 1
    await Promise.all([run(), run()])
    clock.now += MINUTE_MS
    await run()
    expect(await told()).toEqual([[userId, sessionId]])
    expect(await waiting(courseId), 'the alert is gone').toEqual([])
  })

  test('is sent when a load of the content adds a session', async () => {
    const { courseId } = await addCourse({ enrollmentOpen: new Date(START + 900 * DAY_MS) })
    const userId = await addWaiting(courseId)
    await run()
    expect(await told()).toEqual([])
    const added = await insertSession(kit.db, {
      courseId,
      startAt: new Date(START + 40 * DAY_MS),
      endAt: new Date(START + 50 * DAY_MS),
    })
    await reload()
    await run()
    expect(await told()).toEqual([[userId, added]])
  })

  test('is sent when a seat is freed in a full session without a waitlist', async () => {
    const { courseId, sessionId } = await addCourse({ enrollmentOpen: null, capacity: 1 })
    const seated = await kit.server.insertMember({})
    await enroll(seated, sessionId)
    const userId = await addWaiting(courseId)
    await run()
    expect(await told()).toEqual([])
    await unenroll(seated, sessionId)
    await run()
    expect(await told()).toEqual([[userId, sessionId]])
  })

  test('is sent again when the member has asked again', async () => {
    const { courseId, sessionId } = await addCourse({ enrollmentOpen: null })
    const userId = await addWaiting(courseId)
    await run()
    clock.now += MINUTE_MS
    await addCourseAlert(await contextOf(userId), { courseId })
    await run()
    expect(await told()).toEqual([
      [userId, sessionId],
      [userId, sessionId],
    ])
  })

  test('is sent once to each member even if more members wait than one batch holds', async () => {
    const { courseId } = await addCourse()
    const { db } = kit
    const userIds = await Promise.all(Array.from({ length: 12 }, () => kit.server.insertMember({})))
    await db.execute(sql`
      insert into members (email, status, first_name, last_name)
      select 'waits-' || n || '@example.com', 'MEMBER', 'Nia', 'Okafor' from generate_series(1, 600) n`)
    await db.execute(sql`insert into course_alerts (user_id, course_id)
      select user_id, ${courseId}::uuid from members where email like 'waits-%'
        or user_id = any(${sql.param(userIds)}::uuid[])`)
    clock.now = START + DAY_MS
    await run()
    expect(new Set((await told()).map(([userId]) => userId))).toEqual(new Set(userIds))
    expect(await told()).toHaveLength(userIds.length)
    expect(await waiting(courseId), 'those without a plan wait on').toHaveLength(600)
  })
})

test('A member who is told about an open course gets a mail that links to it', async () => {
  const { courseId, sessionId } = await addCourse({ enrollmentOpen: null })
  await addWaiting(courseId)
  await run()
  const { db } = kit
  const [stored] = await db.execute(sql`select payload from outbox`).then(({ rows }) => rows)
  expect(stored).toEqual({
    payload: { kind: 'course-open', userId: expect.any(String), openSessionId: sessionId },
  })
})

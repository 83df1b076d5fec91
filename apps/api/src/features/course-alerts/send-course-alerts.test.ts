import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { courseAlerts, members } from '@section/db/schema.ts'
import { DAY_MS, MINUTE_MS } from '@section/domain/time/durations.ts'
import { findViewer } from '../../server/access/viewer.ts'
import { insertCourse, insertSession, type NewSession } from '../../testing/insert-course.ts'
import type { NewMember } from '../../testing/insert-member.ts'
import { queuedMails } from '../../testing/queued-mails.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { addCourseAlert, removeCourseAlert } from './course-alerts.ts'
import { sendCourseAlerts } from './send-course-alerts.ts'

const START = Date.UTC(2026, 5, 1, 12)

let now = START
let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ clock: () => now })
})
beforeEach(async () => {
  now = START
  await server.database.db.execute(sql`delete from outbox`)
})
afterAll(() => server.close())

const reload = () =>
  server.services.cacheInvalidation.transaction(async (_tx, invalidate) => invalidate('catalog'))

/** Adds a course with a session that starts in twenty days and cannot be joined yet. */
async function addCourse(session: Partial<NewSession> = {}) {
  const { db } = server.database
  const courseId = await insertCourse(db)
  const [startAt, endAt] = [new Date(START + 20 * DAY_MS), new Date(START + 30 * DAY_MS)]
  const enrollmentOpen = new Date(START + DAY_MS)
  const sessionId = await insertSession(db, { courseId, startAt, endAt, enrollmentOpen, ...session })
  await reload()
  return { courseId, sessionId }
}

async function contextOf(userId: string) {
  const viewer = await findViewer(server.services, userId, now)
  if (!viewer) throw new Error(`There is no member ${userId}.`)
  return { services: server.services, viewer, now }
}

/** Adds a member who waits for the course. */
async function addWaiting(courseId: string, member: NewMember = {}) {
  const userId = await server.insertMember(member)
  await addCourseAlert(await contextOf(userId), { courseId })
  return userId
}

async function saveEnrollment(userId: string, sessionId: string, unenroll: boolean) {
  const document = `mutation ($input: SaveEnrollmentInput!) { saveEnrollment(input: $input) { error { code } } }`
  const token = await server.token(userId)
  const { data } = await server.graphql(token, document, { input: { userId, sessionId, unenroll } })
  expect(data).toEqual({ saveEnrollment: { error: null } })
}
const enroll = (userId: string, sessionId: string) => saveEnrollment(userId, sessionId, false)
const unenroll = (userId: string, sessionId: string) => saveEnrollment(userId, sessionId, true)
const run = () => sendCourseAlerts(server.services, now)

/** Returns the members who were written to, each with the session of the mail. */
async function told() {
  const mails = await queuedMails(server.database.db)
  return mails.flatMap((mail) => (mail.kind === 'course-open' ? [[mail.userId, mail.openSessionId]] : []))
}
const waiting = async (courseId: string) => {
  const { db } = server.database
  const found = await db.select().from(courseAlerts).where(eq(courseAlerts.courseId, courseId))
  return found.map(({ userId }) => userId)
}

describe('a member who waits for a course is told once', () => {
  test('at the first run after enrollment has opened', async () => {
    const { courseId, sessionId } = await addCourse()
    const userId = await addWaiting(courseId)
    now = START + DAY_MS - 1
    await run()
    expect(await told()).toEqual([])
    now += 1
    await Promise.all([run(), run()])
    now += MINUTE_MS
    await run()
    expect(await told()).toEqual([[userId, sessionId]])
    expect(await waiting(courseId), 'the alert is gone').toEqual([])
  })

  test('when a load of the content adds a session', async () => {
    const { courseId } = await addCourse({ enrollmentOpen: new Date(START + 900 * DAY_MS) })
    const userId = await addWaiting(courseId)
    await run()
    expect(await told()).toEqual([])
    const added = await insertSession(server.database.db, {
      courseId,
      startAt: new Date(START + 40 * DAY_MS),
      endAt: new Date(START + 50 * DAY_MS),
    })
    await reload()
    await run()
    expect(await told()).toEqual([[userId, added]])
  })

  test('when a seat is freed in a full session without a waitlist', async () => {
    const { courseId, sessionId } = await addCourse({ enrollmentOpen: null, capacity: 1 })
    const seated = await server.insertMember({})
    await enroll(seated, sessionId)
    const userId = await addWaiting(courseId)
    await run()
    expect(await told()).toEqual([])
    await unenroll(seated, sessionId)
    await run()
    expect(await told()).toEqual([[userId, sessionId]])
  })

  test('and again when they have asked again', async () => {
    const { courseId, sessionId } = await addCourse({ enrollmentOpen: null })
    const userId = await addWaiting(courseId)
    await run()
    now += MINUTE_MS
    await addCourseAlert(await contextOf(userId), { courseId })
    await run()
    expect(await told()).toEqual([
      [userId, sessionId],
      [userId, sessionId],
    ])
  })

  test('among more members than one batch holds', async () => {
    const { courseId } = await addCourse()
    const { db } = server.database
    const userIds = await Promise.all(Array.from({ length: 12 }, () => server.insertMember({})))
    await db.execute(sql`
      insert into members (email, status, first_name, last_name)
      select 'waits-' || n || '@example.com', 'MEMBER', 'Nia', 'Okafor' from generate_series(1, 600) n`)
    await db.execute(sql`insert into course_alerts (user_id, course_id)
      select user_id, ${courseId}::uuid from members where email like 'waits-%'
        or user_id = any(${sql.param(userIds)}::uuid[])`)
    now = START + DAY_MS
    await run()
    expect(new Set((await told()).map(([userId]) => userId))).toEqual(new Set(userIds))
    expect(await told()).toHaveLength(userIds.length)
    expect(await waiting(courseId), 'those without a plan wait on').toHaveLength(600)
  })
})

describe('no mail goes', () => {
  test('to whoever has enrolled meanwhile, and their alert is gone', async () => {
    const { courseId, sessionId } = await addCourse({ enrollmentOpen: null })
    const userId = await addWaiting(courseId)
    await enroll(userId, sessionId)
    await run()
    expect([await told(), await waiting(courseId)]).toEqual([[], []])
  })

  test('to whoever has taken the alert back', async () => {
    const { courseId } = await addCourse({ enrollmentOpen: null })
    const userId = await addWaiting(courseId)
    await removeCourseAlert(await contextOf(userId), { courseId })
    await run()
    expect(await told()).toEqual([])
  })

  test('to a suspended member or one whose account has ended, until they are back', async () => {
    const { courseId, sessionId } = await addCourse({ enrollmentOpen: null })
    const [former, suspended] = [await addWaiting(courseId), await addWaiting(courseId)]
    const update = (userId: string, values: Partial<typeof members.$inferInsert>) =>
      server.services.cacheInvalidation.transaction(async (tx, invalidate) => {
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

  test('about a session that is hidden, filled by staff, or in no plan of the member', async () => {
    const { courseId } = await addCourse({ enrollmentOpen: null, hideInCatalog: true })
    await insertSession(server.database.db, {
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

test('A member who is told about an open course gets a mail that links to it', async () => {
  const { courseId, sessionId } = await addCourse({ enrollmentOpen: null })
  await addWaiting(courseId)
  await run()
  const { db } = server.database
  const [stored] = await db.execute(sql`select payload from outbox`).then(({ rows }) => rows)
  expect(stored).toEqual({
    payload: { kind: 'course-open', userId: expect.any(String), openSessionId: sessionId },
  })
})

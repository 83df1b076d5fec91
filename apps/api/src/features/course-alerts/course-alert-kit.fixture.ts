import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect } from 'vitest'
import { courseAlerts } from '@section/db/schema.ts'
import { DAY_MS } from '@section/domain/time/durations.ts'
import { findViewer } from '../../server/access/viewer.ts'
import { insertCourse, insertSession, type NewSession } from '../../testing/insert-course.ts'
import type { NewMember } from '../../testing/insert-member.ts'
import { queuedMails } from '../../testing/queued-mails.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { addCourseAlert } from './course-alerts.ts'
import { sendCourseAlerts } from './send-course-alerts.ts'

/** The time of the server's clock when a test begins. */
export const START = Date.UTC(2026, 5, 1, 12)

const SAVE = `mutation ($input: SaveEnrollmentInput!) { saveEnrollment(input: $input) { error { code } } }`

/** Starts a server for all tests of a file, with functions that set up courses, members who wait for them, and mails. */
export function courseAlertKit() {
  let server: TestServer
  const clock = { now: START }
  beforeAll(async () => {
    server = await startTestServer({ clock: () => clock.now })
  })
  beforeEach(async () => {
    clock.now = START
    await server.database.db.execute(sql`delete from outbox`)
  })
  afterAll(() => server.close())

  const reload = () =>
    server.services.cacheInvalidation.transaction(async (_tx, invalidate) => invalidate('catalog'))

  const contextOf = async (userId: string) => {
    const viewer = await findViewer(server.services, userId, clock.now)
    if (!viewer) throw new Error(`There is no member ${userId}.`)
    return { services: server.services, viewer, now: clock.now }
  }

  const saveEnrollment = async (userId: string, sessionId: string, unenroll: boolean) => {
    const token = await server.token(userId)
    const { data } = await server.graphql(token, SAVE, { input: { userId, sessionId, unenroll } })
    expect(data).toEqual({ saveEnrollment: { error: null } })
  }

  return {
    get server() {
      return server
    },
    get db() {
      return server.database.db
    },
    /** A test may set the time of the server's clock. */
    clock,
    reload,
    contextOf,

    /** Adds a course with a session that starts in twenty days and cannot be joined yet. */
    addCourse: async (session: Partial<NewSession> = {}) => {
      const { db } = server.database
      const courseId = await insertCourse(db)
      const [startAt, endAt] = [new Date(START + 20 * DAY_MS), new Date(START + 30 * DAY_MS)]
      const enrollmentOpen = new Date(START + DAY_MS)
      const sessionId = await insertSession(db, { courseId, startAt, endAt, enrollmentOpen, ...session })
      await reload()
      return { courseId, sessionId }
    },

    /** Adds a member who waits for the course. */
    addWaiting: async (courseId: string, member: NewMember = {}) => {
      const userId = await server.insertMember(member)
      await addCourseAlert(await contextOf(userId), { courseId })
      return userId
    },

    enroll: (userId: string, sessionId: string) => saveEnrollment(userId, sessionId, false),
    unenroll: (userId: string, sessionId: string) => saveEnrollment(userId, sessionId, true),
    run: () => sendCourseAlerts(server.services, clock.now),

    /** Returns the members who were written to, each with the session of the mail. */
    told: async () => {
      const mails = await queuedMails(server.database.db)
      return mails.flatMap((mail) => (mail.kind === 'course-open' ? [[mail.userId, mail.openSessionId]] : []))
    },

    /** Returns the members who wait for a course. */
    waiting: async (courseId: string) => {
      const found = await server.database.db
        .select()
        .from(courseAlerts)
        .where(eq(courseAlerts.courseId, courseId))
      return found.map(({ userId }) => userId)
    },
  }
}

import { afterAll, beforeAll, beforeEach } from 'vitest'
import { sql } from 'drizzle-orm'
import { certificateRegistrations, earnedBadges } from '@section/db/schema.ts'
import { DAY_MS } from '@section/domain/time/durations.ts'
import { insertCourse, insertSession } from '../../../testing/insert-course.ts'
import type { NewMember } from '../../../testing/insert-member.ts'
import { queuedMails } from '../../../testing/queued-mails.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { insertProgram } from '../../certificates/insert-program.fixture.ts'
import { issuingJob } from './issuing-job.ts'

/** An issuing moment in the zone of a school without content, which is UTC; the tests begin a day before it. */
export const MONDAY = Date.parse('2026-06-08T09:00:00Z')
export const NEXT_MONDAY = MONDAY + 14 * DAY_MS

/** Starts a server for all tests of a file, with functions that set up programs and members who earn badges. */
export function issuingKit() {
  let server: TestServer
  const clock = { now: MONDAY }
  beforeAll(async () => {
    server = await startTestServer({ clock: () => clock.now })
  })
  beforeEach(async () => {
    clock.now = MONDAY - DAY_MS
    await server.database.db.execute(sql`delete from outbox`)
    await server.database.db.execute(sql`delete from finished_periods`)
    await server.database.db.execute(sql`delete from members`)
    await server.database.db.execute(sql`delete from certificates`)
  })
  afterAll(() => server.close())

  const addBadges = async (userId: string, courseIds: readonly string[], earnedAt = clock.now) => {
    const rows = courseIds.map((courseId) => ({ userId, courseId, earnedAt: new Date(earnedAt) }))
    if (rows.length > 0) await server.database.db.insert(earnedBadges).values(rows)
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
    addBadges,

    /** Adds a certificate with two required courses and returns their ids. */
    addProgram: async (more: Parameters<typeof insertProgram>[1] = {}) => {
      const { db } = server.database
      const courseIds = [
        await insertCourse(db, { title: 'First' }),
        await insertCourse(db, { title: 'Second' }),
      ]
      const certificateId = await insertProgram(
        db,
        {
          title: 'AI Strategy',
          description: 'About it.',
          badgeImageUrl: '/art/seal/x.svg?stack=ai',
          ...more,
        },
        courseIds.map((courseId) => ({ courseId })),
      )
      return { certificateId, courseIds }
    },

    /** Adds a live session of a course. */
    addSession: (courseId: string) =>
      insertSession(server.database.db, {
        courseId,
        startAt: new Date(MONDAY - 20 * DAY_MS),
        endAt: new Date(MONDAY - 10 * DAY_MS),
      }),

    /** Adds a member who is registered and has earned the badges. */
    addGraduate: async (
      { certificateId, courseIds }: { certificateId: string; courseIds: readonly string[] },
      member: NewMember = {},
    ) => {
      const userId = await server.insertMember(member)
      const registeredAt = new Date(clock.now)
      await server.database.db
        .insert(certificateRegistrations)
        .values({ userId, certificateId, registeredAt })
      await addBadges(userId, courseIds)
      return userId
    },

    /** Runs the job as it runs every minute. */
    run: (now = clock.now) => issuingJob.run(server.services, now),

    /** Returns the members who hold a certificate. */
    holders: async (certificateId: string) => {
      const found = await server.database.db.query.credentials.findMany()
      return found.filter((row) => row.certificateId === certificateId).map(({ userId }) => userId)
    },

    /** Returns the kinds of the queued mails with their members. */
    mailed: async () => {
      const mails = await queuedMails(server.database.db)
      return mails.map((mail) => [mail.kind, 'userId' in mail ? mail.userId : null])
    },
  }
}

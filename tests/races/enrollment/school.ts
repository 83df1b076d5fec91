import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { CatalogSnapshots } from '@section/api/features/catalog/catalog-snapshot.ts'
import { saveEnrollment } from '@section/api/features/enrollment/save-enrollment.ts'
import type { MailOutbox } from '@section/api/features/mail/outbox.ts'
import { toMemberViewer, type MemberViewer } from '@section/api/server/access/viewer.ts'
import type { CacheInvalidation } from '@section/api/server/cache/cache-invalidation.ts'
import { insertCourse, insertSession, type NewSession } from '@section/api/testing/insert-course.ts'
import { startTestServer } from '@section/api/testing/test-server.ts'
import type { SaveEnrollmentResult } from '@section/contract/generated/schema-types.ts'
import { type Database, rows } from '@section/db/connection.ts'
import { entitlements, members } from '@section/db/schema.ts'
import { openTestDatabase } from '@section/db/test-database.ts'
import { DAY_MS } from '@section/domain/time/durations.ts'

/** The number of runs of a race; a mistake that shows once in fifty runs must be found at night. */
export const RUNS = process.env['NIGHTLY'] === '1' ? 50 : 10

const CONNECTIONS = 24

/** A school on a real PostgreSQL, with as many connections as several servers have. */
export interface RaceSchool {
  database: Database
  cacheInvalidation: CacheInvalidation
  outbox: MailOutbox
  catalog: CatalogSnapshots
  courseId: string
  /** Adds a live session that is open for enrollment; returns its id. */
  openSession(session: Partial<NewSession>): Promise<string>
  addMembers(count: number): Promise<MemberViewer[]>
  enroll(viewer: MemberViewer, sessionId: string): Promise<SaveEnrollmentResult>
  unenroll(viewer: MemberViewer, sessionId: string): Promise<SaveEnrollmentResult>
  /** Takes back what was left, by what leaving answered. */
  takeBack(viewer: MemberViewer, sessionId: string, undo: string): Promise<SaveEnrollmentResult>
  close(): Promise<void>
}

/** Opens the school. Errors: TEST_DATABASE_URL is not set, since the embedded database hides every race. */
export async function openRaceSchool(): Promise<RaceSchool> {
  if (!process.env['TEST_DATABASE_URL']) {
    throw new Error(
      'Races need a real PostgreSQL: set TEST_DATABASE_URL to a server that may create databases.',
    )
  }
  const database = await openTestDatabase({ poolSize: CONNECTIONS })
  const server = await startTestServer({ database })
  const { cacheInvalidation, leavingUndos, outbox, catalog, members: states } = server.services
  const courseId = await insertCourse(database.db)
  const services = { catalog, cacheInvalidation, leavingUndos, outbox }

  return {
    database,
    cacheInvalidation,
    outbox,
    catalog,
    courseId,
    async openSession(session) {
      const startAt = new Date(Date.now() + 7 * DAY_MS)
      const endAt = new Date(Date.now() + 21 * DAY_MS)
      const sessionId = await insertSession(database.db, { courseId, startAt, endAt, ...session })
      await cacheInvalidation.transaction(async (_tx, invalidate) => invalidate('catalog'))
      return sessionId
    },
    async addMembers(count) {
      const ids = Array.from({ length: count }, () => randomUUID())
      await database.db.insert(members).values(
        ids.map((userId) => ({
          userId,
          email: `${userId}@example.com`,
          status: 'MEMBER' as const,
          firstName: 'Nia',
          lastName: 'Okafor',
        })),
      )
      await database.db
        .insert(entitlements)
        .values(ids.map((userId) => ({ userId, type: 'mcsc-unlimited' as const })))
      const found = await Promise.all(ids.map((userId) => states.get(userId)))
      return found.flatMap((state) => (state ? [toMemberViewer(state, Date.now())] : []))
    },
    enroll: (viewer, sessionId) =>
      saveEnrollment({ services, viewer, now: Date.now() }, { input: { sessionId, unenroll: false } }),
    unenroll: (viewer, sessionId) =>
      saveEnrollment({ services, viewer, now: Date.now() }, { input: { sessionId, unenroll: true } }),
    takeBack: (viewer, sessionId, undo) =>
      saveEnrollment({ services, viewer, now: Date.now() }, { input: { sessionId, undo } }),
    async close() {
      await server.close()
      await database.close()
    },
  }
}

/** The rows and counts of a session after a race. */
export interface SeatCount extends Record<string, unknown> {
  enrolled: number
  waiting: number
  people: number
  taken: number
  capacity: number
}

export async function countSeats({ database }: RaceSchool, sessionId: string): Promise<SeatCount> {
  const [count] = await rows<SeatCount>(
    database.db,
    sql`
    select count(*) filter (where e.state <> 'WAITLISTED')::int as enrolled,
      count(*) filter (where e.state = 'WAITLISTED')::int as waiting,
      count(distinct e.user_id)::int as people, s.taken, s.capacity
    from session_seats s left join enrollments e using (session_id)
    where s.session_id = ${sessionId} group by s.session_id`,
  )
  if (!count) throw new Error(`Session ${sessionId} has no seats.`)
  return count
}

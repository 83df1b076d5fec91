import { and, eq } from 'drizzle-orm'
import type { SaveEnrollmentResult } from '@section/contract/generated/schema-types.ts'
import type { Database } from '@section/db/connection.ts'
import { enrollments, sessionSeats } from '@section/db/schema.ts'
import { DAY_MS } from '@section/domain/time/durations.ts'
import type { Services } from '../../server/services.ts'
import { saveEnrollment } from './save-enrollment.ts'
import { toMemberViewer, type MemberViewer } from '../../server/access/viewer.ts'
import type { CacheInvalidation } from '../../server/cache/cache-invalidation.ts'
import { insertCourse, insertSession, type NewCourse, type NewSession } from '../../testing/insert-course.ts'
import type { NewMember } from '../../testing/insert-member.ts'
import { queuedMails } from '../../testing/queued-mails.ts'
import { startTestServer } from '../../testing/test-server.ts'

/** The status and the refusal in the answer of a request. */
type Saved = Pick<SaveEnrollmentResult, 'enrollmentStatus' | 'error'>

/** Enrollment by its use case, without HTTP, on the services of a test server. */
export interface EnrollmentTestKit {
  database: Database
  cacheInvalidation: CacheInvalidation
  outbox: Services['outbox']
  catalog: Services['catalog']
  addMember(member?: NewMember): Promise<string>
  /** Returns the cached viewer of the member. */
  viewer(userId: string, now?: number): Promise<MemberViewer>
  addSession(session?: Partial<NewSession>, course?: NewCourse): Promise<string>
  enroll(userId: string, sessionId: string, now?: number): Promise<Saved>
  unenroll(userId: string, sessionId: string, now?: number): Promise<Saved>
  /** Unenrolls and returns what takes that back; null if nothing can be. */
  leave(userId: string, sessionId: string, now?: number): Promise<string | null>
  /** Unenrolls and returns whether there was nothing to leave. */
  leaveAgain(userId: string, sessionId: string): Promise<boolean>
  takeBack(userId: string, sessionId: string, undo: string, now?: number): Promise<Saved>
  stateIn(userId: string, sessionId: string): Promise<string | undefined>
  /** Returns the taken seats; undefined where they are not counted. */
  taken(sessionId: string): Promise<number | undefined>
  /** Returns the kinds of a member's queued mails, oldest first. */
  mails(userId: string): Promise<string[]>
  close(): Promise<void>
}

/** Starts a test server with a database of its own; calls happen at `now` (epoch ms) by default. */
export async function openEnrollmentTestKit(now: number): Promise<EnrollmentTestKit> {
  const server = await startTestServer({ clock: () => now })
  const { database, cacheInvalidation, leavingUndos, outbox, catalog, members } = server.services
  const services = { catalog, cacheInvalidation, leavingUndos, outbox }
  const { db } = database

  const viewer = async (userId: string, at = now) => {
    const state = await members.get(userId)
    if (!state) throw new Error(`There is no member ${userId}.`)
    return toMemberViewer(state, at)
  }
  const request = async (
    userId: string,
    input: { sessionId: string; unenroll?: boolean; undo?: string },
    at: number,
  ) => saveEnrollment({ services, viewer: await viewer(userId, at), now: at }, { input })
  const save = async (...given: Parameters<typeof request>): Promise<Saved> => {
    const { enrollmentStatus, error } = await request(...given)
    return { enrollmentStatus, error }
  }

  return {
    database,
    cacheInvalidation,
    outbox,
    catalog,
    viewer,
    addMember: (member = {}) => server.insertMember(member),
    async addSession(session = {}, course = {}) {
      const courseId = await insertCourse(db, course)
      const startAt = new Date(now + 7 * DAY_MS)
      const endAt = new Date(now + 21 * DAY_MS)
      const sessionId = await insertSession(db, { courseId, startAt, endAt, ...session })
      await cacheInvalidation.transaction(async (_tx, invalidate) => invalidate('catalog'))
      return sessionId
    },
    enroll: (userId, sessionId, at = now) => save(userId, { sessionId }, at),
    unenroll: (userId, sessionId, at = now) => save(userId, { sessionId, unenroll: true }, at),
    leave: async (userId, sessionId, at = now) =>
      (await request(userId, { sessionId, unenroll: true }, at)).undo,
    leaveAgain: async (userId, sessionId) =>
      (await request(userId, { sessionId, unenroll: true }, now)).alreadyLeft,
    takeBack: (userId, sessionId, undo, at = now) => save(userId, { sessionId, undo }, at),
    async stateIn(userId, sessionId) {
      const mine = and(eq(enrollments.userId, userId), eq(enrollments.sessionId, sessionId))
      const [row] = await db.select().from(enrollments).where(mine)
      return row?.state
    },
    async taken(sessionId) {
      const [row] = await db.select().from(sessionSeats).where(eq(sessionSeats.sessionId, sessionId))
      return row?.taken
    },
    async mails(userId) {
      const mails = await queuedMails(db)
      return mails.flatMap((mail) => ('userId' in mail && mail.userId === userId ? mail.kind : []))
    },
    close: () => server.close(),
  }
}

import { and, eq } from 'drizzle-orm'
import type { SaveEnrollmentResult } from '@section/contract/generated/schema-types.ts'
import type { Database } from '@section/db/connection.ts'
import { enrolments, sessionSeats } from '@section/db/schema.ts'
import { openTestDatabase } from '@section/db/test-database.ts'
import { DAY_MS } from '@section/domain/time/durations.ts'
import { CatalogueSnapshots } from '../catalogue/catalogue-snapshot.ts'
import { saveEnrollment } from './save-enrollment.ts'
import { createMemberStates } from '../../server/access/member-state.ts'
import { toViewer, type Viewer } from '../../server/access/viewer.ts'
import { CacheInvalidation } from '../../server/cache-invalidation.ts'
import { insertCourse, insertSession, type NewCourse, type NewSession } from '../../testing/insert-course.ts'
import { insertMember, type NewMember } from '../../testing/insert-member.ts'
import { queuedMails } from '../../testing/queued-mails.ts'

/** Enrolment with a database, the caches and their invalidation, without a server around them. */
export interface EnrolmentDesk {
  database: Database
  cacheInvalidation: CacheInvalidation
  catalogue: CatalogueSnapshots
  addMember(member?: NewMember): Promise<string>
  /** The member as a viewer, as the caches have them. */
  viewer(userId: string, now?: number): Promise<Viewer>
  addSession(session?: Partial<NewSession>, course?: NewCourse): Promise<string>
  enrol(userId: string, sessionId: string, now?: number): Promise<SaveEnrollmentResult>
  unenrol(userId: string, sessionId: string, now?: number): Promise<SaveEnrollmentResult>
  stateIn(userId: string, sessionId: string): Promise<string | undefined>
  /** Seats counted as taken; undefined where they are not counted. */
  taken(sessionId: string): Promise<number | undefined>
  /** Kinds of the mails that wait for a member, oldest first. */
  mails(userId: string): Promise<string[]>
  close(): Promise<void>
}

/** Opens a desk on a database of its own; calls happen at `now` (epoch ms) unless they say otherwise. */
export async function openEnrolmentDesk(now: number): Promise<EnrolmentDesk> {
  const database = await openTestDatabase()
  const { db } = database
  const cacheInvalidation = new CacheInvalidation(database)
  await cacheInvalidation.start()
  const catalogue = new CatalogueSnapshots(database, cacheInvalidation)
  const members = createMemberStates(db, cacheInvalidation, () => now)

  const viewer = async (userId: string, at = now) => {
    const state = await members.get(userId)
    if (!state) throw new Error(`There is no member ${userId}.`)
    return toViewer(state, at)
  }
  const save = async (userId: string, sessionId: string, unenroll: boolean, at: number) =>
    saveEnrollment(
      { services: { catalogue, cacheInvalidation }, viewer: await viewer(userId, at), now: at },
      { input: { sessionId, unenroll } },
    )

  return {
    database,
    cacheInvalidation,
    catalogue,
    viewer,
    addMember: (member) => insertMember(db, member),
    async addSession(session = {}, course = {}) {
      const courseId = await insertCourse(db, course)
      const startAt = new Date(now + 7 * DAY_MS)
      const endAt = new Date(now + 21 * DAY_MS)
      const sessionId = await insertSession(db, { courseId, startAt, endAt, ...session })
      await cacheInvalidation.transaction(async (_tx, invalidate) => invalidate('catalogue'))
      return sessionId
    },
    enrol: (userId, sessionId, at = now) => save(userId, sessionId, false, at),
    unenrol: (userId, sessionId, at = now) => save(userId, sessionId, true, at),
    async stateIn(userId, sessionId) {
      const mine = and(eq(enrolments.userId, userId), eq(enrolments.sessionId, sessionId))
      const [row] = await db.select().from(enrolments).where(mine)
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
    async close() {
      await cacheInvalidation.stop()
      await database.close()
    },
  }
}

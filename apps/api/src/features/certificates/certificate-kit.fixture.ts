import { afterAll, beforeAll } from 'vitest'
import { credentials, earnedBadges, entitlements, withheldCertificates } from '@section/db/schema.ts'
import { insertCourse, insertSession, type NewCourse } from '../../testing/insert-course.ts'
import type { NewMember } from '../../testing/insert-member.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

/** Noon of a Monday on which no certificates are issued; the next issuing day is 8 June. */
const NOW = Date.UTC(2026, 5, 1, 12)

/** A member with the operations of certificates. */
export type Caller = Awaited<ReturnType<ReturnType<typeof certificateKit>['caller']>>

/** Starts a server for all tests of a file, with functions that set up courses and members who earn their badges. */
export function certificateKit() {
  let server: TestServer
  const clock = { now: NOW }
  beforeAll(async () => {
    server = await startTestServer({ clock: () => clock.now })
  })
  afterAll(() => server.close())

  const addCourse = async (stack: NewCourse['stack']) => {
    const { db } = server.database
    const courseId = await insertCourse(db, { stack })
    const [live, onDemand] = await Promise.all([
      insertSession(db, { courseId }),
      insertSession(db, { courseId, sessionType: 'ON_DEMAND' }),
    ])
    return { courseId, live, onDemand }
  }

  /** Inserts a member who has bought these courses. */
  const caller = async (member: NewMember = {}, bought: readonly { courseId: string }[] = []) => {
    const { db } = server.database
    const userId = await server.insertMember(member)
    const startsAt = new Date(NOW)
    for (const { courseId } of bought)
      await db.insert(entitlements).values({ userId, type: 'crash-courses', courseId, startsAt })
    const token = await server.token(userId)
    return {
      userId,
      /** Calls an operation that is the only field of its document. */
      call: async (document: string, variables: Record<string, unknown> = {}) => {
        const { data } = await server.graphql(token, document, variables)
        return Object.values(data ?? {})[0]
      },
      earn: async (course: { courseId: string }, sessionId: string | null = null) => {
        await db.insert(earnedBadges).values({ userId, courseId: course.courseId, sessionId })
        server.services.members.delete(userId)
      },
      /** Stores the certificate as it is issued, and returns the id of the credential. */
      receive: async (certificateId: string) => {
        const statement = { recipientName: 'N', title: 'T', description: 'D', issuerName: 'S', slug: 's' }
        const [row] = await db
          .insert(credentials)
          .values({
            userId,
            kind: 'CERTIFICATE',
            certificateId,
            statement: { ...statement, courseTitles: [], stack: null },
            issuedAt: new Date(NOW),
          })
          .returning({ credentialId: credentials.credentialId })
        return row?.credentialId
      },
      withhold: (certificateId: string) =>
        db
          .insert(withheldCertificates)
          .values({ userId, certificateId, reason: 'NAME_NOT_DRAWABLE', withheldAt: new Date(NOW) }),
    }
  }

  return {
    clock,
    addCourse,
    caller,
    get server() {
      return server
    },
    get db() {
      return server.database.db
    },
    reload: () =>
      server.services.cacheInvalidation.transaction(async (_tx, invalidate) => invalidate('catalog')),
  }
}

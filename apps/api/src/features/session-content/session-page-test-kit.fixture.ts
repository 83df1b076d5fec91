import { afterAll, beforeAll, beforeEach } from 'vitest'
import { enrollments, videoProgress } from '@section/db/schema.ts'
import { readDemoSchool } from '../../testing/demo-school.fixture.ts'
import type { NewMember } from '../../testing/insert-member.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { type PagedSession, PagedSessions } from './paged-sessions.fixture.ts'

/** Tuesday noon in New York, where the demo school is. */
export const NOON = Date.parse('2026-03-03T17:00:00Z')

/** A lecture of the demo's media host, for the videos of pages, and its length in seconds. */
export const LECTURE = { key: 'positioning-that-sells', duration: 82 }

/** A member who asks about pages. */
export interface Reader {
  userId: string
  /** Returns the only field of an operation's result. Errors: the operation was refused as a whole. */
  ask<Result>(operation: string, variables: Record<string, unknown>): Promise<Result>
}

/** Starts a server for all tests of a file, whose clock stands at `NOON` when a test begins. */
export function sessionPageTestKit() {
  const clock = { now: NOON }
  let server: TestServer
  let sessions: PagedSessions

  beforeAll(async () => {
    server = await startTestServer({ clock: () => clock.now })
    sessions = new PagedSessions(server, await readDemoSchool(), () => clock.now)
  })
  beforeEach(() => {
    clock.now = NOON
  })
  afterAll(() => server.close())

  /** Adds a member, who is enrolled in a session if one is given. */
  async function addReader(session?: PagedSession, member: NewMember = {}): Promise<Reader> {
    const userId = await server.insertMember(member)
    if (session) {
      const enrolledAt = new Date(NOON)
      const row = { userId, sessionId: session.sessionId, state: 'ENROLLED' as const, enrolledAt }
      await server.database.db.insert(enrollments).values(row)
    }
    const signIn = async () => ({ at: clock.now, token: await server.token(userId) })
    let signedIn = await signIn()
    return {
      userId,
      async ask<Result>(operation: string, variables: Record<string, unknown>) {
        // Tests move the clock further than a token lives.
        if (signedIn.at !== clock.now) signedIn = await signIn()
        const { token } = signedIn
        const { data, errors } = await server.graphql<Record<string, Result>>(token, operation, variables)
        const [result] = Object.values(data ?? {})
        if (result === undefined) throw new Error(errors?.[0]?.message ?? 'No answer.')
        return result
      },
    }
  }

  return {
    clock,
    server: () => server,
    addReader,

    /** Adds a session with a page; see `PagedSessions.add`. */
    addSession: (...session: Parameters<PagedSessions['add']>) => sessions.add(...session),

    /** Adds a member who assists in a session without being enrolled in it. The page is loaded again, with their address. */
    async addAssistant(run: PagedSession, page: object): Promise<Reader> {
      const email = `${crypto.randomUUID()}@example.com`
      const assistant = await addReader(undefined, { email })
      await run.load({ ...page, assistants: [{ account: email }] })
      return assistant
    },

    /** Adds a member of the school's staff. */
    async addStaff(): Promise<Reader> {
      const staff = await addReader(undefined, { customer: 'the-school' })
      await server.database.db.execute(`update customers set type = 'INTERNAL' where slug = 'the-school'`)
      return staff
    },

    /** Credits a member with the first `seconds` of a video. */
    async watch({ userId }: Reader, videoId: string, seconds: number): Promise<void> {
      const coverage = `{[0,${seconds * 1000})}`
      await server.database.db
        .insert(videoProgress)
        .values({ userId, videoId, farthestWatchedTime: seconds, coverage })
    },
  }
}

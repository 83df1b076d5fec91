import { afterAll, beforeAll, beforeEach } from 'vitest'
import type { NewMember } from '../../testing/insert-member.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

const HOUR = 3_600_000

/** Starts a server for the calling file, whose time stands at `kit.START`, two days before it, unless a test sets it. */
export function eventsTestKit() {
  const START = Date.parse('2026-05-22T15:00:00Z')
  let server: TestServer
  let now = 0
  beforeAll(async () => {
    server = await startTestServer({ clock: () => now })
  })
  const reload = () =>
    server.services.cacheInvalidation.transaction(async (_tx, invalidate) => invalidate('catalog'))
  beforeEach(async () => {
    now = START - 48 * HOUR
    await reload()
  })
  afterAll(() => server.close())
  return {
    get server() {
      return server
    },
    get db() {
      return server.database.db
    },
    START,
    HOUR,
    /** Tells the server that content was loaded, as it must know of events that are written to the database. */
    reload,
    /** Sets the time of the server, in epoch ms. */
    setTime: (time: number) => {
      now = time
    },
    /** Inserts a member and returns their user id, and a function that sends an operation in their name. */
    signIn: async (member: NewMember = {}) => {
      const userId = await server.insertMember(member)
      const send = async <Data>(query: string, variables: Record<string, unknown> = {}): Promise<Data> => {
        const token = await server.token(userId)
        const { data, errors } = await server.graphql<Data>(token, query, variables)
        if (!data) throw new Error(`The operation was refused: ${errors?.[0]?.message}`)
        return data
      }
      return { userId, send }
    },
  }
}

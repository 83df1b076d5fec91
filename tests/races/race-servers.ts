import type { Services } from '@section/api/server/services.ts'
import { type NewMember } from '@section/api/testing/insert-member.ts'
import { startTestServer, type TestServer } from '@section/api/testing/test-server.ts'
import type { Database } from '@section/db/connection.ts'
import { openTestDatabase } from '@section/db/test-database.ts'

const CONNECTIONS = 24

/** Two servers on one real PostgreSQL, each with its own caches, as behind a load balancer. */
export interface RaceServers {
  database: Database & { url?: string }
  /** Either server: even numbers the first, odd ones the second. */
  server(n: number): TestServer
  /** The services of either server. */
  services(n: number): Services
  insertMember(member: NewMember): Promise<string>
  close(): Promise<void>
}

/**
 * Starts them, at a common address when there is one. Errors: TEST_DATABASE_URL is not set, since the embedded database hides
 * every race.
 */
export async function openRaceServers(options: { publicUrl?: string } = {}): Promise<RaceServers> {
  if (!process.env['TEST_DATABASE_URL']) {
    throw new Error(
      'Races need a real PostgreSQL: set TEST_DATABASE_URL to a server that may create databases.',
    )
  }
  const database = await openTestDatabase({ poolSize: CONNECTIONS })
  const even = await startTestServer({ database, ...options })
  const odd = await startTestServer({ database, ...options })
  const server = (n: number) => (n % 2 === 0 ? even : odd)
  return {
    database,
    server,
    services: (n) => server(n).services,
    insertMember: (member) => even.insertMember(member),
    async close() {
      await even.close()
      await odd.close()
      await database.close()
    },
  }
}

import {
  addWatchableCourse,
  type WatchableCourse,
} from '@section/api/features/video/video-test-kit.fixture.ts'
import type { Services } from '@section/api/server/services.ts'
import type { NewLesson } from '@section/api/testing/insert-lessons.ts'
import { type NewMember } from '@section/api/testing/insert-member.ts'
import { startTestServer, type TestServer, type TestServerOptions } from '@section/api/testing/test-server.ts'
import type { Database } from '@section/db/connection.ts'
import { openTestDatabase } from '@section/db/test-database.ts'

const CONNECTIONS = 24

/** Two servers on one real PostgreSQL, each with its own caches, as behind a load balancer. */
export interface RaceServers {
  database: Database & { url?: string }
  /** Returns the first server for an even number, the second for an odd one. */
  server(n: number): TestServer
  /** Returns the services of that server. */
  services(n: number): Services
  insertMember(member: NewMember): Promise<string>
  /** Lets both servers load the catalog anew. A server learns of a change by another one some time after it. */
  reloadCatalog(): Promise<void>
  /** Inserts a course with these lessons, which both servers know afterwards. */
  addWatchableCourse(lessons: NewLesson[]): Promise<WatchableCourse>
  close(): Promise<void>
}

/**
 * Starts two servers, with a common public address and a common clock if these are given. Errors: TEST_DATABASE_URL is not set, because the
 * embedded database has one connection and hides every race.
 */
export async function openRaceServers(
  options: Pick<TestServerOptions, 'publicUrl' | 'clock'> = {},
): Promise<RaceServers> {
  if (!process.env['TEST_DATABASE_URL']) {
    throw new Error(
      'Races need a real PostgreSQL: set TEST_DATABASE_URL to a server that may create databases.',
    )
  }
  const database = await openTestDatabase({ poolSize: CONNECTIONS })
  const even = await startTestServer({ database, ...options })
  const odd = await startTestServer({ database, ...options })
  const server = (n: number) => (n % 2 === 0 ? even : odd)
  const changeCatalog = async <Result>(change: () => Promise<Result>): Promise<Result> => {
    const noticed = new Promise<void>((resolve) =>
      odd.services.cacheInvalidation.on('catalog', () => resolve()),
    )
    const result = await change()
    await noticed
    return result
  }
  return {
    database,
    server,
    services: (n) => server(n).services,
    insertMember: (member) => even.insertMember(member),
    reloadCatalog: () =>
      changeCatalog(() =>
        even.services.cacheInvalidation.transaction(async (_tx, invalidate) => invalidate('catalog')),
      ),
    addWatchableCourse: (lessons) => changeCatalog(() => addWatchableCourse(even.services, lessons)),
    async close() {
      await even.close()
      await odd.close()
      await database.close()
    },
  }
}

import type { FastifyInstance } from 'fastify'
import type { Database } from '@section/db/connection.ts'
import { databaseErrorCode } from '@section/db/transaction.ts'
import type { Clock } from '../clock.ts'
import { withTimeout } from '../graphql/with-timeout.ts'
import { checkDatabase, ReadOnlyDatabase } from './health-store.ts'
import type { ServerLeaving } from './server-leaving.ts'

const TIMEOUT_MS = 2000
const DISK_FULL = '53100'
/** How long it is not asked again which outside services fail. */
const FAULTS_MS = 60_000

interface HealthOptions {
  database: Database
  clock: Clock
  leaving: ServerLeaving
  /** Finds the outside services that fail now. */
  findFaults: () => Promise<readonly string[]>
}

/**
 * Mounts `GET /healthz` (the process runs) and `GET /readyz` (the server does not stop, and the database can write, within
 * 2 s; else why not). An outside service that fails takes one feature away and not the school, so a ready server only names it. docs/how-to/run-behind-a-proxy.md
 */
export function mountHealth(
  app: FastifyInstance,
  { database, clock, leaving, findFaults }: HealthOptions,
): void {
  const faults = lastFaults(findFaults)
  let checking: Promise<void> | undefined
  /** Simultaneous requests share one check, because this route has no rate limit. */
  const check = () =>
    (checking ??= withTimeout(checkDatabase(database.db), TIMEOUT_MS).finally(() => (checking = undefined)))
  app.get('/healthz', () => ({ status: 'ok' }))
  app.get('/readyz', async (_request, reply) => {
    const why = leaving.begun ? 'stopping' : await check().then(() => undefined, statusOf)
    if (why !== undefined) return reply.code(503).header('retry-after', '2').send({ status: why })
    const degraded = faults(clock())
    return { status: 'ready', ...(degraded.length > 0 && { degraded }) }
  })
}

/** Returns a function that answers at once what was found last, and looks again in the background when that is old. */
function lastFaults(find: HealthOptions['findFaults']): (now: number) => readonly string[] {
  let found: readonly string[] = []
  let askedAt = -Infinity
  return (now) => {
    if (Math.abs(now - askedAt) >= FAULTS_MS) {
      askedAt = now
      // A search that takes longer than the next one tells what was so before.
      find().then(
        (faults) => (found = askedAt === now ? faults : found),
        () => undefined,
      )
    }
    return found
  }
}

function statusOf(error: unknown): string {
  if (error instanceof ReadOnlyDatabase) return 'database only reads'
  return databaseErrorCode(error) === DISK_FULL ? 'database disk full' : 'database unavailable'
}

import type { FastifyInstance } from 'fastify'
import type { Database } from '@section/db/connection.ts'
import { databaseErrorCode } from '@section/db/transaction.ts'
import { withTimeout } from '../graphql/with-timeout.ts'
import { checkDatabase, ReadOnlyDatabase } from './health-store.ts'
import type { ServerLeaving } from './server-leaving.ts'

const TIMEOUT_MS = 2000
const DISK_FULL = '53100'

/**
 * Mounts `GET /healthz` (the process runs) and `GET /readyz` (the server does not stop, and the database can write, within
 * 2 s; else why not).
 */
export function mountHealth(app: FastifyInstance, database: Database, leaving: ServerLeaving): void {
  let checking: Promise<void> | undefined
  /** Simultaneous requests share one check, because this route has no rate limit. */
  const check = () =>
    (checking ??= withTimeout(checkDatabase(database.db), TIMEOUT_MS).finally(() => (checking = undefined)))
  app.get('/healthz', () => ({ status: 'ok' }))
  app.get('/readyz', async (_request, reply) => {
    const why = leaving.begun ? 'stopping' : await check().then(() => undefined, statusOf)
    if (why === undefined) return { status: 'ready' }
    return reply.code(503).header('retry-after', '2').send({ status: why })
  })
}

function statusOf(error: unknown): string {
  if (error instanceof ReadOnlyDatabase) return 'database only reads'
  return databaseErrorCode(error) === DISK_FULL ? 'database disk full' : 'database unavailable'
}

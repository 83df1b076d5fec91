import type { FastifyInstance } from 'fastify'
import type { Database } from '@section/db/connection.ts'
import { withTimeout } from '../graphql/with-timeout.ts'
import { pingDatabase } from './health-store.ts'

const TIMEOUT_MS = 2000

/** Mounts `GET /healthz` (the process runs) and `GET /readyz` (the database responds within 2 s). */
export function mountHealth(app: FastifyInstance, database: Database): void {
  app.get('/healthz', () => ({ status: 'ok' }))
  app.get('/readyz', (_request, reply) =>
    withTimeout(pingDatabase(database.db), TIMEOUT_MS).then(
      () => reply.send({ status: 'ready' }),
      () => reply.code(503).header('retry-after', '2').send({ status: 'database unavailable' }),
    ),
  )
}

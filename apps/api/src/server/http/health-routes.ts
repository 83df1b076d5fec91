import type { FastifyInstance } from 'fastify'
import type { Database } from '@section/db/connection.ts'
import { pingDatabase } from './health-store.ts'

const TIMEOUT_MS = 2000

/** Mounts `GET /healthz` (the process runs) and `GET /readyz` (the database responds within 2 s). */
export function mountHealth(app: FastifyInstance, database: Database): void {
  app.get('/healthz', (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }))
  app.get('/readyz', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    const ready = await Promise.race([
      pingDatabase(database.db).then(
        () => true,
        () => false,
      ),
      new Promise<boolean>((resolve) => setTimeout(resolve, TIMEOUT_MS, false).unref()),
    ])
    return ready
      ? reply.send({ status: 'ready' })
      : reply.code(503).header('retry-after', '2').send({ status: 'database unavailable' })
  })
}

import type { FastifyInstance } from 'fastify'
import type { Database } from '@section/db/connection.ts'
import { answers } from './health-store.ts'

const PATIENCE_MS = 2000

/** `GET /healthz`: the process lives. `GET /readyz`: it can serve, that is, the database answers within 2 s. */
export function mountHealth(app: FastifyInstance, database: Database): void {
  app.get('/healthz', (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }))
  app.get('/readyz', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    const ready = await Promise.race([
      answers(database.db).then(
        () => true,
        () => false,
      ),
      new Promise<boolean>((resolve) => setTimeout(resolve, PATIENCE_MS, false).unref()),
    ])
    return ready
      ? reply.send({ status: 'ready' })
      : reply.code(503).header('retry-after', '2').send({ status: 'database unavailable' })
  })
}

import type { FastifyInstance } from 'fastify'
import { DatabaseTime } from '@section/db/database-time.ts'

declare module 'fastify' {
  interface FastifyRequest {
    databaseTime: DatabaseTime | null
  }
}

/** Gives each request one time to wait for the database, which all of its statements share. */
export function limitDatabaseTime(app: FastifyInstance): void {
  app.decorateRequest('databaseTime', null)
  app.addHook('onRequest', (request, _reply, done) => {
    request.databaseTime = new DatabaseTime()
    request.databaseTime.run(done)
  })
  // A body is read by events of its connection, which do not belong to the request.
  app.addHook('preValidation', (request, _reply, done) => {
    if (request.databaseTime) request.databaseTime.run(done)
    else done()
  })
}

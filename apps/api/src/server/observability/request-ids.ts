import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { runAs } from './current-work.ts'

const HEADER = 'x-request-id'
/** Long enough to be told apart, short enough for a log line, and harmless in every header. */
const WELL_FORMED = /^[\w.-]{8,64}$/

/** Returns an id if it is well formed; undefined otherwise. */
export const wellFormedId = (id: unknown): string | undefined =>
  typeof id === 'string' && WELL_FORMED.test(id) ? id : undefined

/** Returns the id of a request: that of our own proxy where there is one and it sent a well-formed id, otherwise a new one. */
export function requestIdOf({ headers }: Pick<IncomingMessage, 'headers'>, trustedProxies: number): string {
  return (trustedProxies > 0 ? wellFormedId(headers[HEADER]) : undefined) ?? randomUUID()
}

/**
 * Names each request by its id: in its response, in the log lines of its work, in the jobs that it sends and in their mails.
 * docs/how-to/watch-a-school.md#one-request
 */
export function nameRequests(app: FastifyInstance): void {
  app.addHook('onRequest', ({ id }, reply, done) => {
    // It is set on Node's response, because the identity provider bypasses Fastify's reply.
    reply.raw.setHeader(HEADER, id)
    runAs({ requestId: id }, done)
  })
  // A body is read by events of its connection, which do not belong to the request.
  app.addHook('preValidation', ({ id }, _reply, done) => runAs({ requestId: id }, done))
}

import type { FastifyReply } from 'fastify'
import { expectedError } from '../graphql/expected-error.ts'
import { limitError } from '../limits/limit-error.ts'
import { RETRY_SECONDS } from './service-unavailable.ts'

/** Sends 429 from a JSON endpoint whose limit is reached. */
export function tooManyRequests(reply: FastifyReply, retryAfterSeconds: number): FastifyReply {
  return reply
    .code(429)
    .header('cache-control', 'no-store')
    .header('retry-after', String(retryAfterSeconds))
    .send({ error: limitError(retryAfterSeconds) })
}

/** Sends 503 from a JSON endpoint while the service is unavailable. */
export function unavailable(reply: FastifyReply): FastifyReply {
  return reply
    .code(503)
    .header('cache-control', 'no-store')
    .header('retry-after', String(RETRY_SECONDS))
    .send({ error: expectedError('UNAVAILABLE') })
}

/** Sends 401 from a JSON endpoint to a caller who is not signed in; `message` is that of the session error. */
export function unauthorizedRequest(reply: FastifyReply, message = 'Unauthorized'): FastifyReply {
  return reply
    .code(401)
    .header('www-authenticate', 'Bearer error="invalid_token"')
    .send({ error: { code: 'UNAUTHORIZED', message } })
}

/** Sends 404 as text from a route of files. */
export function notFound(reply: FastifyReply): FastifyReply {
  return reply.code(404).type('text/plain; charset=utf-8').send('Not found')
}

/** Sends 400 from a JSON endpoint for an invalid body. */
export function malformedRequest(reply: FastifyReply): FastifyReply {
  return reply.code(400).send({ error: { message: 'The request body is not understood.' } })
}

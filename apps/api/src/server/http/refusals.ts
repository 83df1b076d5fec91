import type { FastifyReply } from 'fastify'
import { expectedError } from '../graphql/expected-error.ts'
import { limitError } from '../limits/limit-error.ts'
import { RETRY_SECONDS } from './service-unavailable.ts'

/** What a JSON endpoint answers when a limit is reached. */
export function tooManyRequests(reply: FastifyReply, retryAfterSeconds: number): FastifyReply {
  return reply
    .code(429)
    .header('cache-control', 'no-store')
    .header('retry-after', String(retryAfterSeconds))
    .send({ error: limitError(retryAfterSeconds) })
}

/** What a JSON endpoint answers while the server cannot serve. Threat T-F2. */
export function unavailable(reply: FastifyReply): FastifyReply {
  return reply
    .code(503)
    .header('cache-control', 'no-store')
    .header('retry-after', String(RETRY_SECONDS))
    .send({ error: expectedError('UNAVAILABLE') })
}

/** What a JSON endpoint answers to somebody who is not signed in; `message` is the session error. */
export function unauthorizedRequest(reply: FastifyReply, message = 'Unauthorized'): FastifyReply {
  return reply
    .code(401)
    .header('www-authenticate', 'Bearer error="invalid_token"')
    .send({ error: { code: 'UNAUTHORIZED', message } })
}

/** What a JSON endpoint answers to a body that is not what it understands. */
export function malformedRequest(reply: FastifyReply): FastifyReply {
  return reply.code(400).send({ error: { message: 'The request body is not understood.' } })
}

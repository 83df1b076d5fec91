import type { FastifyReply } from 'fastify'
import { expectedError } from '../graphql/expected-error.ts'

/** What a JSON endpoint answers when a limit is reached. */
export function tooManyRequests(reply: FastifyReply, retryAfterSeconds: number): FastifyReply {
  return reply
    .code(429)
    .header('cache-control', 'no-store')
    .header('retry-after', String(retryAfterSeconds))
    .send({ error: expectedError('LIMIT_EXCEEDED') })
}

/** What a JSON endpoint answers to a body that is not what it understands. */
export function malformedRequest(reply: FastifyReply): FastifyReply {
  return reply.code(400).send({ error: { message: 'The request body is not understood.' } })
}

import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { GraphQLError } from 'graphql'
import { authenticate } from '../../server/access/authenticate.ts'
import type { Services } from '../../server/services.ts'
import { flagContext } from '../../server/flags/flag-context.ts'

/**
 * Mounts `POST /ofrep/v1/evaluate/flags`, which returns the caller's flags by OFREP. The bearer token alone decides the
 * context; that of the request is ignored. It returns 401 for an invalid token. Flags without a value are left out, as in
 * the protocol.
 */
export function mountOfrep(app: FastifyInstance, services: Services): void {
  app.post('/ofrep/v1/evaluate/flags', { bodyLimit: 10_000 }, async (request, reply) => {
    const viewer = await authenticate(services, request.headers.authorization)
    if (viewer instanceof GraphQLError)
      return reply
        .code(401)
        .header('www-authenticate', 'Bearer error="invalid_token"')
        .send({ errorCode: 'GENERAL', errorDetails: viewer.message })
    const values = await services.flags.of(flagContext(viewer))
    const flags = Object.entries(values)
      .filter(([, value]) => value !== null)
      .map(([key, value]) => ({ key, value, reason: 'TARGETING_MATCH' }))
    const body = JSON.stringify({ flags })
    const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`
    reply.header('etag', etag)
    if (request.headers['if-none-match'] === etag) return reply.code(304).send()
    return reply.type('application/json; charset=utf-8').send(body)
  })
}

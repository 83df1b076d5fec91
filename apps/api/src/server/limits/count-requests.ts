import type { FastifyInstance } from 'fastify'
import { GraphQLError } from 'graphql'
import { authenticateCaller, type Caller } from '../access/authenticate.ts'
import { tooManyRequests } from '../http/refusals.ts'
import type { Services } from '../services.ts'
import type { LimitResult } from './recent-lookups.ts'

/** Matches the endpoints counted here. GraphQL and pages are counted elsewhere; other files are not counted. */
const COUNTED =
  /^\/(?:user|oauth2|saml2|elu|ofrep|altcha|calendar|membership-changes|organization-downloads)(?:[/?]|$)/

/** Counts each request to the endpoints beside GraphQL, by member when one is signed in, otherwise by address. */
export function countRequests(app: FastifyInstance, services: Services): void {
  if (!services.config.rateLimits) return
  app.addHook('onRequest', async (request, reply) => {
    if (!COUNTED.test(request.url)) return undefined
    const caller = await authenticateCaller(services, request.headers.authorization)
    const result = await consumeRequest(services, caller, request.ip)
    return result.allowed ? undefined : tooManyRequests(reply, result.retryAfterSeconds)
  })
}

/** Counts one request of this caller: members one by one, so that a cohort behind one address is not refused. SECURITY.md#rate-limits */
export function consumeRequest(
  { limits }: Services,
  caller: Caller | GraphQLError,
  from: string,
): Promise<LimitResult> {
  const viewer = caller instanceof GraphQLError ? undefined : caller.viewer
  return viewer
    ? limits.consume('everything-user', viewer.userId)
    : limits.consume('everything-address', from)
}

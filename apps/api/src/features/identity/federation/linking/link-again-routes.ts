import type { FastifyInstance } from 'fastify'
import { GraphQLError } from 'graphql'
import { z } from 'zod'
import { authenticateCaller } from '../../../../server/access/authenticate.ts'
import { expectedError } from '../../../../server/graphql/expected-error.ts'
import { malformedRequest, unauthorizedRequest } from '../../../../server/http/refusals.ts'
import type { Services } from '../../../../server/services.ts'
import type { CheckCredentials } from '../../password/check-credentials.ts'
import { refuseLogin } from '../../provider/close-during-outage.ts'
import { sendAttemptError } from '../../password/attempt-errors.ts'
import { linkAgain } from './link-again.ts'

const LINK_AGAIN = z.strictObject({ password: z.string().max(1000) })

/**
 * Mounts `POST /user/linkAgain`: the holder of a social account that its member unlinked links it again by the member's
 * password. The bearer is the id token of that sign-in, which names no member yet. JSON in, JSON out.
 * Threat T-A9; docs/decisions/federation.md.
 */
export function mountLinkAgain(
  app: FastifyInstance,
  services: Services,
  checkCredentials: CheckCredentials,
): void {
  app.post('/user/linkAgain', async (request, reply) => {
    reply.header('cache-control', 'no-store')
    const closed = refuseLogin(services, reply)
    if (closed) return closed
    const caller = await authenticateCaller(services, request.headers.authorization)
    if (caller instanceof GraphQLError) return unauthorizedRequest(reply, caller.message)
    if (!caller.identity) return unauthorizedRequest(reply)
    const password = LINK_AGAIN.safeParse(request.body).data?.password
    if (password === undefined) return malformedRequest(reply)
    const { identityId } = caller.identity
    const attempt = { identityId, password, from: request.ip, now: services.clock() }
    try {
      const refusal = await linkAgain(services, checkCredentials, attempt)
      return refusal ? { success: false, error: expectedError(refusal) } : { success: true }
    } catch (error) {
      return sendAttemptError(reply, error)
    }
  })
}

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { GraphQLError } from 'graphql'
import { z } from 'zod'
import { authenticate } from '../../../server/access/authenticate.ts'
import type { SignedInViewer } from '../../../server/access/viewer.ts'
import { expectedError } from '../../../server/graphql/expected-error.ts'
import { malformedRequest, unauthorizedRequest } from '../../../server/http/refusals.ts'
import type { Services } from '../../../server/services.ts'
import type { CheckCredentials } from '../password/check-credentials.ts'
import { sendAttemptError } from '../password/attempt-errors.ts'
import { confirmIdentity, getConfirmationMethod } from './step-up.ts'

const CONFIRM = z.strictObject({ password: z.string().max(1000) })

/**
 * Mounts `POST /user/howToConfirm` and `POST /user/confirmIdentity`: a member authenticates again before changing how
 * they sign in. JSON in, JSON out. Threat T-A9; docs/decisions/federation.md.
 */
export function mountConfirmation(
  app: FastifyInstance,
  services: Services,
  checkCredentials: CheckCredentials,
): void {
  const { clock, database } = services

  app.register(async (scope) => {
    scope.addHook('onRequest', async (_request, reply) => {
      reply.header('cache-control', 'no-store')
    })

    scope.post('/user/howToConfirm', async (request, reply) => {
      const member = await memberOf(request, reply)
      return member ? getConfirmationMethod(database.db, member) : reply
    })

    scope.post('/user/confirmIdentity', async (request, reply) => {
      const member = await memberOf(request, reply)
      if (!member) return reply
      const password = CONFIRM.safeParse(request.body).data?.password
      if (password === undefined) return malformedRequest(reply)
      const attempt = { member, password, from: request.ip, now: clock() }
      try {
        const isTheirs = await confirmIdentity(services, checkCredentials, attempt)
        return isTheirs ? { success: true } : { success: false, error: expectedError('INVALID_PASSWORD') }
      } catch (error) {
        return sendAttemptError(reply, error)
      }
    })
  })

  /** Returns the member who sent the request; otherwise sends 401 and returns undefined. */
  async function memberOf(request: FastifyRequest, reply: FastifyReply): Promise<SignedInViewer | undefined> {
    const viewer = await authenticate(services, request.headers.authorization)
    if (viewer && !(viewer instanceof GraphQLError)) return viewer
    unauthorizedRequest(reply, viewer?.message)
    return undefined
  }
}

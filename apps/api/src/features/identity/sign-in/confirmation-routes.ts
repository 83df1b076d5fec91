import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { expectedError } from '../../../server/graphql/expected-error.ts'
import { malformedRequest } from '../../../server/http/refusals.ts'
import type { Services } from '../../../server/services.ts'
import { authenticateMember } from './authenticate-member.ts'
import { confirmIdentity, getConfirmationMethod } from './step-up.ts'

const CONFIRM = z.strictObject({ password: z.string().max(1000) })

/**
 * Mounts `POST /user/howToConfirm` and `POST /user/confirmIdentity`: a member authenticates again before changing how
 * they sign in. Requests and responses are JSON. docs/product/account-settings.md#identity-confirmation
 */
export function mountConfirmation(scope: FastifyInstance, services: Services): void {
  scope.post('/user/howToConfirm', async (request, reply) => {
    const member = await authenticateMember(services, request, reply)
    return member ? getConfirmationMethod(services.database.db, member) : reply
  })

  scope.post('/user/confirmIdentity', async (request, reply) => {
    const member = await authenticateMember(services, request, reply)
    if (!member) return reply
    const password = CONFIRM.safeParse(request.body).data?.password
    if (password === undefined) return malformedRequest(reply)
    const attempt = { member, password, from: request.ip, now: services.clock() }
    const isConfirmed = await confirmIdentity(services, attempt)
    return isConfirmed ? { success: true } : { success: false, error: expectedError('INVALID_PASSWORD') }
  })
}

import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { expectedError } from '../../../server/graphql/expected-error.ts'
import { malformedRequest, tooManyRequests } from '../../../server/http/refusals.ts'
import { readServerCookie } from '../../../server/http/headers/server-cookies.ts'
import type { Services } from '../../../server/services.ts'
import { PassNotRestored } from '../../invitations/passes/passes.ts'
import { changePassword } from '../password/change/change-password.ts'
import { confirmPassword } from '../password/confirm-password.ts'
import { authenticateMember } from './authenticate-member.ts'
import { obtainCode } from './obtain-code.ts'
import { redeemOneTimeCode, targetOrigin } from './one-time-codes-store.ts'
import { randomToken } from '../../../server/random-token.ts'
import { sendResetCode } from '../password/send-code.ts'
import { SIGNUP_COOKIE } from '../account-proofs-store.ts'
import { findActivation, signedUpUser } from './signup-proofs-store.ts'
import { CLEAR_SITE_DATA, endAllSignIns, findSigningOutUser } from './sign-out.ts'

const text = z.string().max(320)
const FORGOT = z.object({ email: text })
const CONFIRM = z.object({
  email: text,
  code: z.string().max(200),
  password: z.string().max(1000),
  /** The token of the activation link, for a first password. */
  tac: z.string().max(100).optional(),
})
const CHANGE = z.strictObject({ currentPassword: z.string().max(1000), newPassword: z.string().max(1000) })
const OBTAIN = z.object({ b64AuthInfo: z.string(), authRedirectUrl: z.string() })
const REDEEM = z.object({ acode: z.string().max(100), redirectUrl: z.string() })
const ELU = z.object({ e: text })

/** The error messages of the one-time code endpoints. */
const OBTAIN_REFUSALS = {
  TARGET: { status: 400, message: 'This address is not one of our sites.' },
  TOKENS: { status: 401, message: 'Unauthorized' },
  EXPIRED: { status: 401, message: 'Token has expired.' },
} as const
const NOT_REDEEMABLE = 'This code is not good.'

/**
 * Mounts the endpoints beside GraphQL that identify people: passwords by mailed code or by the current
 * one, one-time codes for other sites,
 * sign-out everywhere, and `/elu`, which returns whether this browser has just signed up an address. Requests and responses
 * are JSON.
 */
export function mountUserRoutes(scope: FastifyInstance, services: Services): void {
  const { cacheInvalidation, clock, config, database } = services

  scope.post('/user/forgotPassword', async (request, reply) => {
    const body = FORGOT.safeParse(request.body).data
    if (!body) return malformedRequest(reply)
    const result = await sendResetCode(services, { email: body.email, from: request.ip, now: clock() })
    return result.allowed ? { success: true } : tooManyRequests(reply, result.retryAfterSeconds)
  })

  scope.post('/user/confirmPassword', async (request, reply) => {
    const body = CONFIRM.safeParse(request.body).data
    if (!body) return malformedRequest(reply)
    const refusal = await confirmPassword(services, { ...body, from: request.ip, now: clock() })
    if (refusal instanceof PassNotRestored) return { success: false, error: refusal.refusal }
    if (refusal !== null && typeof refusal === 'object')
      return tooManyRequests(reply, refusal.retryAfterSeconds)
    if (refusal) return { success: false, error: expectedError(refusal) }
    const { email, tac } = body
    const redirectPath = tac && (await findActivation(database.db, { email, tac }))?.redirectPath
    return { success: true, ...(redirectPath ? { redirectPath } : {}) }
  })

  scope.post('/user/changePassword', async (request, reply) => {
    const member = await authenticateMember(services, request, reply)
    if (!member) return reply
    const body = CHANGE.safeParse(request.body).data
    if (!body) return malformedRequest(reply)
    const refusal = await changePassword(services, { member, ...body, from: request.ip, now: clock() })
    if (refusal !== null && typeof refusal === 'object')
      return tooManyRequests(reply, refusal.retryAfterSeconds)
    return refusal ? { success: false, error: expectedError(refusal) } : { success: true }
  })

  scope.post('/user/signOutEverywhere', async (request, reply) => {
    const userId = await findSigningOutUser(services, request.headers.authorization, clock())
    if (!userId) {
      reply.code(401).header('www-authenticate', 'Bearer error="invalid_token"')
      return { success: false, error: { message: 'Unauthorized' } }
    }
    await cacheInvalidation.transaction((tx, invalidate) => endAllSignIns(tx, invalidate, userId, clock()))
    reply.header('clear-site-data', CLEAR_SITE_DATA)
    return { success: true }
  })

  scope.post('/user/obtainACode', async (request, reply) => {
    const body = OBTAIN.safeParse(request.body).data
    if (!body) return malformedRequest(reply)
    const obtained = await obtainCode(services, { ...body, now: clock() })
    if (typeof obtained === 'string') {
      const { status, message } = OBTAIN_REFUSALS[obtained]
      return reply.code(status).send({ error: { message } })
    }
    return 'acode' in obtained ? obtained : tooManyRequests(reply, obtained.retryAfterSeconds)
  })

  scope.post('/user/redeemACode', async (request, reply) => {
    const body = REDEEM.safeParse(request.body).data
    if (!body) return malformedRequest(reply)
    const origin = targetOrigin(services, body.redirectUrl)
    const member = origin && (await redeemOneTimeCode(services, { code: body.acode, origin, now: clock() }))
    return member ?? reply.code(400).send({ error: { message: NOT_REDEEMABLE } })
  })

  scope.post('/elu', async (request, reply) => {
    const body = ELU.safeParse(request.body).data
    if (!body) return malformedRequest(reply)
    const result = await services.limits.consume('elu', request.ip)
    if (!result.allowed) return tooManyRequests(reply, result.retryAfterSeconds)
    // A request without the cookie runs the same query, so that its time reveals nothing.
    const nonce = readServerCookie(config, request, SIGNUP_COOKIE) ?? randomToken()
    const userId = await signedUpUser(database.db, { nonce, email: body.e, now: clock() })
    // A person who has just signed up here is not guessing, and may belong to a class that shares one network.
    if (userId !== undefined) await services.limits.refund('elu', request.ip)
    return { s: userId !== undefined, u: userId ?? null }
  })
}

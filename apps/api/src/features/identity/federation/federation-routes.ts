import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { GraphQLError } from 'graphql'
import { z } from 'zod'
import { type ErrorCode, ERROR_CODES } from '@section/contract/error-codes.ts'
import { authenticateCaller } from '../../../server/access/authenticate.ts'
import { expectedError } from '../../../server/graphql/expected-error.ts'
import { malformedRequest, tooManyRequests, unauthorizedRequest } from '../../../server/http/refusals.ts'
import { readServerCookie, serverCookie } from '../../../server/http/headers/server-cookies.ts'
import type { Services } from '../../../server/services.ts'
import { refuseLogin } from '../provider/close-during-outage.ts'
import { randomToken, tokenHash } from '../../../server/random-token.ts'
import { authenticateMember } from '../sign-in/authenticate-member.ts'
import { isRecentlyAuthenticated } from '../sign-in/step-up.ts'
import { FEDERATION_SECONDS, finishFederation } from './federation-store.ts'
import { linkAgain, unlinkedState } from './linking/link-again.ts'
import { startFederation, StartFederation } from './start-federation.ts'

/** The cookie that binds a federated sign-in to the browser that began it; `<namespace>_federation`. */
export const FEDERATION_COOKIE = 'federation'

const FinishFederation = z.strictObject({ state: z.string().max(100) })
const LinkAgain = z.strictObject({ password: z.string().max(1000) })
const BODY_BYTES = 16_384

/**
 * Mounts `POST /user/startFederation` and `POST /user/finishFederation`: the server stores the purpose of a federated
 * sign-in, so that its result cannot be used for another purpose. Linking an account requires an authentication within the
 * last ten minutes (CONFIRMATION_NEEDED). A person who signs in with an account that its member has unlinked learns how to
 * link it (`unlinked`), and `POST /user/linkAgain` links it with the member's password. During an outage no sign-in begins
 * (LOGIN_BLOCKED), and each IP address may begin a limited number (LIMIT_EXCEEDED). Requests and responses are JSON.
 * docs/product/federated-sign-in.md#from-start-to-return
 */
export function mountFederationRoutes(scope: FastifyInstance, services: Services): void {
  const { config, clock, database } = services
  const options = { bodyLimit: BODY_BYTES }

  scope.post('/user/startFederation', options, async (request, reply) => {
    const closed = refuseLogin(services, reply)
    if (closed) return closed
    const start = StartFederation.safeParse(request.body).data
    if (!start) return refuse(reply, 400, 'NOT_FOUND')
    const result = await services.limits.consume('federation-start', request.ip)
    if (!result.allowed) return tooManyRequests(reply, result.retryAfterSeconds)
    const now = clock()
    const links = start.context === 'add-secondary-email'
    const viewer = links ? await authenticateMember(services, request, reply) : null
    if (viewer === undefined) return reply
    // This prevents somebody at an unattended browser from linking an account of their own.
    if (viewer && !(await isRecentlyAuthenticated(database.db, viewer.sid, now)))
      return { error: expectedError('CONFIRMATION_NEEDED') }
    const browser = readBrowserCookie(request) ?? randomToken()
    const started = await startFederation(services, start, { browser, userId: viewer?.userId ?? null, now })
    if (!started) return refuse(reply, 404, 'NOT_FOUND')
    const cookie = serverCookie(config, FEDERATION_COOKIE, browser, FEDERATION_SECONDS)
    return reply.header('set-cookie', cookie).send(started)
  })

  scope.post('/user/finishFederation', options, async (request, reply) => {
    const body = FinishFederation.safeParse(request.body).data
    const browser = readBrowserCookie(request)
    const ended = body && browser && { stateHash: tokenHash(body.state), browserHash: tokenHash(browser) }
    const row = ended && (await finishFederation(database.db, ended, clock()))
    if (!row) return refuse(reply, 400, 'STATE_INVALID')
    const { context, options: stored, identityId } = row
    const unlinked = identityId === null ? undefined : await unlinkedState(database.db, identityId)
    return { context, options: stored, failure: failureOf(row.failure), ...(unlinked ? { unlinked } : {}) }
  })

  scope.post('/user/linkAgain', async (request, reply) => {
    const closed = refuseLogin(services, reply)
    if (closed) return closed
    // The bearer token is the id token of the social sign-in, which names no member yet.
    const caller = await authenticateCaller(services, request.headers.authorization)
    if (caller instanceof GraphQLError) return unauthorizedRequest(reply, caller.message)
    if (!caller.identity) return unauthorizedRequest(reply)
    const password = LinkAgain.safeParse(request.body).data?.password
    if (password === undefined) return malformedRequest(reply)
    const { identityId } = caller.identity
    const refusal = await linkAgain(services, { identityId, password, from: request.ip, now: clock() })
    return refusal ? { success: false, error: expectedError(refusal) } : { success: true }
  })

  const readBrowserCookie = (request: FastifyRequest) => readServerCookie(config, request, FEDERATION_COOKIE)
}

function failureOf(code: string | null) {
  return code !== null && Object.hasOwn(ERROR_CODES, code) ? expectedError(code as ErrorCode) : null
}

const refuse = (reply: FastifyReply, status: number, code: ErrorCode) =>
  reply.code(status).send({ error: expectedError(code) })

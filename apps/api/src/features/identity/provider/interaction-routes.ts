import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { tooManyTries } from '@section/domain/identity/sign-in-messages.ts'
import { readServerCookie } from '../../../server/http/headers/server-cookies.ts'
import type { Account } from '../identity-store.ts'
import { FEDERATION_COOKIE } from '../federation/federation-routes.ts'
import { checkCredentials, isStillCorrect } from '../password/check-credentials.ts'
import { QueueFull } from '../../../server/concurrency-limiter.ts'
import { TooManyFailures } from '../password/login-limits.ts'
import {
  failedResult,
  findInteraction,
  finishInteraction,
  INTERACTION_PATH,
  type InteractionParts,
} from './interactions.ts'
import { INVALID_CREDENTIALS, sendExpiredPage, sendPage, signInPage } from './sign-in-page.ts'

const LATER = 'Too many people are signing in. Please try again in a moment.'

/**
 * Mounts the step between an authorization request and its code: the login form, or the redirect to another identity
 * provider. Only the browser that began the request may continue it.
 */
export function mountInteraction(
  scope: FastifyInstance,
  { services, provider, unit, broker }: InteractionParts,
): void {
  const { config } = services
  const brand = config.brand.name

  scope.get(`${INTERACTION_PATH}/:uid`, async (request, reply) => {
    const interaction = await findInteraction(provider(), request, reply)
    if (!interaction) return sendExpiredPage(reply, brand)
    if (interaction.params['identity_provider'] === undefined)
      return sendPage(reply, 200, signInPage({ brand }))
    const started = await broker.start(interaction, {
      browser: readServerCookie(config, request, FEDERATION_COOKIE),
      now: services.clock(),
    })
    if (!started) return sendExpiredPage(reply, brand)
    if ('url' in started) return reply.redirect(started.url.href, 303)
    return finishInteraction(provider(), request, reply, failedResult(started.failure))
  })

  scope.post(`${INTERACTION_PATH}/:uid`, async (request, reply) => {
    const interaction = await findInteraction(provider(), request, reply)
    // A request that names an identity provider cannot be completed with a password.
    if (!interaction || interaction.params['identity_provider'] !== undefined)
      return sendExpiredPage(reply, brand)
    const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams()
    const [email, password] = [form.get('email') ?? '', form.get('password') ?? '']
    const refuse = (status: number, problem: string): FastifyReply =>
      sendPage(reply, status, signInPage({ brand, email, problem }))
    try {
      const account = await checkCredentials(services, { email, password, from: request.ip })
      const next = account && (await unit.run(() => accept(account, request, reply)))
      return next === undefined ? refuse(401, INVALID_CREDENTIALS) : reply.redirect(next, 303)
    } catch (error) {
      if (error instanceof QueueFull) return refuse(429, LATER)
      if (!(error instanceof TooManyFailures)) throw error
      reply.header('retry-after', String(error.retryAfterSeconds))
      return refuse(429, tooManyTries(error.retryAfterSeconds))
    }
  })

  /** Stores that this account signs in and returns where the browser goes on; undefined if its password has changed. */
  async function accept(
    account: Account,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<string | undefined> {
    if (!(await unit.query((db) => isStillCorrect(db, account)))) return undefined
    const login = { accountId: account.userId, amr: ['pwd'], remember: false }
    return provider().interactionResult(request.raw, reply.raw, { login })
  }
}

import type { FastifyInstance, FastifyReply, onRequestAsyncHookHandler } from 'fastify'
import type Provider from 'oidc-provider'
import { tooManyTries } from '@section/domain/identity/sign-in-messages.ts'
import type { Config } from '../../../server/config.ts'
import { readServerCookie } from '../../../server/http/headers/server-cookies.ts'
import type { CheckCredentials } from '../password/check-credentials.ts'
import type { FederationBroker } from '../federation/federation-broker.ts'
import { FEDERATION_COOKIE } from '../federation/federation-routes.ts'
import { failed, interactionOf } from '../federation/upstream/upstream-routes.ts'
import { INTERACTION_PATH } from './interaction-path.ts'
import { TooManyFailures } from '../password/login-limits.ts'
import {
  INVALID_CREDENTIALS,
  refusalPage,
  SIGN_IN_CONTENT_SECURITY_POLICY,
  signInPage,
} from './sign-in-page.ts'
import { QueueFull } from '../password/concurrency-limiter.ts'

const EXPIRED = 'The sign-in took too long, or was begun in another browser.'
const LATER = 'Too many people are signing in. Please try again in a moment.'

interface Parts {
  /** Returns the provider that signs with the current keys. */
  provider: () => Provider
  config: Config
  checkCredentials: CheckCredentials
  broker: FederationBroker
  /** Sends the outage notice instead of any page here while logging in is blocked. */
  closed: onRequestAsyncHookHandler
}

/**
 * Mounts the step between an authorization request and its code: the login form, or the redirect to another identity
 * provider. Only the browser that began it may continue.
 */
export function mountInteraction(app: FastifyInstance, parts: Parts): void {
  const { provider, config, checkCredentials, broker, closed } = parts
  const brand = config.brand.name

  app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_request, body, done) => done(null, new URLSearchParams(String(body))),
    )
    scope.addHook('onRequest', closed)
    scope.addHook('onSend', async (_request, reply) => {
      reply
        .header('cache-control', 'no-store')
        .header('referrer-policy', 'no-referrer')
        .header('content-security-policy', SIGN_IN_CONTENT_SECURITY_POLICY)
    })
    scope.get(`${INTERACTION_PATH}/:uid`, async (request, reply) => {
      const interaction = await interactionOf(provider(), request, reply)
      if (!interaction) return show(reply, 400, refusalPage(brand, EXPIRED))
      if (interaction.params['identity_provider'] === undefined)
        return show(reply, 200, signInPage({ brand }))
      const started = await broker.start(interaction, readServerCookie(config, request, FEDERATION_COOKIE))
      if (!started) return show(reply, 400, refusalPage(brand, EXPIRED))
      if ('url' in started) return reply.redirect(started.url.href, 303)
      return reply.redirect(
        await provider().interactionResult(request.raw, reply.raw, failed(started.failure)),
        303,
      )
    })
    scope.post(`${INTERACTION_PATH}/:uid`, async (request, reply) => {
      const interaction = await interactionOf(provider(), request, reply)
      // A request that names an identity provider cannot be completed with a password.
      if (!interaction || interaction.params['identity_provider'] !== undefined)
        return show(reply, 400, refusalPage(brand, EXPIRED))
      const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams()
      const email = form.get('email') ?? ''
      try {
        const password = form.get('password') ?? ''
        const account = await checkCredentials({ email, password, from: request.ip })
        if (!account) return show(reply, 401, signInPage({ brand, email, problem: INVALID_CREDENTIALS }))
        const result = { login: { accountId: account.userId, amr: ['pwd'], remember: false } }
        const next = await provider().interactionResult(request.raw, reply.raw, result)
        return reply.redirect(next, 303)
      } catch (error) {
        if (!(error instanceof TooManyFailures) && !(error instanceof QueueFull)) throw error
        if (error instanceof QueueFull) return show(reply, 429, signInPage({ brand, email, problem: LATER }))
        reply.header('retry-after', String(error.retryAfterSeconds))
        return show(reply, 429, signInPage({ brand, email, problem: tooManyTries(error.retryAfterSeconds) }))
      }
    })
  })
}

const show = (reply: FastifyReply, status: number, html: string) =>
  reply.code(status).type('text/html; charset=utf-8').send(html)

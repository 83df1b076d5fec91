import type { FastifyReply } from 'fastify'
import type Provider from 'oidc-provider'
import type { Services } from '../../../server/services.ts'
import { refusalPage } from './sign-in-page.ts'
import { isServiceUnavailable, RETRY_SECONDS } from '../../../server/http/service-unavailable.ts'

const UNAVAILABLE = {
  error: 'temporarily_unavailable',
  error_description: 'We are very busy right now. Please try again in a moment.',
}

/**
 * Makes the provider respond with 503 and Retry-After when the service is unavailable, because it would report an unknown
 * error as 500. Logs both kinds of errors. SECURITY.md#database-outages
 */
export function reportUnavailability(
  provider: Provider,
  { config, log }: Pick<Services, 'config' | 'log'>,
): void {
  const unavailable = new WeakSet<object>()
  provider.on('server_error', (ctx, err) => {
    if (!isServiceUnavailable(err)) {
      log.error({ err }, 'The identity provider failed')
      return
    }
    log.warn({ err }, 'The identity provider could not serve a request')
    unavailable.add(ctx)
  })
  provider.use(async (ctx, next) => {
    try {
      await next()
    } catch (err) {
      // The transaction of an authorization request begins and commits where the provider handles no errors.
      if (!isServiceUnavailable(err)) throw err
      log.warn({ err }, 'The identity provider could not serve a request')
      unavailable.add(ctx)
      for (const header of ['location', 'set-cookie']) ctx.remove(header)
      ctx.type = 'html'
      ctx.body = refusalPage(config.brand.name, UNAVAILABLE.error_description)
    }
    if (!unavailable.has(ctx)) return
    ctx.status = 503
    ctx.set('Retry-After', String(RETRY_SECONDS))
    // A browser that asked for a page still gets the page.
    if (!ctx.response.is('html')) ctx.body = UNAVAILABLE
  })
}

/** Sends the same response to a token request that did not reach the provider. */
export const tokensUnavailable = (reply: FastifyReply): FastifyReply =>
  reply.code(503).header('retry-after', RETRY_SECONDS).header('cache-control', 'no-store').send(UNAVAILABLE)

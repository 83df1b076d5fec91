import type { FastifyReply } from 'fastify'
import type Provider from 'oidc-provider'
import type { Services } from '../../server/services.ts'
import { isOverload, RETRY_SECONDS } from '../../server/http/overload.ts'

const BUSY = {
  error: 'temporarily_unavailable',
  error_description: 'We are very busy right now. Please try again in a moment.',
}

/**
 * Lets the provider answer 503 with Retry-After when there was no room for a request; on its own it reports every error
 * that it does not know as a server error. Logs both. Threat T-F2.
 */
export function tellOverload(provider: Provider, log: Services['log']): void {
  const withoutRoom = new WeakSet<object>()
  provider.on('server_error', (ctx, err) => {
    if (!isOverload(err)) {
      log.error({ err }, 'The identity provider failed')
      return
    }
    log.warn({ err }, 'There was no room for a request to the identity provider')
    withoutRoom.add(ctx)
  })
  provider.use(async (ctx, next) => {
    await next()
    if (!withoutRoom.has(ctx)) return
    ctx.status = 503
    ctx.set('Retry-After', String(RETRY_SECONDS))
    // A page that a browser asked for stays a page.
    if (!ctx.response.is('html')) ctx.body = BUSY
  })
}

/** The same answer to a request for tokens that has not come as far as the provider. */
export const noRoomForTokens = (reply: FastifyReply): FastifyReply =>
  reply.code(503).header('retry-after', RETRY_SECONDS).header('cache-control', 'no-store').send(BUSY)

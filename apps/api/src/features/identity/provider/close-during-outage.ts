import type { FastifyReply, FastifyRequest } from 'fastify'
import { loginBlockedError, loginOutage } from '../../../server/access/login-outage.ts'
import type { Services } from '../../../server/services.ts'
import { providerError } from '../password/attempt-errors.ts'
import { noticePage, sendPage } from './sign-in-page.ts'
import type { TokenExchange } from './grants/token-exchange.ts'

const RETRY_SECONDS = '60'

/** Refuses a request that begins a sign-in during an outage; returns null without an outage. docs/decisions/flags.md */
export function refuseLogin(services: Pick<Services, 'flags'>, reply: FastifyReply): FastifyReply | null {
  const error = loginBlockedError(services)
  return error && reply.code(503).header('retry-after', RETRY_SECONDS).send({ error })
}

/** Returns a hook for pages on which people sign in: during an outage they show the notice and do nothing else. */
export function closeDuringOutage(services: Pick<Services, 'flags' | 'config'>) {
  return async (_request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
    const notice = loginOutage(services)
    if (!notice) return undefined
    reply.header('retry-after', RETRY_SECONDS)
    return sendPage(reply, 503, noticePage(services.config.brand.name, notice))
  }
}

/** The grants that begin a sign-in. A refresh token continues one and is therefore exchanged even during an outage. */
const SIGN_IN_GRANTS: ReadonlySet<string> = new Set(['password', 'authorization_code'])

/** Wraps a token exchange so that it is refused during an outage, if it begins a sign-in. */
export function refuseDuringOutage(
  services: Pick<Services, 'flags'>,
  name: string,
  exchange: TokenExchange,
): TokenExchange {
  if (!SIGN_IN_GRANTS.has(name)) return exchange
  return (ctx) => {
    const notice = loginOutage(services)
    if (!notice) return exchange(ctx)
    ctx.set('Retry-After', RETRY_SECONDS)
    throw providerError(503, 'login_blocked', notice.description)
  }
}

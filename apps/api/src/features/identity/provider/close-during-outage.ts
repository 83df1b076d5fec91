import type { FastifyReply, FastifyRequest } from 'fastify'
import { errors, type KoaContextWithOIDC } from 'oidc-provider'
import type { OutageNotice } from '@section/domain/flags/outage.ts'
import { loginBlocked, loginOutage } from '../../../server/access/login-outage.ts'
import type { Services } from '../../../server/services.ts'
import { noticePage, SIGN_IN_CONTENT_SECURITY_POLICY } from './sign-in-page.ts'
import type { TokenExchange } from './grants/token-exchange.ts'

const RETRY_SECONDS = '60'

type Needed = Pick<Services, 'flags'>

/** What a JSON endpoint that begins a sign-in answers during an outage; null: it goes on. docs/decisions/flags.md. */
export function refuseLogin(services: Needed, reply: FastifyReply): FastifyReply | null {
  const error = loginBlocked(services)
  return error && reply.code(503).header('retry-after', RETRY_SECONDS).send({ error })
}

/** A hook for pages on which people sign in: during an outage they show the notice and do nothing else. */
export function closeDuringOutage(services: Pick<Services, 'flags' | 'config'>) {
  return async (_request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
    const notice = loginOutage(services)
    if (!notice) return undefined
    return reply
      .code(503)
      .header('retry-after', RETRY_SECONDS)
      .header('cache-control', 'no-store')
      .header('content-security-policy', SIGN_IN_CONTENT_SECURITY_POLICY)
      .type('text/html; charset=utf-8')
      .send(noticePage(services.config.brand.name, notice))
  }
}

/** The grants by which a sign-in begins; the exchange of a refresh token goes on with one. */
const BEGINNINGS: ReadonlySet<string> = new Set(['password', 'authorization_code'])

/** A grant that is refused during an outage when a sign-in begins with it. */
export function unlessOutage(services: Needed, name: string, exchange: TokenExchange): TokenExchange {
  if (!BEGINNINGS.has(name)) return exchange
  return (ctx) => {
    const notice = loginOutage(services)
    if (notice) throw refusedGrant(ctx, notice)
    return exchange(ctx)
  }
}

function refusedGrant(ctx: KoaContextWithOIDC, { description }: OutageNotice): Error {
  ctx.set('Retry-After', RETRY_SECONDS)
  const error = new errors.CustomOIDCProviderError('login_blocked', description)
  return Object.assign(error, { status: 503, statusCode: 503, expose: true })
}

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { IncomingMessage } from 'node:http'
import { tooManyTries } from '@section/domain/identity/sign-in-messages.ts'
import { isServiceUnavailable } from '../../server/http/service-unavailable.ts'
import type { Services } from '../../server/services.ts'
import { FederationBroker } from './federation/federation-broker.ts'
import { mountFederationRoutes } from './federation/federation-routes.ts'
import { mountUpstreamRoutes } from './federation/upstream/upstream-routes.ts'
import { sendAttemptError } from './password/attempt-errors.ts'
import { closeDuringOutage } from './provider/close-during-outage.ts'
import { AUTHORIZE, createProvider } from './provider/create-provider.ts'
import { mountInteraction } from './provider/interaction-routes.ts'
import type { InteractionParts } from './provider/interactions.ts'
import { tokensUnavailable } from './provider/provider-unavailable.ts'
import { PAGE_HEADERS, refusalPage, sendPage } from './provider/sign-in-page.ts'
import { UnitOfWork } from './provider/unit-of-work.ts'
import { mountConfirmation } from './sign-in/confirmation-routes.ts'
import { mountUserRoutes } from './sign-in/user-routes.ts'

const PATHS = [
  '/.well-known/openid-configuration',
  '/.well-known/oauth-authorization-server',
  '/.well-known/jwks.json',
  '/oauth2/*',
]

/** The token endpoint, which issues id tokens. */
const TOKEN = '/oauth2/token'

/** Mounts our OpenID provider and the endpoints of identity. docs/decisions/embedded-identity-provider.md */
export async function mountIdentity(app: FastifyInstance, services: Services): Promise<void> {
  const { config, signingKeys: keys } = services
  const unit = new UnitOfWork(services.database.db, services.cacheInvalidation)
  let provider = await createProvider(services, unit)
  let callback = provider.callback()
  keys.onChange(async () => {
    provider = await createProvider(services, unit)
    callback = provider.callback()
  })
  const publicAddress = config.http.publicUrl ? new URL(config.http.publicUrl) : undefined

  await app.register(async (scope) => {
    // The provider reads its bodies itself.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null))
    const close = closeDuringOutage(services)
    scope.addHook('onRequest', async (request, reply) => {
      if (request.url.startsWith(AUTHORIZE)) return close(request, reply)
    })
    scope.addHook('onRequest', async (request, reply) => {
      if (request.url.split('?', 1)[0] === AUTHORIZE) return limitAuthorization(services, request, reply)
    })
    for (const url of PATHS) scope.route({ method: ['GET', 'POST', 'OPTIONS'], url, handler: forward })
  })
  mountPages(app, { services, provider: () => provider, unit, broker: new FederationBroker(services) })
  mountEndpoints(app, services)

  async function forward(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    // The keys are read again before each token is signed, so that no server signs with a key that the others refuse.
    if (request.method === 'POST' && request.url.startsWith(TOKEN)) {
      try {
        await keys.refresh()
      } catch (error) {
        if (!isServiceUnavailable(error)) throw error
        services.log.warn({ err: error }, 'A request for tokens could not be served')
        return void tokensUnavailable(reply)
      }
    }
    reply.hijack()
    request.raw.clientAddress = request.ip
    if (publicAddress) setHost(publicAddress, request.raw)
    await callback(request.raw, reply.raw)
  }
}

/** Mounts the pages between an authorization request and its code. They must not be stored and send no referrer. */
function mountPages(app: FastifyInstance, parts: InteractionParts): void {
  app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_request, body, done) => done(null, new URLSearchParams(String(body))),
    )
    scope.addHook('onRequest', closeDuringOutage(parts.services))
    scope.addHook('onSend', async (_request, reply) => void reply.headers(PAGE_HEADERS))
    mountInteraction(scope, parts)
    mountUpstreamRoutes(scope, parts)
  })
}

/** Mounts the JSON endpoints beside GraphQL. Their responses must not be stored. */
function mountEndpoints(app: FastifyInstance, services: Services): void {
  app.register(async (scope) => {
    scope.addHook('onRequest', async (_request, reply) => void reply.header('cache-control', 'no-store'))
    scope.setErrorHandler((error, _request, reply) => sendAttemptError(reply, error))
    mountFederationRoutes(scope, services)
    mountUserRoutes(scope, services)
    mountConfirmation(scope, services)
  })
}

/**
 * Counts an authorization request by IP address, because each one stores a record even if it is never completed. Sends the
 * refusal beyond the limit and returns undefined within it. SECURITY.md#rate-limits
 */
async function limitAuthorization(
  { config, limits }: Services,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply | undefined> {
  const result = await limits.consume('authorize', request.ip)
  if (result.allowed) return undefined
  const { retryAfterSeconds: seconds } = result
  reply.header('retry-after', String(seconds))
  return sendPage(reply, 429, refusalPage(config.brand.name, tooManyTries(seconds)))
}

/** Sets the host headers from the configuration, so that a caller cannot choose the addresses in responses. */
function setHost(url: URL, request: IncomingMessage): void {
  request.headers.host = url.host
  request.headers['x-forwarded-host'] = url.host
  request.headers['x-forwarded-proto'] = url.protocol.slice(0, -1)
}

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { IncomingMessage } from 'node:http'
import { isServiceUnavailable } from '../../server/http/service-unavailable.ts'
import { publicUrl } from '../../server/public-url.ts'
import type { Services } from '../../server/services.ts'
import { createCredentialsCheck } from './password/check-credentials.ts'
import { rememberClientAddress } from './provider/client-address.ts'
import { mountConfirmation } from './sign-in/confirmation-routes.ts'
import { createProvider } from './provider/create-provider.ts'
import { FederationBroker } from './federation/federation-broker.ts'
import { mountFederationRoutes } from './federation/federation-routes.ts'
import { mountLinkAgain } from './federation/linking/link-again-routes.ts'
import { mountUpstreamRoutes } from './federation/upstream/upstream-routes.ts'
import { refreshOnChange } from './keys/current-keys.ts'
import { mountInteraction } from './provider/interaction-routes.ts'
import { closeDuringOutage } from './provider/close-during-outage.ts'
import { limitAuthorization } from './provider/limit-authorization.ts'
import { tokensUnavailable } from './provider/provider-unavailable.ts'
import { mountUserRoutes } from './sign-in/user-routes.ts'

const PATHS = [
  '/.well-known/openid-configuration',
  '/.well-known/oauth-authorization-server',
  '/.well-known/jwks.json',
  '/oauth2/*',
]

/** The authorization endpoint, where a browser begins to sign in and to which it returns afterwards. */
const AUTHORIZE = '/oauth2/authorize'

/** The token endpoint, which issues id tokens. */
const TOKEN = '/oauth2/token'

/** Mounts our OpenID provider at the same origin. Specification 1, section 7 (token refresh, identity provider). */
export async function mountIdentity(app: FastifyInstance, services: Services): Promise<void> {
  const { config, signingKeys: keys } = services
  const issuer = publicUrl(config)
  const checkCredentials = createCredentialsCheck(services)
  const newProvider = () => createProvider(services, { issuer, signingKeys: keys.signing, checkCredentials })
  let provider = await newProvider()
  let answer = provider.callback()
  keys.onChange(async () => {
    provider = await newProvider()
    answer = provider.callback()
  })
  refreshOnChange(services)
  const publicAddress = config.http.publicUrl ? new URL(config.http.publicUrl) : undefined

  await app.register(async (scope) => {
    // The provider reads its bodies itself.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null))
    const closed = closeDuringOutage(services)
    scope.addHook('onRequest', async (request, reply) =>
      request.url.startsWith(AUTHORIZE) ? closed(request, reply) : undefined,
    )
    scope.addHook('onRequest', async (request, reply) =>
      pathOf(request) === AUTHORIZE ? limitAuthorization(services, request, reply) : undefined,
    )
    for (const url of PATHS) {
      scope.route({
        method: ['GET', 'POST', 'OPTIONS'],
        url,
        handler: (request, reply) => pass(request, reply),
      })
    }
  })
  const broker = new FederationBroker(services)
  const parts = { provider: () => provider, config, broker, closed: closeDuringOutage(services) }
  mountInteraction(app, { ...parts, checkCredentials })
  mountUpstreamRoutes(app, parts)
  mountFederationRoutes(app, services)
  mountUserRoutes(app, services)
  mountConfirmation(app, services, checkCredentials)
  mountLinkAgain(app, services, checkCredentials)

  async function pass(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    // Each token is signed with the key in use now, so that no server signs with a key that the others refuse.
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
    rememberClientAddress(request.raw, request.ip)
    if (publicAddress) pinTo(publicAddress, request.raw)
    await answer(request.raw, reply.raw)
  }
}

const pathOf = ({ url }: FastifyRequest) => url.split('?', 1)[0]

/** Sets the host headers from the configuration, so that a caller cannot choose the addresses in responses. */
function pinTo(url: URL, request: IncomingMessage): void {
  request.headers.host = url.host
  request.headers['x-forwarded-host'] = url.host
  request.headers['x-forwarded-proto'] = url.protocol.slice(0, -1)
}

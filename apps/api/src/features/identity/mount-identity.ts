import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { IncomingMessage } from 'node:http'
import type { Services } from '../../server/services.ts'
import { credentialsCheck } from './check-credentials.ts'
import { rememberClientAddress } from './client-address.ts'
import { mountConfirmation } from './confirmation-routes.ts'
import { createProvider } from './create-provider.ts'
import { FederationBroker } from './federation/federation-broker.ts'
import { mountFederationRoutes } from './federation/federation-routes.ts'
import { mountUpstreamRoutes } from './federation/upstream-routes.ts'
import { mountInteraction } from './interaction-routes.ts'
import { purgeRegularly } from './purge-expired.ts'
import type { SigningKey } from './signing-keys.ts'
import { mountUserRoutes } from './user-routes.ts'

const PATHS = [
  '/.well-known/openid-configuration',
  '/.well-known/oauth-authorization-server',
  '/.well-known/jwks.json',
  '/oauth2/*',
]

/** Mounts our OpenID provider at the same origin. Specification 1, section 7 (token refresh, identity provider). */
export async function mountIdentity(
  app: FastifyInstance,
  services: Services,
  { issuer, signingKeys }: { issuer: string; signingKeys: SigningKey[] },
): Promise<void> {
  const { config } = services
  const checkCredentials = credentialsCheck(services)
  const provider = await createProvider(services, { issuer, signingKeys, checkCredentials })
  const answer = provider.callback()
  const publicUrl = config.http.publicUrl ? new URL(config.http.publicUrl) : undefined

  await app.register(async (scope) => {
    // The provider reads its bodies itself.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null))
    for (const url of PATHS) {
      scope.route({
        method: ['GET', 'POST', 'OPTIONS'],
        url,
        handler: (request, reply) => pass(request, reply),
      })
    }
  })
  const broker = new FederationBroker(services)
  mountInteraction(app, { provider, config, checkCredentials, broker })
  mountUpstreamRoutes(app, { provider, config, broker })
  mountFederationRoutes(app, services)
  mountUserRoutes(app, services)
  mountConfirmation(app, services, checkCredentials)
  purgeRegularly(app, services)

  async function pass(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    reply.hijack()
    rememberClientAddress(request.raw, request.ip)
    if (publicUrl) pinTo(publicUrl, request.raw)
    await answer(request.raw, reply.raw)
  }
}

/** Addresses in answers follow the configuration, never a header that the caller chose. */
function pinTo(url: URL, request: IncomingMessage): void {
  request.headers.host = url.host
  request.headers['x-forwarded-host'] = url.host
  request.headers['x-forwarded-proto'] = url.protocol.slice(0, -1)
}

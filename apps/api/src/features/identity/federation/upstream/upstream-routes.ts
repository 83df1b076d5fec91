import type { FastifyInstance, FastifyReply, FastifyRequest, onRequestAsyncHookHandler } from 'fastify'
import type Provider from 'oidc-provider'
import { errors } from 'oidc-provider'
import { ERROR_CODES } from '@section/contract/error-codes.ts'
import type { Config } from '../../../../server/config.ts'
import { readServerCookie } from '../../../../server/http/headers/server-cookies.ts'
import { INTERACTION_PATH } from '../../provider/interaction-path.ts'
import { refusalPage, SIGN_IN_CONTENT_SECURITY_POLICY } from '../../provider/sign-in-page.ts'
import { MAX_RESPONSE_BYTES } from './decode-saml-response.ts'
import type { FederationBroker, UpstreamResponse } from '../federation-broker.ts'
import { FEDERATION_COOKIE } from '../federation-routes.ts'
import { OIDC_CALLBACK } from './oidc-upstream.ts'
import { SAML_CALLBACK } from './saml-upstream.ts'

const EXPIRED = 'The sign-in took too long, or was begun in another browser.'
/** A response in Base64, its slashes and signs escaped, and the relay state. */
const FORM_BYTES = 2 * MAX_RESPONSE_BYTES

interface Parts {
  /** Returns the provider that signs with the current keys. */
  provider: () => Provider
  config: Config
  broker: FederationBroker
  /** Sends the outage notice instead of any page here while logging in is blocked. */
  closed: onRequestAsyncHookHandler
}

type Interaction = Awaited<ReturnType<Provider['interactionDetails']>>

/**
 * Mounts the endpoints to which identity providers send browsers back, and the one at which the browser then redeems its
 * ticket. A form posted from another site brings no cookies, so the response is only stored; the redirect that follows
 * brings them. Threat T-A9.
 */
export function mountUpstreamRoutes(app: FastifyInstance, { provider, config, broker, closed }: Parts): void {
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
    scope.get(OIDC_CALLBACK, (request, reply) => {
      const search = new URL(request.url, 'http://localhost').search
      return receive(reply, { protocol: 'oidc', state: parameter(request, 'state'), search })
    })
    scope.post(SAML_CALLBACK, { bodyLimit: FORM_BYTES }, (request, reply) => {
      const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams()
      const response = form.get('SAMLResponse') ?? ''
      return receive(reply, { protocol: 'saml', state: form.get('RelayState') ?? '', response })
    })
    scope.get(`${INTERACTION_PATH}/:uid/federated`, async (request, reply) => {
      const interaction = await interactionOf(provider(), request, reply)
      const identityProvider = interaction?.params['identity_provider']
      const browser = readServerCookie(config, request, FEDERATION_COOKIE)
      if (!interaction || typeof identityProvider !== 'string' || !browser) return refuse(reply)
      const ticket = { interactionUid: interaction.uid, ticket: parameter(request, 'ticket') }
      const result = await broker.complete(ticket, identityProvider, browser)
      if (!result) return refuse(reply)
      if ('failure' in result) return finishInteraction(request, reply, failed(result.failure))
      const { identityId: accountId, provedSecondsAgo } = result
      // The provider compares ages by the system clock.
      const ts = Math.floor(Date.now() / 1000 - provedSecondsAgo)
      const login = { accountId, amr: ['fed'], remember: false, ts }
      return finishInteraction(request, reply, { login }, () =>
        detachOtherAccount(provider(), interaction, accountId),
      )
    })
  })

  async function receive(reply: FastifyReply, answer: UpstreamResponse): Promise<FastifyReply> {
    const interaction = answer.state === '' ? undefined : await broker.receive(answer)
    if (!interaction) return refuse(reply)
    const { interactionUid, ticket } = interaction
    return reply.redirect(`${INTERACTION_PATH}/${interactionUid}/federated?ticket=${ticket}`, 303)
  }

  async function finishInteraction(
    request: FastifyRequest,
    reply: FastifyReply,
    result: Parameters<Provider['interactionResult']>[2],
    afterwards: () => Promise<void> = async () => {},
  ): Promise<FastifyReply> {
    const next = await provider().interactionResult(request.raw, reply.raw, result)
    await afterwards()
    return reply.redirect(next, 303)
  }

  const refuse = (reply: FastifyReply) =>
    reply.code(400).type('text/html; charset=utf-8').send(refusalPage(config.brand.name, EXPIRED))
}

/** Returns the authorization error for a sign-in that failed. */
export const failed = (code: keyof typeof ERROR_CODES) => ({
  error: 'access_denied',
  error_description: ERROR_CODES[code],
})

/** Returns the interaction that this browser has begun; undefined when there is none. */
export async function interactionOf(
  provider: Provider,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Interaction | undefined> {
  try {
    return await provider.interactionDetails(request.raw, reply.raw)
  } catch (error) {
    if (error instanceof errors.SessionNotFound) return undefined
    throw error
  }
}

/** Detaches the provider's cookie session from an account that signed in before; that account's sign-ins stay valid. */
async function detachOtherAccount(
  provider: Provider,
  { session: begunIn }: Interaction,
  accountId: string,
): Promise<void> {
  if (!begunIn?.accountId || begunIn.accountId === accountId) return
  const session = await provider.Session.findByUid(begunIn.uid)
  if (!session) return
  Object.assign(session, { accountId: undefined, loginTs: undefined, authorizations: undefined })
  await session.save(session.remainingTTL)
}

function parameter(request: FastifyRequest, name: string): string {
  const value = (request.query as Record<string, unknown>)[name]
  return typeof value === 'string' ? value : ''
}

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type Provider from 'oidc-provider'
import { pathTo } from '@section/domain/access/screen-path.ts'
import { systemClock } from '../../../../server/clock.ts'
import type { Config } from '../../../../server/config/config.ts'
import { publicUrl } from '../../../../server/links/public-url.ts'
import { readServerCookie } from '../../../../server/http/headers/server-cookies.ts'
import {
  failedResult,
  findInteraction,
  finishInteraction,
  type Interaction,
  INTERACTION_PATH,
  type InteractionParts,
} from '../../provider/interactions.ts'
import { sendExpiredPage } from '../../provider/sign-in-page.ts'
import { MAX_RESPONSE_BYTES } from '../saml/decode-saml-response.ts'
import type { UpstreamResponse } from '../federation-broker.ts'
import { FEDERATION_COOKIE } from '../federation-routes.ts'
import { OIDC_CALLBACK } from './oidc-upstream.ts'
import { ProviderName } from './serialized-options.ts'
import { SAML_CALLBACK, SAML_METADATA, serviceProviderMetadata } from '../saml/service-provider-metadata.ts'

/** The maximum size of a form with a Base64 response, whose special characters are escaped, and the relay state. */
const FORM_BYTES = 2 * MAX_RESPONSE_BYTES

/**
 * Mounts the endpoints to which identity providers send browsers back, and the endpoint at which the browser then redeems
 * its ticket. A form that is posted from another site carries no cookies, so its response is only stored; the redirect that
 * follows carries them. docs/decisions/federation.md
 */
export function mountUpstreamRoutes(
  scope: FastifyInstance,
  { services: { clock, config, samlKeys }, provider, broker }: InteractionParts,
): void {
  scope.get(OIDC_CALLBACK, (request, reply) => {
    const search = new URL(request.url, 'http://localhost').search
    return receive(reply, { protocol: 'oidc', state: parameter(request, 'state'), search })
  })

  scope.post(SAML_CALLBACK, { bodyLimit: FORM_BYTES }, (request, reply) => {
    const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams()
    const state = form.get('RelayState') ?? ''
    // A tile of a portal posts a response without a request. It is not read; an ordinary sign-in begins instead.
    const start = corporateStart(config, state)
    if (start !== undefined) return reply.redirect(start, 303)
    return receive(reply, { protocol: 'saml', state, response: form.get('SAMLResponse') ?? '' })
  })

  scope.get(SAML_METADATA, async (_request, reply) => {
    const keys = await samlKeys.get()
    const certificates = keys.map(({ certificate }) => certificate)
    return reply.type('application/samlmetadata+xml').send(serviceProviderMetadata(config, certificates))
  })

  scope.get(`${INTERACTION_PATH}/:uid/federated`, async (request, reply) => {
    const interaction = await findInteraction(provider(), request, reply)
    const identityProvider = interaction?.params['identity_provider']
    const browser = readServerCookie(config, request, FEDERATION_COOKIE)
    if (!interaction || typeof identityProvider !== 'string' || !browser) return refuse(reply)
    const ticket = { interactionUid: interaction.uid, ticket: parameter(request, 'ticket') }
    const result = await broker.complete(ticket, identityProvider, { browser, now: clock() })
    if (!result) return refuse(reply)
    if ('failure' in result)
      return finishInteraction(provider(), request, reply, failedResult(result.failure))
    const { identityId: accountId, provedSecondsAgo } = result
    // The provider compares ages by the machine's clock.
    const ts = Math.floor(systemClock() / 1000 - provedSecondsAgo)
    const login = { accountId, amr: ['fed'], remember: false, ts }
    return finishInteraction(provider(), request, reply, { login }, () =>
      detachOtherAccount(provider(), interaction, accountId),
    )
  })

  async function receive(reply: FastifyReply, response: UpstreamResponse): Promise<FastifyReply> {
    const interaction = response.state === '' ? undefined : await broker.receive(response, clock())
    if (!interaction) return refuse(reply)
    const { interactionUid, ticket } = interaction
    return reply.redirect(`${INTERACTION_PATH}/${interactionUid}/federated?ticket=${ticket}`, 303)
  }

  const refuse = (reply: FastifyReply) => sendExpiredPage(reply, config.brand.name)
}

/** Returns the path of corporate login for the realm that one of our addresses names; undefined for anything else. */
function corporateStart(config: Config, address: string): string | undefined {
  const own = publicUrl(config)
  if (!URL.canParse(address, own)) return undefined
  const { origin, pathname, searchParams } = new URL(address, own)
  const isStart = origin === new URL(own).origin && pathname === pathTo('corporateLogin')
  const realm = isStart ? ProviderName.safeParse(searchParams.get('realm')).data : undefined
  return realm && `${pathTo('corporateLogin')}?${new URLSearchParams({ realm })}`
}

/** Detaches the provider's cookie session from an account that signed in before; that account's sign-ins stay valid. */
async function detachOtherAccount(
  provider: Provider,
  { session: earlier }: Interaction,
  accountId: string,
): Promise<void> {
  if (!earlier?.accountId || earlier.accountId === accountId) return
  const session = await provider.Session.findByUid(earlier.uid)
  if (!session) return
  Object.assign(session, { accountId: undefined, loginTs: undefined, authorizations: undefined })
  await session.save(session.remainingTTL)
}

function parameter(request: FastifyRequest, name: string): string {
  const value = (request.query as Record<string, unknown>)[name]
  return typeof value === 'string' ? value : ''
}

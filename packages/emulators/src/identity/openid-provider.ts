import { generateKeyPair, randomBytes } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { promisify } from 'node:util'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { errors, interactionPolicy, type KoaContextWithOIDC, Provider } from 'oidc-provider'
import { acceptForms, formField, sendHtml } from '../submitted-forms.ts'
import { memoryAdapter } from './memory-adapter.ts'
import { type EmulatedPerson, type Emulator, fullName } from './person.ts'
import { pagePolicy, failedSignInPage, accountChooserPage } from './sign-in-page.ts'

interface OpenIdEmulator extends Emulator {
  client: { id: string; secret: string; redirectUri: string }
}

const EXPIRED = 'This sign-in took too long, or was begun in another browser.'

/** Mounts an OpenID provider with a choice of people to sign in as. It is built at the first request. */
export function mountOpenIdProvider(app: FastifyInstance, emulator: OpenIdEmulator): void {
  const { path, origin, branding, people } = emulator
  let cached: Promise<Provider> | undefined
  const provider = () => (cached ??= buildProvider(emulator))

  void app.register(async (scope) => {
    // The provider parses bodies itself.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null))
    scope.route({ method: ['GET', 'POST'], url: `${path}/*`, handler: forward })
  })
  void app.register(async (scope) => {
    acceptForms(scope)
    scope.addHook('onSend', async (_request, reply) => {
      reply.header('cache-control', 'no-store').header('content-security-policy', pagePolicy([origin]))
    })
    scope.get(`${path}/sign-in/:uid`, async (request, reply) => {
      if (!(await findInteraction(request, reply))) return sendExpired(reply)
      return sendHtml(reply, 200, accountChooserPage(emulator))
    })
    scope.post(`${path}/sign-in/:uid`, async (request, reply) => {
      const interaction = await findInteraction(request, reply)
      if (!interaction) return sendExpired(reply)
      const subject = formField(request.body, 'subject')
      const person = people.find((candidate) => candidate.subject === subject)
      const result = person
        ? { login: { accountId: person.subject, remember: false } }
        : { error: 'access_denied', error_description: 'The sign-in was canceled.' }
      const next = await (await provider()).interactionResult(request.raw, reply.raw, result)
      await endProviderSession(await provider(), interaction.session?.uid)
      return reply.redirect(next, 303)
    })
  })

  async function forward(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const handle = (await provider()).callback()
    reply.hijack()
    reply.raw.setHeader('content-security-policy', pagePolicy([origin]))
    await handle(toProviderRequest(path, origin, request.raw), reply.raw)
  }

  const sendExpired = (reply: FastifyReply) => sendHtml(reply, 400, failedSignInPage(branding, EXPIRED))

  /** Returns the sign-in of this browser that waits for a person, or undefined when it has expired. */
  async function findInteraction(request: FastifyRequest, reply: FastifyReply) {
    try {
      return await (await provider()).interactionDetails(request.raw, reply.raw)
    } catch (error) {
      if (error instanceof errors.SessionNotFound) return undefined
      throw error
    }
  }
}

/** Ends the provider's session, so that the next sign-in in this browser can choose another person. */
async function endProviderSession(provider: Provider, sessionUid: string | undefined): Promise<void> {
  const session = sessionUid === undefined ? undefined : await provider.Session.findByUid(sessionUid)
  if (!session) return
  Object.assign(session, { accountId: undefined, loginTs: undefined, authorizations: undefined })
  await session.save(session.remainingTTL)
}

/** Rewrites a request for the provider: the path below its mount point and the public origin. */
function toProviderRequest(path: string, origin: string, request: IncomingMessage): IncomingMessage {
  const url = request.url ?? ''
  const { host, protocol } = new URL(origin)
  Object.assign(request, { originalUrl: url, url: url.slice(path.length) })
  request.headers.host = host
  request.headers['x-forwarded-host'] = host
  request.headers['x-forwarded-proto'] = protocol.slice(0, -1)
  return request
}

async function buildProvider(emulator: OpenIdEmulator): Promise<Provider> {
  const { path, origin, branding, client, people } = emulator
  const name = path.replaceAll('/', '_').slice(1)
  const { privateKey } = await promisify(generateKeyPair)('ec', { namedCurve: 'P-256' })
  const policy = interactionPolicy.base()
  policy.remove('consent')
  const { Check } = interactionPolicy
  // The provider always asks who signs in, so that users of the demo can choose another person.
  policy
    .get('login')
    ?.checks.add(new Check('pick', 'a person has to be chosen', (ctx) => !ctx.oidc.result?.['login']))

  const provider = new Provider(origin + path, {
    adapter: () => memoryAdapter(),
    claims: {
      openid: ['sub'],
      email: ['email', 'email_verified'],
      profile: ['name', 'given_name', 'family_name'],
    },
    clients: [
      {
        client_id: client.id,
        client_secret: client.secret,
        redirect_uris: [client.redirectUri],
        response_types: ['code'],
        grant_types: ['authorization_code'],
        id_token_signed_response_alg: 'ES256',
      },
    ],
    conformIdTokenClaims: false,
    cookies: {
      keys: [randomBytes(32).toString('base64url')],
      names: { session: `${name}_session`, interaction: `${name}_interaction`, resume: `${name}_resume` },
    },
    features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: false } },
    findAccount: (_ctx, subject) => {
      const person = people.find((candidate) => candidate.subject === subject)
      return person && { accountId: subject, claims: () => claimsOf(person) }
    },
    interactions: { policy, url: (_ctx, interaction) => `${path}/sign-in/${interaction.uid}` },
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'ES256', kid: `${name}-1` }] },
    loadExistingGrant: grantAll,
    pkce: { required: () => true },
    renderError(ctx, { error, error_description: description }) {
      ctx.type = 'html'
      ctx.body = failedSignInPage(branding, description ?? error)
    },
    responseTypes: ['code'],
    scopes: ['openid', 'email', 'profile'],
    ttl: {
      AccessToken: 300,
      AuthorizationCode: 60,
      Grant: 600,
      IdToken: 300,
      Interaction: 600,
      Session: 600,
    },
  })
  provider.proxy = true
  return provider
}

const claimsOf = (person: EmulatedPerson) => ({
  sub: person.subject,
  email: person.email,
  email_verified: person.emailVerified,
  given_name: person.givenName,
  family_name: person.familyName,
  name: fullName(person),
})

async function grantAll(ctx: KoaContextWithOIDC) {
  const { client, provider, session } = ctx.oidc
  if (!client || !session?.accountId) return undefined
  const grant = new provider.Grant({ accountId: session.accountId, clientId: client.clientId })
  grant.addOIDCScope([...ctx.oidc.requestParamOIDCScopes].join(' '))
  await grant.save()
  return grant
}

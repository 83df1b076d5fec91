import {
  type Configuration,
  interactionPolicy,
  type KoaContextWithOIDC,
  Provider,
  type TokenEndpointGrantContext,
} from 'oidc-provider'
import { LIFETIMES } from '@section/domain/identity/lifetimes.ts'
import { serverSecret } from '../../../server/server-secrets-store.ts'
import { publicUrl } from '../../../server/links/public-url.ts'
import type { Services } from '../../../server/services.ts'
import { clientList } from './clients.ts'
import { accountFinder, CLAIMS } from './find-account.ts'
import { INTERACTION_PATH } from './interactions.ts'
import { refuseDuringOutage } from './close-during-outage.ts'
import { OidcAdapter } from './oidc-records-store.ts'
import { PASSWORD_GRANT, passwordGrant } from './grants/password-grant.ts'
import { reportUnavailability } from './provider-unavailable.ts'
import { withReplay } from './grants/refresh-grant.ts'
import { refusalPage } from './sign-in-page.ts'
import { type GrantContext, type TokenExchange, withSignIn } from './grants/token-exchange.ts'
import type { UnitOfWork } from './unit-of-work.ts'

/** The authorization endpoint, where a browser begins to sign in and to which it returns afterwards. */
export const AUTHORIZE = '/oauth2/authorize'

type Names = string | readonly string[] | ReadonlySet<string>
type GrantParameters = [parameters?: Names, duplicates?: Names]

/**
 * Creates our OpenID provider, which is a certified library that uses our accounts and our database. A provider cannot
 * change its signing keys, so a key rotation creates a new one. docs/decisions/embedded-identity-provider.md
 */
export async function createProvider(services: Services, unit: UnitOfWork): Promise<Provider> {
  const { clock, config, database, log, signingKeys } = services
  const issuer = publicUrl(config)
  const findAccount = accountFinder(unit)
  const grants: GrantContext = { services, unit, findAccount }

  /** Wraps the provider's own grants as it registers them. */
  class MemberProvider extends Provider {
    override onerror(err: Error): void {
      log.error({ err }, 'The identity provider failed')
    }

    override registerGrantType<Params extends object>(
      name: string,
      handler: (ctx: TokenEndpointGrantContext<Params>) => void | Promise<void>,
      ...rest: GrantParameters
    ): void {
      const exchange = wrapExchange(name, handler as TokenExchange)
      super.registerGrantType<Params>(name, refuseDuringOutage(services, name, exchange), ...rest)
    }
  }
  const wrapExchange = (name: string, exchange: TokenExchange): TokenExchange => {
    if (name === 'refresh_token') return withReplay(exchange, grants)
    if (name === 'authorization_code') return withSignIn(exchange, grants)
    return exchange
  }

  const provider = new MemberProvider(issuer, {
    ...COMMON_CONFIGURATION,
    adapter: (model) => new OidcAdapter(model, unit, clock),
    clients: clientList(config, issuer),
    cookies: {
      keys: [await serverSecret(database.db, 'oidc-cookies')],
      short: { httpOnly: true, sameSite: 'lax', signed: true },
      long: { httpOnly: true, sameSite: 'lax', signed: true },
    },
    findAccount,
    jwks: { keys: signingKeys.signing.map(({ privateJwk }) => privateJwk) },
    renderError(ctx, { error, error_description: description }) {
      ctx.type = 'html'
      ctx.body = refusalPage(config.brand.name, description ?? error)
    },
  })
  provider.registerGrantType(PASSWORD_GRANT.name, passwordGrant(grants), PASSWORD_GRANT.parameters)
  provider.proxy = config.production
  provider.use(async (ctx, next) => {
    await next()
    // CORS headers are removed, because only our own origin may read responses.
    for (const header of Object.keys(ctx.response.headers)) {
      if (header.startsWith('access-control-')) ctx.remove(header)
    }
  })
  reportUnavailability(provider, services)
  // A code and the records of its sign-in are stored together, so that its member cannot sign out in between.
  provider.use((ctx, next) => (ctx.path.startsWith(AUTHORIZE) ? unit.run(() => next()) : next()))
  return provider
}

const policy = interactionPolicy.base()
policy.remove('consent')
// A request that names an identity provider is sent there even if the cookie belongs to somebody who is signed in.
policy
  .get('login')
  ?.checks.add(
    new interactionPolicy.Check(
      'federated',
      'the identity provider has to be asked',
      ({ oidc }) => oidc.params?.['identity_provider'] !== undefined && !oidc.result?.['login'],
    ),
  )

/** The part of the configuration that is the same in every environment. */
const COMMON_CONFIGURATION: Configuration = {
  claims: CLAIMS,
  clientAuthMethods: ['none'],
  clientBasedCORS: () => true,
  conformIdTokenClaims: false,
  expiresWithSession: () => false,
  extraParams: ['identity_provider'],
  features: {
    devInteractions: { enabled: false },
    dPoP: { enabled: false },
    pushedAuthorizationRequests: { enabled: false },
    resourceIndicators: { enabled: false },
    revocation: { enabled: true, allowedPolicy: (_ctx, client, token) => token.clientId === client.clientId },
    rpInitiatedLogout: { enabled: false },
    userinfo: { enabled: true },
  },
  interactions: { policy, url: (_ctx, interaction) => `${INTERACTION_PATH}/${interaction.uid}` },
  issueRefreshToken: () => true,
  loadExistingGrant: createGrant,
  pkce: { required: () => true },
  responseTypes: ['code'],
  rotateRefreshToken: true,
  routes: {
    authorization: AUTHORIZE,
    jwks: '/.well-known/jwks.json',
    revocation: '/oauth2/revoke',
    token: '/oauth2/token',
    userinfo: '/oauth2/userInfo',
  },
  scopes: ['openid', 'email', 'profile'],
  ttl: {
    AccessToken: LIFETIMES.accessToken,
    AuthorizationCode: LIFETIMES.authorizationCode,
    Grant: LIFETIMES.signIn,
    IdToken: LIFETIMES.idToken,
    Interaction: LIFETIMES.interaction,
    // The successor of a refresh token inherits what is left of its 31 days.
    RefreshToken: (ctx) => ctx.oidc.entities.RotatedRefreshToken?.remainingTTL ?? LIFETIMES.signIn,
    Session: LIFETIMES.providerSession,
  },
}

/** Creates a grant for each sign-in, so that one can end without the others. Our own clients need no consent. */
async function createGrant(ctx: KoaContextWithOIDC) {
  const { client, provider, session } = ctx.oidc
  if (!client || !session?.accountId) return undefined
  const grant = new provider.Grant({ accountId: session.accountId, clientId: client.clientId })
  grant.addOIDCScope([...ctx.oidc.requestParamOIDCScopes].join(' '))
  await grant.save()
  return grant
}

import { LRUCache } from 'lru-cache'
import * as client from 'openid-client'
import type { UpstreamProfile } from '@section/db/schema.ts'
import type { Config } from '../../../../server/config/config.ts'
import { systemClock } from '../../../../server/clock.ts'
import { publicUrl } from '../../../../server/links/public-url.ts'
import { reasonOf } from '../../../../server/log/logged-error.ts'
import { SCOPE } from '../authorize-url.ts'
import { RefusedResponse } from '../refused-sign-in.ts'
import { upstreamFetch } from './upstream-fetch.ts'
import { MAX_UPSTREAMS, type BeginOptions, type OidcUpstream, SignInCanceled } from './upstreams.ts'

export const OIDC_CALLBACK = '/oauth2/idpresponse'
const TIMEOUT_SECONDS = 5
/** The error codes of a canceled sign-in (RFC 6749, section 4.1.2.1, and two of large social providers). */
const CANCEL_ERRORS: ReadonlySet<string> = new Set([
  'access_denied',
  'user_cancelled_login',
  'user_cancelled_authorize',
])

/** The secrets of an authorization request by which its response is verified. */
interface OidcRequestState {
  nonce: string
  codeVerifier: string
}

/** The redirect's query with what the authorization request kept; `now` is when it arrived (epoch ms). */
interface OidcResponse {
  search: string
  state: string
  requestState: OidcRequestState
  now: number
}

/** Signs people in at other OpenID Connect providers, with discovery, PKCE, and checks of state, nonce and issuer. */
export class OidcUpstreams {
  readonly #config: Config
  readonly #discovered = new LRUCache<string, Promise<client.Configuration>>({ max: MAX_UPSTREAMS })

  constructor({ config }: { config: Config }) {
    this.#config = config
  }

  /**
   * Returns the authorization URL for the browser and the secrets that verify the response. With `again`, somebody who is
   * signed in there already must authenticate once more. Errors: the provider is unreachable.
   */
  async begin(
    upstream: OidcUpstream,
    state: string,
    { again, now }: BeginOptions,
  ): Promise<{ url: URL; requestState: OidcRequestState }> {
    const configuration = await this.#discover(upstream, now)
    const requestState = { nonce: client.randomNonce(), codeVerifier: client.randomPKCECodeVerifier() }
    const url = client.buildAuthorizationUrl(configuration, {
      redirect_uri: publicUrl(this.#config) + OIDC_CALLBACK,
      scope: SCOPE,
      state,
      nonce: requestState.nonce,
      code_challenge: await client.calculatePKCECodeChallenge(requestState.codeVerifier),
      code_challenge_method: 'S256',
      // With `max_age` a provider must state when the person authenticated.
      ...(again && { prompt: 'login', max_age: '0' }),
    })
    return { url, requestState }
  }

  /**
   * Returns the profile of the person who signed in, from the query (`search`) of the redirect. Errors: the response does
   * not belong to this request, is not signed by the provider, or is too late; `SignInCanceled`.
   */
  async finish(
    upstream: OidcUpstream,
    { search, state, requestState, now }: OidcResponse,
  ): Promise<UpstreamProfile> {
    const configuration = await this.#discover(upstream, now)
    const current = new URL(publicUrl(this.#config) + OIDC_CALLBACK + search)
    const checks = {
      expectedState: state,
      expectedNonce: requestState.nonce,
      pkceCodeVerifier: requestState.codeVerifier,
      idTokenExpected: true,
    }
    const tokens = await client
      .authorizationCodeGrant(configuration, current, checks)
      .catch((error: unknown) => {
        // This error is thrown only after state and issuer have been verified.
        if (error instanceof client.AuthorizationResponseError && CANCEL_ERRORS.has(error.error))
          throw new SignInCanceled()
        if (lasts(error)) throw new RefusedResponse('response', reasonOf(error))
        throw error
      })
    const claims = tokens.claims()
    if (!claims) throw new RefusedResponse('response', 'The identity provider sent no id token.')
    const more =
      emailsIn(claims).length === 0 && configuration.serverMetadata().userinfo_endpoint
        ? await client.fetchUserInfo(configuration, tokens.access_token, claims.sub)
        : {}
    return toProfile({ ...more, ...claims })
  }

  /**
   * Tries the provider without a person: its description, its keys, and a code that it never gave, which it refuses in another way to a
   * client that it does not know. Errors: it is unreachable, or describes itself wrongly.
   */
  async tryClient(upstream: OidcUpstream, now: number): Promise<'usable' | 'no keys' | 'unknown client'> {
    const configuration = await this.#discover(upstream, now)
    const keysUrl = configuration.serverMetadata().jwks_uri
    if (keysUrl === undefined) return 'no keys'
    const answer = await upstreamFetch(this.#config, upstream.local)(keysUrl)
    const keys: unknown = await answer.json().catch(() => null)
    if (typeof keys !== 'object' || keys === null || !('keys' in keys)) return 'no keys'
    if (!Array.isArray(keys.keys) || keys.keys.length === 0) return 'no keys'
    const code = {
      code: 'none',
      redirect_uri: publicUrl(this.#config) + OIDC_CALLBACK,
      code_verifier: 'none',
    }
    return client.genericGrantRequest(configuration, 'authorization_code', code).then(
      () => 'usable' as const,
      (error: unknown) =>
        error instanceof client.ResponseBodyError && error.error === 'invalid_client'
          ? 'unknown client'
          : 'usable',
    )
  }

  #discover(upstream: OidcUpstream, now: number): Promise<client.Configuration> {
    // The library compares with the machine's clock, from which ours differs in tests.
    const skewSeconds = Math.round((now - systemClock()) / 1000)
    const key = JSON.stringify([upstream.issuer, upstream.clientId, skewSeconds])
    const cached = this.#discovered.get(key)
    if (cached) return cached
    const discovered = this.#read(upstream, skewSeconds)
    this.#discovered.set(key, discovered)
    discovered.catch(() => this.#discovered.delete(key))
    return discovered
  }

  #read(
    { issuer, clientId, clientSecret, local }: OidcUpstream,
    skewSeconds: number,
  ): Promise<client.Configuration> {
    const checks = [client.enableNonRepudiationChecks]
    const metadata = { [client.clockSkew]: skewSeconds }
    return client.discovery(new URL(issuer), clientId, metadata, client.ClientSecretBasic(clientSecret), {
      [client.customFetch]: upstreamFetch(this.#config, local) as client.CustomFetch,
      timeout: TIMEOUT_SECONDS,
      execute: local ? [...checks, client.allowInsecureRequests] : checks,
    })
  }
}

/** The errors of a provider that is unavailable for now (RFC 6749, section 4.1.2.1). */
const PASSING_ERRORS: ReadonlySet<string> = new Set(['server_error', 'temporarily_unavailable'])

/** Checks whether an error of a sign-in will recur until somebody changes something at the provider or here. */
function lasts(error: unknown): boolean {
  if (error instanceof client.AuthorizationResponseError) return !PASSING_ERRORS.has(error.error)
  if (error instanceof client.ResponseBodyError) return error.status < 500 && error.status !== 429
  // The other errors of the library are flaws of a response; errors of the connection are of other classes.
  return (
    error instanceof client.ClientError &&
    error.code !== 'OAUTH_TIMEOUT' &&
    error.code !== 'OAUTH_ABORT' &&
    error.code !== 'OAUTH_RESPONSE_IS_NOT_CONFORM'
  )
}

/** Returns all addresses of the claims, which may be lists; the standard claim comes first. */
const emailsIn = (claims: Record<string, unknown>): string[] =>
  ['email', 'emails'].flatMap((name) => textsIn(claims[name]))

const textsIn = (claim: unknown): string[] =>
  (Array.isArray(claim) ? claim : [claim]).filter(
    (one): one is string => typeof one === 'string' && one.trim() !== '',
  )

function toProfile(claims: Record<string, unknown>): UpstreamProfile {
  const text = (name: string) => textsIn(claims[name])[0] ?? ''
  const authTime = claims['auth_time']
  return {
    subject: text('sub'),
    emails: emailsIn(claims),
    emailVerified: booleanIn(claims['email_verified']),
    givenName: text('given_name'),
    familyName: text('family_name'),
    authenticatedAt: typeof authTime === 'number' ? authTime * 1000 : null,
  }
}

/** Returns a boolean claim, which some providers send as text; null for anything else. */
function booleanIn(claim: unknown): boolean | null {
  if (claim === 'true' || claim === 'false') return claim === 'true'
  return typeof claim === 'boolean' ? claim : null
}

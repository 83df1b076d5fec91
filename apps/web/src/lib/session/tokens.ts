import { config } from '../config.ts'
import { waitBeforeRetry } from '../graphql/pause.ts'
import { send } from '../graphql/send.ts'
import { ServiceUnavailable } from '../graphql/service-unavailable.ts'
import { readCookie, writeCookie } from './session-cookies.ts'
import { typedEmail } from './stored-texts.ts'

/** The provider refused: wrong credentials, or a refresh token that is no longer good. */
export class TokenRefused extends Error {
  override name = 'TokenRefused'
}

/** Too many tries; `retryAfter` in seconds. */
export class TooManyTries extends Error {
  override name = 'TooManyTries'
  readonly retryAfter: number
  constructor(retryAfter: number) {
    super('Too many tries.')
    this.retryAfter = retryAfter
  }

  /** As an answer tells it in its headers; a minute where it does not. */
  static from(headers: Headers): TooManyTries {
    return new TooManyTries(Number(headers.get('retry-after')) || 60)
  }
}

/** During an outage nobody can sign in; its message is the school's notice. */
export class LoginBlocked extends Error {
  override name = 'LoginBlocked'
}

/** The id token carries no user id of ours. */
export class NoAccount extends Error {
  override name = 'NoAccount'
}

/** A token this close to its end is exchanged before it is sent, in milliseconds. */
const ALMOST_EXPIRED = 5_000

export interface TokenAnswer {
  id_token: string
  refresh_token: string
}

/** Signs in with e-mail and password and stores the session. Errors: TokenRefused, TooManyTries, LoginBlocked, NoAccount. */
export async function signInWithPassword(username: string, password: string): Promise<void> {
  storeSession(
    await requestTokens({
      grant_type: 'password',
      username,
      password,
      client_id: config.clientId,
      scope: 'openid email profile',
    }),
  )
}

/**
 * Exchanges the refresh token for a new id token, once for all tabs: whoever comes second finds the work done.
 * `failedToken` is the id token that was refused. Errors: TokenRefused when the session is over.
 */
export async function refreshSession(failedToken: string | undefined): Promise<void> {
  await navigator.locks.request(`${config.cookieNamespace}-refresh`, async () => {
    const current = readCookie('id_token')
    if (current && current !== failedToken) return
    const refreshToken = readCookie('refresh_token')
    if (!refreshToken) throw new TokenRefused()
    storeSession(await refreshTokens(refreshToken, readCookie('audience') ?? config.clientId))
    // Writing a cookie does not wait for the browser, reading does: the next tab to get the lock must find the new one.
    readCookie('id_token')
  })
}

/** The id token of this session, exchanged first when it is about to expire. Errors: TokenRefused. */
export async function freshIdToken(): Promise<string> {
  const token = readCookie('id_token')
  if (!token || expiresSoon(token)) await refreshSession(token)
  const fresh = readCookie('id_token')
  if (!fresh) throw new TokenRefused()
  return fresh
}

/**
 * New tokens for a refresh token, which is then used up; asked once more when the service is unavailable, since a repetition gets
 * the same tokens. Specification 1, section 7. Errors: TokenRefused, ServiceUnavailable.
 */
export async function refreshTokens(refreshToken: string, clientId: string): Promise<TokenAnswer> {
  const form = {
    grant_type: 'refresh_token',
    redirect_uri: `${location.origin}/oauth`,
    client_id: clientId,
    refresh_token: refreshToken,
  }
  try {
    return await requestTokens(form)
  } catch (error) {
    if (!(error instanceof ServiceUnavailable)) throw error
    await waitBeforeRetry(error.retryAfter)
    return requestTokens(form)
  }
}

/** Asks the provider for tokens by any grant. Errors: TokenRefused, TooManyTries, LoginBlocked, ServiceUnavailable, Unreachable. */
export async function requestTokens(form: Record<string, string>): Promise<TokenAnswer> {
  const { status, headers, body } = await send('/oauth2/token', {
    method: 'POST',
    body: new URLSearchParams(form),
    // A refresh that is repeated gets the same tokens.
    repeatable: form['grant_type'] === 'refresh_token',
  })
  if (status === 429) throw TooManyTries.from(headers)
  if (status >= 500 || (status === 200 && !body)) throw whyUnavailable(headers, body)
  if (status !== 200) throw new TokenRefused()
  return body as TokenAnswer
}

function whyUnavailable(headers: Headers, body: unknown): LoginBlocked | ServiceUnavailable {
  const refusal = (body ?? {}) as Record<string, unknown>
  return refusal['error'] === 'login_blocked'
    ? new LoginBlocked(String(refusal['error_description']))
    : new ServiceUnavailable(headers.get('retry-after'))
}

/** Signs in with these tokens: writes the four cookies. Errors: NoAccount. */
export function storeSession(answer: TokenAnswer): void {
  const claims = readClaims(answer.id_token)
  const userId = claims['custom:user_id']
  if (typeof userId !== 'string') throw new NoAccount()
  typedEmail.remove()
  writeCookie('id_token', answer.id_token)
  writeCookie('refresh_token', answer.refresh_token)
  writeCookie('user_id', userId)
  writeCookie('audience', typeof claims['aud'] === 'string' ? claims['aud'] : config.clientId)
}

/** Whether a token is so close to its end that it must be exchanged before it is sent. */
export function expiresSoon(token: string): boolean {
  try {
    return Number(readClaims(token)['exp']) * 1000 < Date.now() + ALMOST_EXPIRED
  } catch {
    return false
  }
}

/** The claims inside a token, unverified: only the server decides by them. */
export function readClaims(token: string): Record<string, unknown> {
  const payload = token.split('.')[1] ?? ''
  const bytes = Uint8Array.from(atob(payload.replaceAll('-', '+').replaceAll('_', '/')), (c) =>
    c.charCodeAt(0),
  )
  return JSON.parse(new TextDecoder().decode(bytes)) as Record<string, unknown>
}

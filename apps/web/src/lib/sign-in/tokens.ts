import { pathTo } from '@section/domain/access/screen-path.ts'
import { config } from '../config.ts'
import { send, ServerUnavailable, waitBeforeRetry } from '../graphql/send.ts'
import { serverTime, setServerTime } from '../graphql/server-time.ts'
import { haveContradiction, readCookie, writeSignIn } from './sign-in-cookies.ts'
import { typedEmail } from './stored-texts.ts'
import { withTabLock } from '../tabs/tab-lock.ts'

/** The provider refused wrong credentials or an invalid refresh token. */
export class TokenRefused extends Error {
  override name = 'TokenRefused'
}

/** A rate limit was reached; `retryAfter` in seconds. */
export class TooManyTries extends Error {
  override name = 'TooManyTries'
  readonly retryAfter: number
  constructor(retryAfter: number) {
    super('Too many tries.')
    this.retryAfter = retryAfter
  }

  /** Reads the time to wait from the headers of an answer; by default one minute. */
  static from(headers: Headers): TooManyTries {
    return new TooManyTries(Number(headers.get('retry-after')) || 60)
  }
}

/** The school has blocked signing in during an outage; the message is its notice. */
export class LoginBlocked extends Error {
  override name = 'LoginBlocked'
}

/** The id token names no member. */
export class NoAccount extends Error {
  override name = 'NoAccount'
}

/** A token that expires within this time is refreshed before it is sent, in milliseconds. */
const EXPIRY_MARGIN_MS = 5_000

export interface TokenAnswer {
  id_token: string
  refresh_token: string
}

/**
 * Signs in with e-mail and password and stores the sign-in. Errors: TokenRefused, TooManyTries, LoginBlocked, NoAccount,
 * CookiesRefused.
 */
export async function signInWithPassword(username: string, password: string): Promise<void> {
  storeSignIn(
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
 * Exchanges the refresh token for a new id token, under a lock that all tabs share. `failedToken` is the id token that was
 * refused. Errors: TokenRefused when the sign-in has ended, CookiesRefused. docs/product/sign-in.md#expiry
 */
export async function refreshSignIn(failedToken: string | undefined): Promise<void> {
  await withTabLock(`${config.cookieNamespace}-refresh`, async () => {
    const current = readCookie('id_token')
    if (current && current !== failedToken) return
    const refreshToken = readCookie('refresh_token')
    if (!refreshToken) throw new TokenRefused()
    // The cookies are read back before the lock is released, so that the next tab to get the lock finds them.
    storeSignIn(await refreshTokens(refreshToken, readCookie('audience') ?? config.clientId))
  })
}

/** Returns the id token, refreshed when it is about to expire. Errors: TokenRefused. */
export async function freshIdToken(): Promise<string> {
  const token = readCookie('id_token')
  if (!token || expiresSoon(token)) await refreshSignIn(token)
  const fresh = readCookie('id_token')
  if (!fresh) throw new TokenRefused()
  return fresh
}

/**
 * Exchanges a refresh token for new tokens. It retries once when the service is unavailable, because a repetition returns
 * the same tokens. Errors: TokenRefused, ServerUnavailable.
 */
export async function refreshTokens(refreshToken: string, clientId: string): Promise<TokenAnswer> {
  const form = {
    grant_type: 'refresh_token',
    redirect_uri: location.origin + pathTo('oauth'),
    client_id: clientId,
    refresh_token: refreshToken,
  }
  try {
    return await requestTokens(form)
  } catch (error) {
    if (!(error instanceof ServerUnavailable)) throw error
    await waitBeforeRetry(error.retryAfter)
    return requestTokens(form)
  }
}

/**
 * Requests tokens from the provider with any grant. Errors: TokenRefused, TooManyTries, LoginBlocked, ServerUnavailable,
 * Unreachable.
 */
export async function requestTokens(form: Record<string, string>): Promise<TokenAnswer> {
  const { status, headers, body } = await send('/oauth2/token', {
    method: 'POST',
    body: new URLSearchParams(form),
    repeatable: form['grant_type'] === 'refresh_token',
  })
  if (status === 429) throw TooManyTries.from(headers)
  if (status >= 500 || (status === 200 && !body)) throw toUnavailableError(headers, body)
  if (status !== 200) throw new TokenRefused()
  const answer = body as TokenAnswer
  // A token that has just been issued cannot expire soon, so the device's clock is wrong and the answer had no Date header.
  if (expiresSoon(answer.id_token)) setServerTime(Number(readClaims(answer.id_token)['iat']) * 1000)
  return answer
}

function toUnavailableError(headers: Headers, body: unknown): LoginBlocked | ServerUnavailable {
  const refusal = (body ?? {}) as Record<string, unknown>
  return refusal['error'] === 'login_blocked'
    ? new LoginBlocked(String(refusal['error_description']))
    : new ServerUnavailable(headers.get('retry-after'))
}

/** Writes the four cookies of a sign-in. Errors: NoAccount, CookiesRefused. */
export function storeSignIn(answer: TokenAnswer): void {
  const claims = readClaims(answer.id_token)
  const userId = claims['custom:user_id']
  if (typeof userId !== 'string') throw new NoAccount()
  typedEmail.remove()
  writeSignIn({
    id_token: answer.id_token,
    refresh_token: answer.refresh_token,
    user_id: userId,
    audience: typeof claims['aud'] === 'string' ? claims['aud'] : config.clientId,
  })
}

/**
 * Checks whether a token must be refreshed before it is sent. The clock of the server decides, because the clock of the
 * device may be wrong by years; the latter is used only before the first answer of the server.
 */
export function expiresSoon(token: string): boolean {
  try {
    return Number(readClaims(token)['exp']) * 1000 < (serverTime() ?? Date.now()) + EXPIRY_MARGIN_MS
  } catch {
    return false
  }
}

/** Checks whether the cookies of this browser belong to two different sign-ins. */
export const isSignInMixed = (): boolean =>
  haveContradiction((idToken) => {
    try {
      return readClaims(idToken)['custom:user_id']
    } catch {
      return undefined
    }
  })

/** Returns the unverified claims of a token; only the server may trust them. */
export function readClaims(token: string): Record<string, unknown> {
  const payload = token.split('.')[1] ?? ''
  const bytes = Uint8Array.from(atob(payload.replaceAll('-', '+').replaceAll('_', '/')), (c) =>
    c.charCodeAt(0),
  )
  return JSON.parse(new TextDecoder().decode(bytes)) as Record<string, unknown>
}

import type { FederationContext } from '@section/domain/identity/federation-outcome.ts'
import { bytesToBase64url } from '@section/domain/identity/base64url.ts'
import { storedValue } from '../stored-value.ts'
import { requireCookies } from './sign-in-cookies.ts'
import { freshIdToken } from './tokens.ts'
import { callSignInService, AuthRefused } from './auth-request.ts'

/** The options of a sign-in, which the server stores and returns once to the callback. */
export interface FederationOptions {
  redirectPath?: string
  redirectUrl?: string
  authRedirectUrl?: string
  inviteCode?: string
  passShortCode?: string
  /** The path that shows a failure; by default login. */
  errorUrl?: string
  [more: string]: string | undefined
}

export interface FederationStart {
  context: FederationContext
  provider?: 'social'
  /** The realm of an employer or a learning-management system, with the options of its lookup. */
  realm?: string
  serializedOptions?: string
  options?: FederationOptions
  /** Requires a new sign-in at the provider. */
  again?: boolean
}

/** The state of a sign-in while the visitor is at the provider. */
interface SignInOptions {
  state: string
  codeVerifier: string
  clientId: string
  /** The options for the return when the server no longer knows the sign-in. */
  options?: FederationOptions
}

export const signInOptions = storedValue<SignInOptions>('sign-in-options')

/**
 * Navigates to the provider, which returns to `/oauth`. The request to link a second account carries the member's token.
 * Errors: `AuthRefused`, `TokenRefused`, `CookiesRefused`, `TypeError` without a network.
 * docs/product/federated-sign-in.md#from-start-to-return
 */
export async function startFederation(start: FederationStart): Promise<void> {
  requireCookies()
  const codeVerifier = bytesToBase64url(crypto.getRandomValues(new Uint8Array(32)))
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(codeVerifier))
  const { state, authorizeUrl } = await callSignInService<{ state: string; authorizeUrl: string }>(
    '/user/startFederation',
    { ...start, codeChallenge: bytesToBase64url(new Uint8Array(digest)) },
    start.context === 'add-secondary-email' ? await freshIdToken() : undefined,
  )
  const url = new URL(authorizeUrl, location.origin)
  if (url.origin !== location.origin) throw new AuthRefused('UNAVAILABLE', '')
  signInOptions.write({
    state,
    codeVerifier,
    clientId: url.searchParams.get('client_id') ?? '',
    ...(start.options ? { options: start.options } : {}),
  })
  location.assign(url)
}

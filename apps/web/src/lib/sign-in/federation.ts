import type { FederationContext } from '@section/domain/identity/federation-outcome.ts'
import { bytesToBase64url } from '@section/domain/identity/base64url.ts'
import { freshIdToken } from '../session/tokens.ts'
import { askSignInService, AuthRefused } from './auth-request.ts'

/** What the callback needs to go on; the server keeps it and gives it back once. */
export interface FederationOptions {
  redirectPath?: string
  redirectUrl?: string
  authRedirectUrl?: string
  inviteCode?: string
  passShortCode?: string
  /** The path of ours that shows what went wrong; login when there is none. */
  errorUrl?: string
  [more: string]: string | undefined
}

export interface FederationStart {
  context: FederationContext
  /** The social provider, or … */
  provider?: 'social'
  /** … the realm of an employer or a learning-management system, with what its lookup answered. */
  realm?: string
  serializedOptions?: string
  options?: FederationOptions
  /** Whoever is signed in there already proves once more who they are. */
  again?: boolean
}

/** What the browser remembers between leaving for the provider and coming back. Specification 1, section 9. */
export interface SignInOptions {
  state: string
  codeVerifier: string
  clientId: string
  /** For the way back when the server no longer knows the sign-in. */
  options?: FederationOptions
}

const KEY = 'sign-in-options'

/**
 * Leaves for the provider; `/oauth` goes on from there. Linking a second account happens in the member's name.
 * Errors: `AuthRefused`, `TokenRefused`, `TypeError` without a network; the page then stays.
 */
export async function startFederation(start: FederationStart): Promise<void> {
  const codeVerifier = bytesToBase64url(crypto.getRandomValues(new Uint8Array(32)))
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(codeVerifier))
  const { state, authorizeUrl } = await askSignInService<{ state: string; authorizeUrl: string }>(
    '/user/startFederation',
    { ...start, codeChallenge: bytesToBase64url(new Uint8Array(digest)) },
    start.context === 'add-secondary-email' ? await freshIdToken() : undefined,
  )
  const url = new URL(authorizeUrl, location.origin)
  if (url.origin !== location.origin) throw new AuthRefused('UNAVAILABLE', 'A foreign authorize address.')
  const remembered: SignInOptions = {
    state,
    codeVerifier,
    clientId: url.searchParams.get('client_id') ?? '',
    ...(start.options ? { options: start.options } : {}),
  }
  sessionStorage.setItem(KEY, JSON.stringify(remembered))
  location.assign(url)
}

/** What `startFederation` remembered, once. */
export function takeSignInOptions(): SignInOptions | null {
  const kept = sessionStorage.getItem(KEY)
  sessionStorage.removeItem(KEY)
  return kept ? (JSON.parse(kept) as SignInOptions) : null
}

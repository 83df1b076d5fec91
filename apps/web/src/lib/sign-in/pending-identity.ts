import { readClaims, refreshTokens, storeSession } from '../session/tokens.ts'
import type { FederationOptions } from './federation.ts'

/** Somebody whom a provider vouches for and who has no account yet: good for signing up and nothing else. */
export interface PendingIdentity {
  context: 'pass-registration' | 'limited-signup' | 'lms'
  /** The bearer of the signup operations. */
  idToken: string
  refreshToken: string
  clientId: string
  ssoUsername: string
  email: string
  firstName: string
  lastName: string
  options: FederationOptions
}

const KEY = 'pending-identity'

/** Keeps an identity for the signup or registration page, in this tab only. */
export function keepPendingIdentity(
  tokens: { id_token: string; refresh_token: string },
  clientId: string,
  { context, options }: Pick<PendingIdentity, 'context' | 'options'>,
): void {
  const claims = readClaims(tokens.id_token)
  const text = (name: string) => (typeof claims[name] === 'string' ? claims[name] : '')
  const identity: PendingIdentity = {
    context,
    options,
    clientId,
    idToken: tokens.id_token,
    refreshToken: tokens.refresh_token,
    ssoUsername: text('sso_username'),
    email: text('email'),
    firstName: text('given_name'),
    lastName: text('family_name'),
  }
  sessionStorage.setItem(KEY, JSON.stringify(identity))
}

/** The identity that waits for its account, if there is one; it stays until it is forgotten. */
export function readPendingIdentity(): PendingIdentity | null {
  const kept = sessionStorage.getItem(KEY)
  return kept ? (JSON.parse(kept) as PendingIdentity) : null
}

export function forgetPendingIdentity(): void {
  sessionStorage.removeItem(KEY)
}

/**
 * Signs in an identity that has been given an account: its tokens are exchanged for ones that name the member.
 * Errors: TokenRefused, NoAccount when the account is not there yet.
 */
export async function signInPendingIdentity(identity: PendingIdentity): Promise<void> {
  storeSession(await refreshTokens(identity.refreshToken, identity.clientId))
  forgetPendingIdentity()
}

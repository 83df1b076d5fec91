import { readClaims, refreshTokens, storeSignIn } from './tokens.ts'
import { storedValue } from '../stored-value.ts'
import type { FederationOptions } from './federation.ts'

/** An identity that a provider has verified and that has no account yet. It allows signing up only. */
export interface PendingIdentity {
  context: 'pass-registration' | 'limited-signup' | 'lms'
  /** The bearer token of the signup operations. */
  idToken: string
  refreshToken: string
  clientId: string
  ssoUsername: string
  email: string
  firstName: string
  lastName: string
  options: FederationOptions
}

/** The identity for the signup or registration page of this tab. */
export const pendingIdentity = storedValue<PendingIdentity>('pending-identity')

/** Stores the identity that these tokens name, for the signup or registration page of this tab. */
export function savePendingIdentity(
  tokens: { id_token: string; refresh_token: string },
  clientId: string,
  { context, options }: Pick<PendingIdentity, 'context' | 'options'>,
): void {
  const claims = readClaims(tokens.id_token)
  const text = (name: string) => (typeof claims[name] === 'string' ? claims[name] : '')
  pendingIdentity.write({
    context,
    options,
    clientId,
    idToken: tokens.id_token,
    refreshToken: tokens.refresh_token,
    ssoUsername: text('sso_username'),
    email: text('email'),
    firstName: text('given_name'),
    lastName: text('family_name'),
  })
}

/**
 * Signs in an identity whose account has been created, by exchanging its tokens for tokens that name the member. Errors:
 * TokenRefused, NoAccount when the account does not exist yet.
 */
export async function signInPendingIdentity(identity: PendingIdentity): Promise<void> {
  storeSignIn(await refreshTokens(identity.refreshToken, identity.clientId))
  pendingIdentity.remove()
}

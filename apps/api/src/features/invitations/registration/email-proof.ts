import { normalizeEmail } from '@section/domain/identity/email.ts'
import type { FederatedIdentity } from '../../../server/access/viewer.ts'

/** The federated identity whose provider has verified the address of a signup; null without a proof. */
export type EmailProof = FederatedIdentity | null

/**
 * Returns the caller's proof of the address that they sign up. It is valid if their own federated identity has this
 * name and its provider has verified the address; an invalid claim is refused. See
 * SECURITY.md#account-takeover-by-federation.
 */
export function checkEmailProof(
  identity: FederatedIdentity | undefined,
  { ssoUsername, email }: { ssoUsername?: string | null | undefined; email: string },
): EmailProof | 'refused' {
  if (!ssoUsername) return null
  return identity?.ssoUsername === ssoUsername && hasVerifiedEmail(identity, email) ? identity : 'refused'
}

/** Returns whether the identity's provider has verified this address. */
export function hasVerifiedEmail(identity: FederatedIdentity | undefined, email: string): boolean {
  return identity?.emailVerified === true && normalizeEmail(identity.email) === normalizeEmail(email)
}

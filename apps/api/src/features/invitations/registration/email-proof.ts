import { normalizeEmail } from '@section/domain/identity/email.ts'
import type { FederatedIdentity } from '../../../server/access/viewer.ts'

/** The caller's proof of the e-mail address: none, a verified federated identity, or an invalid claim. */
export type EmailProof =
  | { kind: 'none' }
  | { kind: 'identity'; identity: FederatedIdentity }
  | { kind: 'refused' }

/**
 * Returns the caller's proof of the address that they sign up. It is valid if their own federated identity has this name
 * and its provider has verified the address. Threats T-A9 and T-B3.
 */
export function checkEmailProof(
  identity: FederatedIdentity | undefined,
  { ssoUsername, email }: { ssoUsername?: string | null | undefined; email: string },
): EmailProof {
  if (!ssoUsername) return { kind: 'none' }
  return identity?.ssoUsername === ssoUsername && hasVerifiedEmail(identity, email)
    ? { kind: 'identity', identity }
    : { kind: 'refused' }
}

/** Returns whether the identity's provider has verified this address. */
export function hasVerifiedEmail(identity: FederatedIdentity | undefined, email: string): boolean {
  return identity?.emailVerified === true && normalizeEmail(identity.email) === normalizeEmail(email)
}

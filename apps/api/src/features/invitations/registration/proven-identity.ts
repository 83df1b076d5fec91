import { normalizeEmail } from '@section/domain/identity/email.ts'
import type { FederatedIdentity } from '../../../server/access/viewer.ts'

/** Whose word the caller brings for the address: nobody's, an identity provider's, or a claim that does not hold. */
export type Proof = { kind: 'none' } | { kind: 'identity'; identity: FederatedIdentity } | { kind: 'refused' }

/**
 * Returns whether the caller has proved the address that they sign up: the bearer's own federated identity has this name,
 * and its provider vouches for this very address. Threats T-A9 and T-B3.
 */
export function proofOf(
  identity: FederatedIdentity | undefined,
  { ssoUsername, email }: { ssoUsername?: string | null | undefined; email: string },
): Proof {
  if (!ssoUsername) return { kind: 'none' }
  return identity?.ssoUsername === ssoUsername && vouchesFor(identity, email)
    ? { kind: 'identity', identity }
    : { kind: 'refused' }
}

/** Returns whether the identity's provider has verified that this address is the caller's. */
export function vouchesFor(identity: FederatedIdentity | undefined, email: string): boolean {
  return identity?.emailVerified === true && normalizeEmail(identity.email) === normalizeEmail(email)
}

import type { Viewer } from '../access/viewer.ts'

type Membership = Pick<Viewer, 'accountType' | 'trialEndDate' | 'customerId'> & {
  readonly entitlements: readonly { readonly entitlementId: string }[]
}

/** The characters of an entitlement's id that tell it from the others of one member. */
const ID_LENGTH = 8

/**
 * Returns a short text that differs whenever what a member may open does: their status, trial, customer or entitlements. The
 * browser and the server compute it from their own data, so that either notices that the other has another.
 * docs/decisions/live-membership.md
 */
export function membershipKey({ accountType, trialEndDate, customerId, entitlements }: Membership): string {
  const ids = entitlements.map(({ entitlementId }) => entitlementId.slice(-ID_LENGTH)).toSorted()
  return [accountType, trialEndDate ?? '', customerId?.slice(-ID_LENGTH) ?? '', ...ids].join('.')
}

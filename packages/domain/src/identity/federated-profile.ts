import { cleanEmail, isEmail, normalizeDomain, normalizeEmail } from './email.ts'

export interface ProfileClaims {
  readonly email: string | null
  /** Null where the provider does not say. */
  readonly emailVerified: boolean | null
}

export type ProfileCheck =
  | { readonly kind: 'accepted'; readonly email: string }
  | { readonly kind: 'refused'; readonly code: 'EMAIL_NOT_VERIFIED' | 'UPSTREAM_REFUSED' }

/**
 * Checks whether the profile that an identity provider sends may sign in. `domains`: those of an employer's realm,
 * for whose addresses and no others it speaks; null: the social provider, which must call the address verified. The
 * accepted address is in its normal form. Threat T-A9.
 */
export function checkProfile(
  { email, emailVerified }: ProfileClaims,
  domains: readonly string[] | null,
): ProfileCheck {
  if (emailVerified === false) return { kind: 'refused', code: 'EMAIL_NOT_VERIFIED' }
  if (email === null || !isEmail(email)) return { kind: 'refused', code: 'UPSTREAM_REFUSED' }
  const normal = normalizeEmail(email)
  if (isLookAlike(email, normal)) return { kind: 'refused', code: 'UPSTREAM_REFUSED' }
  if (domains === null)
    return emailVerified
      ? { kind: 'accepted', email: normal }
      : { kind: 'refused', code: 'EMAIL_NOT_VERIFIED' }
  return domains.map(normalizeDomain).includes(normal.split('@')[1] ?? '')
    ? { kind: 'accepted', email: normal }
    : { kind: 'refused', code: 'UPSTREAM_REFUSED' }
}

/** Checks for a mailbox that only normalization makes ASCII: at the provider it may belong to somebody else. */
function isLookAlike(claimed: string, normal: string): boolean {
  const mailbox = (email: string) => email.slice(0, Math.max(0, email.lastIndexOf('@')))
  return /^[ -~]*$/u.test(mailbox(normal)) && !/^[ -~]+$/u.test(mailbox(cleanEmail(claimed)))
}

/**
 * Checks whether an accepted identity may be linked to the member with the same address without the member's action:
 * only when both sides are verified. A realm's word is enough for an address of its own domain; otherwise the
 * member must have proved the address, as everybody has who has set a password by a code sent to it. What a member has
 * unlinked stays so until they link it themselves. Threat T-A9.
 */
export function canLinkByEmail(
  identity: { readonly fromRealm: boolean; readonly wasUnlinked: boolean },
  member: { readonly hasPassword: boolean; readonly suspended: boolean },
): boolean {
  return !identity.wasUnlinked && !member.suspended && (identity.fromRealm || member.hasPassword)
}

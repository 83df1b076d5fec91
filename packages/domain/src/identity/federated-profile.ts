import { isEmail, normalizeDomain, normalizeEmail } from './email.ts'

/** What an identity provider says about somebody's address. */
export interface ProfileClaims {
  readonly email: string | null
  /** Null: it does not say. */
  readonly emailVerified: boolean | null
}

export type ProfileVerdict =
  | { readonly kind: 'accepted'; readonly email: string }
  | { readonly kind: 'refused'; readonly code: 'EMAIL_NOT_VERIFIED' | 'UPSTREAM_REFUSED' }

/**
 * Whether somebody may come in by what their identity provider says. `domains`: those of an employer's realm, for
 * whose addresses and no others it speaks; null: the social provider, which must call the address verified. The
 * accepted address is in its normal form. Threat T-A9.
 */
export function judgeProfile(
  { email, emailVerified }: ProfileClaims,
  domains: readonly string[] | null,
): ProfileVerdict {
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

/** Whether a plain mailbox is claimed by other letters: a provider may know that as a mailbox of somebody else. */
function isLookAlike(claimed: string, normal: string): boolean {
  const mailbox = (email: string) => email.trim().slice(0, Math.max(0, email.trim().lastIndexOf('@')))
  return /^[ -~]*$/u.test(mailbox(normal)) && !/^[ -~]+$/u.test(mailbox(claimed))
}

/**
 * Whether an accepted identity may become that of the member who has the same address, without the member's doing:
 * only when both sides are verified. A realm's word is enough for an address of its own domain; otherwise the member
 * must have proved the address, as everybody has who has set a password by a code sent to it. What a member has
 * unlinked stays so until they link it themselves. Threat T-A9.
 */
export function mayLinkByEmail(
  identity: { readonly fromRealm: boolean; readonly wasUnlinked: boolean },
  member: { readonly hasPassword: boolean; readonly suspended: boolean },
): boolean {
  return !identity.wasUnlinked && !member.suspended && (identity.fromRealm || member.hasPassword)
}

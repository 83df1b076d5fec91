import { cleanEmail, isEmail, normalizeDomain, normalizeEmail } from './email.ts'

export interface ProfileClaims {
  /** All addresses that the provider names, the most important one first. */
  readonly emails: readonly string[]
  /** Null where the provider does not say. */
  readonly emailVerified: boolean | null
}

/** Why a profile may not sign in. */
export type ProfileRule = 'no-address' | 'invalid-address' | 'other-domain' | 'not-verified'

export type ProfileCheck =
  | { readonly kind: 'accepted'; readonly email: string }
  /** `domains` are those of the addresses that were sent, in their normal form and each once. */
  | { readonly kind: 'refused'; readonly rule: ProfileRule; readonly domains: readonly string[] }

/**
 * Checks whether the profile that an identity provider sends may sign in, and by which of its addresses: the first that
 * serves. `domains`: those of an employer's realm, for whose addresses and no others it speaks; null: the social provider,
 * which must call the address verified. The accepted address is in its normal form. Threat T-A9.
 */
export function checkProfile(
  { emails, emailVerified }: ProfileClaims,
  domains: readonly string[] | null,
): ProfileCheck {
  const sent = emails.filter((email) => email.trim() !== '')
  const valid = sent
    .filter((email) => isEmail(email) && !isLookAlike(email, normalizeEmail(email)))
    .map(normalizeEmail)
  const refused = (rule: ProfileRule): ProfileCheck => ({
    kind: 'refused',
    rule,
    domains: [...new Set(valid.map(domainOf))],
  })
  if (emailVerified === false) return refused('not-verified')
  if (valid.length === 0) return refused(sent.length === 0 ? 'no-address' : 'invalid-address')
  if (domains === null && !emailVerified) return refused('not-verified')
  const own = domains && new Set(domains.map(normalizeDomain))
  const email = valid.find((address) => !own || own.has(domainOf(address)))
  return email === undefined ? refused('other-domain') : { kind: 'accepted', email }
}

const domainOf = (email: string) => email.slice(email.lastIndexOf('@') + 1)

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

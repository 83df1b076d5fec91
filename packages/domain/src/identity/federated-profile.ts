import { cleanEmail, isEmail, normalizeDomain, normalizeEmail } from './email.ts'

export interface ProfileClaims {
  /** All addresses that the provider sent, in order of importance. */
  readonly emails: readonly string[]
  /** Null when the provider does not say. */
  readonly emailVerified: boolean | null
}

/** The reason why a profile may not sign in. */
export type ProfileRule = 'no-address' | 'invalid-address' | 'other-domain' | 'not-verified'

export type ProfileCheck =
  | { readonly kind: 'accepted'; readonly email: string }
  /** `domains` are those of the addresses that were sent, in their normal form and each once. */
  | { readonly kind: 'refused'; readonly rule: ProfileRule; readonly domains: readonly string[] }

/**
 * Checks whether a profile of an identity provider may sign in, and returns the first of its addresses that is
 * acceptable, in its normal form. `domains` are the domains of an employer's realm, which may vouch for addresses of these
 * domains only; null stands for the social provider, which must declare the address verified.
 * docs/product/federated-sign-in.md#whose-account-it-is
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

/** Checks whether a mailbox is ASCII only after normalization. At the provider it may belong to somebody else. */
function isLookAlike(claimed: string, normal: string): boolean {
  const mailbox = (email: string) => email.slice(0, Math.max(0, email.lastIndexOf('@')))
  return /^[ -~]*$/u.test(mailbox(normal)) && !/^[ -~]+$/u.test(mailbox(cleanEmail(claimed)))
}

/**
 * Checks whether an accepted identity may be linked to the member with the same address without asking the member. Both
 * sides must be verified: a realm may vouch for addresses of its own domains, and otherwise the member must have proved
 * the address, which every member with a password has done by a mailed code. An identity that a member has unlinked is
 * never linked this way. SECURITY.md#account-takeover-by-federation
 */
export function canLinkByEmail(
  identity: { readonly fromRealm: boolean; readonly wasUnlinked: boolean },
  member: { readonly hasPassword: boolean; readonly suspended: boolean },
): boolean {
  return !identity.wasUnlinked && !member.suspended && (identity.fromRealm || member.hasPassword)
}

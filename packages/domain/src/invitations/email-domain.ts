import { normalizeDomain, normalizeEmail } from '../identity/email.ts'

/** The error for an address that is not one of the employer's. */
export const UNRECOGNIZED_WORK_EMAIL =
  'This email extension is not recognized for this course. Please try again with your work email.'

/** Checks whether a pass accepts an address: any, unless it names domains; a subdomain is another domain. */
export function isAllowedAddress(email: string, domains: readonly string[]): boolean {
  const domain = normalizeEmail(email).split('@').at(-1) ?? ''
  return domains.length === 0 || domains.some((allowed) => normalizeDomain(allowed) === domain)
}

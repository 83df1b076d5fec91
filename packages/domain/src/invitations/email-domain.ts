import { normalizeDomain, normalizeEmail } from '../identity/email.ts'

/** What an employee sees whose address is not one of the employer's (Specification 1, section 8). */
export const UNRECOGNIZED_WORK_EMAIL =
  'This email extension is not recognized for this course. Please try again with your work email.'

/** Whether a pass takes this address: any, unless it names domains; a subdomain is another domain. */
export function isAllowedAddress(email: string, domains: readonly string[]): boolean {
  const domain = normalizeEmail(email).split('@').at(-1) ?? ''
  return domains.length === 0 || domains.some((allowed) => normalizeDomain(allowed) === domain)
}

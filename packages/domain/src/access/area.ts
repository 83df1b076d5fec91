/** The area entitlements that open parts of the product (Specification 1, section 4). */
export const AREAS = [
  'mcsc-unlimited',
  'ai-academy',
  'crash-courses',
  'mc-transactional',
  'mc-limited',
  'bootcamps',
  'enterprise-dashboard',
] as const
export type Area = (typeof AREAS)[number]

/** Member statuses, also called account types (Specification 1, section 4). */
export const ACCOUNT_STATUSES = ['ALUMNI', 'EMPLOYEE', 'LIMITED', 'MEMBER', 'POST_TRIAL', 'TRIAL'] as const
export type AccountStatus = (typeof ACCOUNT_STATUSES)[number]

/** Account types that a route lets in unless it says otherwise (Specification 1, section 6). */
export const DEFAULT_ACCOUNT_STATUSES = ['EMPLOYEE', 'LIMITED', 'MEMBER', 'TRIAL'] as const

/** Kinds of customers (Specification 1, section 4). */
export type CustomerType = 'CONSUMER' | 'ENTERPRISE' | 'INTERNAL'

/** Checks whether a text from outside names an area. */
export function isArea(text: string): text is Area {
  return (AREAS as readonly string[]).includes(text)
}

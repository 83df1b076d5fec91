/** The area entitlements that open parts of the product. See docs/product/access.md#areas. */
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

/** Member statuses, also called account types. */
export const ACCOUNT_STATUSES = ['ALUMNI', 'EMPLOYEE', 'LIMITED', 'MEMBER', 'POST_TRIAL', 'TRIAL'] as const
export type AccountStatus = (typeof ACCOUNT_STATUSES)[number]

/** Account types that a route lets in unless it says otherwise. */
export const DEFAULT_ACCOUNT_STATUSES = ['EMPLOYEE', 'LIMITED', 'MEMBER', 'TRIAL'] as const

/** Kinds of customers. */
export type CustomerType = 'CONSUMER' | 'ENTERPRISE' | 'INTERNAL'

/** Checks whether a text from outside names an area. */
export function isArea(text: string): text is Area {
  return (AREAS as readonly string[]).includes(text)
}

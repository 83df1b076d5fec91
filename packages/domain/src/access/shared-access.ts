import { ACCOUNT_STATUSES } from './area.ts'

// The access rules that several rows of the site map share. See docs/product/access.md#screens.

export const STANDARD = ['mcsc-unlimited', 'ai-academy'] as const
export const EVERY_ACCOUNT = { accountTypes: ACCOUNT_STATUSES } as const

export const COURSES = {
  access: { areas: [...STANDARD, 'mc-limited', 'mc-transactional', 'crash-courses'] },
  meteringBanner: true,
} as const
/** A page of one course opens to every account that has not ended, because it explains a course outside of their plan. */
export const COURSE_PAGE = { access: {}, meteringBanner: true } as const
export const MINI_MBAS = {
  access: { areas: [...STANDARD, 'bootcamps'], pageLock: true },
  meteringBanner: true,
} as const
/** A page of one Mini-MBA explains itself as well, except to free accounts, which get the page lock. */
export const MINI_MBA_PAGE = {
  access: {
    areas: [...STANDARD, 'bootcamps', 'mc-transactional', 'crash-courses', 'enterprise-dashboard'],
    pageLock: true,
  },
  meteringBanner: true,
} as const
export const CERTIFICATES = { access: { areas: [...STANDARD, 'mc-limited'] }, meteringBanner: true } as const
export const CRASH_COURSES = { access: { areas: ['crash-courses'] } } as const
export const RESOURCES = { access: { areas: STANDARD, pageLock: true }, meteringBanner: true } as const
export const COMMUNITY = { access: { areas: STANDARD } } as const
export const INSIGHTS = { access: { areas: STANDARD, accountTypes: ['LIMITED', 'MEMBER', 'TRIAL'] } } as const

export const ORGANIZATION = '/organization'
export const ANY_ORGANIZATION = {
  access: {
    areas: ['enterprise-dashboard'],
    accountTypes: ['LIMITED', 'MEMBER', 'TRIAL'],
    unauthorizedRedirect: ORGANIZATION,
  },
} as const
export const OWN_ORGANIZATION = {
  access: { areas: ['enterprise-dashboard'], ownCustomer: true, unauthorizedRedirect: ORGANIZATION },
} as const

/** What an employer's dashboard begins with at an address that names none of its tables' rows. */
export const DASHBOARD_START = {
  firstQueries: ['OrganizationDashboard'],
  firstQueriesUnless: ['tab', 'page', 'search', 'filter', 'sortKey', 'sortDirection'],
} as const

import { DEFAULT_ACCOUNT_STATUSES, ACCOUNT_STATUSES, type AccountStatus, type Area } from './area.ts'

/**
 * One row of the table "who sees what" (Decisions, section 3).
 * `patterns`: `{name}` stands for one segment, a closing `/*` for one or more segments.
 * `areas`: any one of them opens the place; an empty list leaves it open to every area.
 * `onlyWithoutSubscription`: these account types are let in only without an active subscription.
 * `pageLock`: a limited-exclusive account sees the page lock dialog instead.
 * `owner`: only the member named by `{userId}` is let in.
 * `ownCustomer`: only who belongs to the customer named by `{customerId}` is let in, and INTERNAL staff.
 * `unauthorizedRedirect`: where a refused viewer goes first; null is the default page.
 */
export type RouteRule = {
  readonly place: string
  readonly patterns: readonly string[]
  readonly areas: readonly Area[]
  readonly accountTypes: readonly AccountStatus[]
  readonly onlyWithoutSubscription: readonly AccountStatus[]
  readonly flags: readonly string[]
  readonly pageLock: boolean
  readonly owner: boolean
  readonly ownCustomer: boolean
  readonly unauthorizedRedirect: string | null
}

type Row = Partial<RouteRule> & Pick<RouteRule, 'place' | 'patterns'>

const standard = ['mcsc-unlimited', 'ai-academy'] as const
const everyone = { areas: [], accountTypes: ACCOUNT_STATUSES } as const

const ROWS: readonly Row[] = [
  { place: 'home', patterns: ['/'], areas: standard },
  {
    place: 'courses',
    patterns: ['/courses', '/courses/*'],
    areas: [...standard, 'mc-limited', 'mc-transactional', 'crash-courses'],
  },
  {
    place: 'mini-mbas',
    patterns: ['/mini-mbas', '/mini-mbas/*'],
    areas: [...standard, 'bootcamps'],
    pageLock: true,
  },
  {
    place: 'certificates',
    patterns: ['/certificates', '/certificates/*'],
    areas: [...standard, 'mc-limited'],
  },
  { place: 'crash-courses', patterns: ['/crash-courses', '/crash-courses/*'], areas: ['crash-courses'] },
  { place: 'resources', patterns: ['/resources', '/resources/*'], areas: standard, pageLock: true },
  { place: 'events', patterns: ['/events', '/events/*'], areas: standard },
  {
    place: 'profile-edit',
    patterns: ['/member-directory/{userId}/edit'],
    ...everyone,
    owner: true,
    unauthorizedRedirect: '/member-directory/{userId}',
  },
  {
    place: 'member-directory',
    patterns: ['/member-directory', '/member-directory/{userId}'],
    areas: standard,
  },
  {
    place: 'insights',
    patterns: ['/insights', '/insights/*'],
    areas: standard,
    accountTypes: ['LIMITED', 'MEMBER', 'TRIAL'],
  },
  {
    place: 'organization',
    patterns: ['/organization', '/organization/employee/{userId}'],
    areas: ['enterprise-dashboard'],
    accountTypes: ['LIMITED', 'MEMBER', 'TRIAL'],
    unauthorizedRedirect: '/organization',
  },
  {
    place: 'organization-customer',
    patterns: ['/organization/{customerId}', '/organization/{customerId}/employee/{userId}'],
    areas: ['enterprise-dashboard'],
    ownCustomer: true,
    unauthorizedRedirect: '/organization',
  },
  { place: 'learning-plan', patterns: ['/plan/intro'], areas: standard, flags: ['learningPlans'] },
  { place: 'upgrade', patterns: ['/upgrade'], areas: [], accountTypes: ['LIMITED'] },
  {
    place: 'resubscribe',
    patterns: ['/resubscribe'],
    areas: [],
    accountTypes: ['POST_TRIAL', 'ALUMNI', 'MEMBER', 'TRIAL'],
    onlyWithoutSubscription: ['MEMBER', 'TRIAL'],
  },
  { place: 'account-settings', patterns: ['/account-settings'], ...everyone },
  { place: 'tutor-transfer', patterns: ['/profai/transfer'], ...everyone },
  { place: 'referrals', patterns: ['/referrals'], ...everyone },
  { place: 'cancel-offer', patterns: ['/cancel-offer'], ...everyone },
  { place: 'coupon-confirmation', patterns: ['/coupon-confirmation'], ...everyone },
  { place: 'drops', patterns: ['/drops'], ...everyone },
]

const DEFAULTS = {
  areas: [],
  accountTypes: DEFAULT_ACCOUNT_STATUSES,
  onlyWithoutSubscription: [],
  flags: [],
  pageLock: false,
  owner: false,
  ownCustomer: false,
  unauthorizedRedirect: null,
} satisfies Partial<RouteRule>

/** Who sees what, as data: read by the router, the menu, the endpoint and the tests (Decisions, section 3). */
export const ROUTE_RULES: readonly RouteRule[] = ROWS.map((row) => ({ ...DEFAULTS, ...row }))

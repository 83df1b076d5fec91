import type { Screen } from './screen.ts'
import { COMMUNITY_SCREENS } from './screen-rows/community-screens.ts'
import {
  ANY_ORGANIZATION,
  CERTIFICATES,
  COURSE_PAGE,
  COURSES,
  CRASH_COURSES,
  DASHBOARD_START,
  EVERY_ACCOUNT,
  MINI_MBA_PAGE,
  MINI_MBAS,
  ORGANIZATION,
  OWN_ORGANIZATION,
  RESOURCES,
  STANDARD,
} from './shared-access.ts'
import { VISITOR_SCREENS } from './screen-rows/visitor-screens.ts'

/**
 * All screens of the product. The router, guards, titles, tabs, side drawer, links, preloads, the server's pages and
 * their headers, and the access tests are derived from these rows. A path belongs to the first row that matches it. See
 * docs/product/access.md#screens.
 */
export const SITE_MAP = {
  ...VISITOR_SCREENS,

  home: {
    path: '/',
    title: 'Home',
    access: { areas: STANDARD },
    meteringBanner: true,
    tab: 'Home',
    firstQueries: ['Home'],
  },
  miniMbas: { path: '/mini-mbas', title: 'Mini-MBAs', ...MINI_MBAS, tab: 'Mini-MBAs' },
  miniMba: { path: '/mini-mbas/$sessionId', title: 'Mini-MBA', ...MINI_MBA_PAGE },
  miniMbaVideo: {
    path: '/mini-mbas/$topLevelId/$groupId/$videoContentId',
    title: 'Mini-MBA',
    ...MINI_MBA_PAGE,
  },
  courses: {
    path: '/courses',
    title: 'Courses Dashboard',
    ...COURSES,
    tab: 'Courses',
    firstQueries: ['CoursesDashboard', 'LearningPlan'],
  },
  portfolio: {
    path: '/courses/portfolio',
    title: 'Course Portfolio',
    ...COURSES,
    firstQueries: ['CoursesDashboard'],
  },
  course: { path: '/courses/$courseId', title: null, ...COURSE_PAGE, firstQueries: ['CourseLanding'] },
  onDemandVideo: {
    path: '/courses/ondemand/$topLevelId/$groupId/$videoContentId',
    title: null,
    ...COURSE_PAGE,
  },
  session: { path: '/courses/session/$sessionId', title: 'Session', ...COURSE_PAGE },
  sessionVideo: {
    path: '/courses/session/$topLevelId/$groupId/$videoContentId',
    title: 'Session',
    ...COURSE_PAGE,
  },
  certificates: {
    path: '/certificates',
    title: 'Certificates',
    ...CERTIFICATES,
    tab: 'Certificates',
    firstQueries: ['Certificates'],
  },
  certificate: {
    path: '/certificates/$certificateId',
    title: null,
    ...CERTIFICATES,
    firstQueries: ['Certificate', 'CoursesDashboard'],
  },
  crashCourses: {
    path: '/crash-courses',
    title: 'Crash Courses',
    ...CRASH_COURSES,
    tab: 'Crash Courses',
    drawer: { label: 'Crash Courses', position: 3 },
    firstQueries: ['CrashCourses'],
  },
  crashCourse: {
    path: '/crash-courses/$certificateId',
    title: 'Crash Course',
    ...CRASH_COURSES,
    firstQueries: ['CrashCourse', 'BoughtSessions', 'CoursesDashboard'],
  },
  resources: {
    path: '/resources',
    title: 'Resources',
    ...RESOURCES,
    tab: 'Resources',
    drawer: { label: 'Resources', position: 1 },
  },
  resource: { path: '/resources/$slug', title: null, ...RESOURCES, firstQueries: ['Resource'] },
  ...COMMUNITY_SCREENS,
  organization: {
    path: ORGANIZATION,
    title: 'Insights Hub',
    ...ANY_ORGANIZATION,
    drawer: { label: 'Insights Hub', position: 6 },
    ...DASHBOARD_START,
  },
  organizationEmployee: {
    path: '/organization/employee/$userId',
    title: 'Insights Hub',
    ...ANY_ORGANIZATION,
  },
  customer: {
    path: '/organization/$customerId',
    title: 'Insights Hub',
    ...OWN_ORGANIZATION,
    ...DASHBOARD_START,
  },
  customerEmployee: {
    path: '/organization/$customerId/employee/$userId',
    title: 'Insights Hub',
    ...OWN_ORGANIZATION,
  },
  learningPlan: {
    path: '/plan/intro',
    title: 'Learning plan',
    access: { areas: STANDARD, flags: ['learningPlans'] },
    firstQueries: ['LearningPlanQuiz'],
  },
  upgrade: {
    path: '/upgrade',
    title: 'Membership Pricing',
    access: { accountTypes: ['LIMITED'] },
    firstQueries: ['Plans'],
  },
  resubscribe: {
    path: '/resubscribe',
    title: null,
    firstQueries: ['SubscriptionOffer', 'Scholarship'],
    access: {
      accountTypes: ['POST_TRIAL', 'ALUMNI', 'MEMBER', 'TRIAL'],
      onlyWithoutSubscription: ['MEMBER', 'TRIAL'],
    },
  },
  accountSettings: {
    path: '/account-settings',
    title: 'Account settings',
    access: EVERY_ACCOUNT,
    drawer: { label: 'Manage Account', position: 5 },
    firstQueries: ['AccountBilling', 'SignIns'],
  },
  tutorTransfer: { path: '/profai/transfer', title: 'AI tutor', access: EVERY_ACCOUNT },
  referrals: { path: '/referrals', title: 'Referrals', access: EVERY_ACCOUNT },
  cancelOffer: {
    path: '/cancel-offer',
    title: 'Membership',
    access: EVERY_ACCOUNT,
    firstQueries: ['CancelOffer'],
  },
  couponConfirmation: { path: '/coupon-confirmation', title: 'Membership', access: EVERY_ACCOUNT },
  checkoutReturn: { path: '/checkout/return', title: 'Membership', access: EVERY_ACCOUNT },
  drops: { path: '/drops', title: 'Drops', access: EVERY_ACCOUNT, firstQueries: ['Drops'] },
} as const satisfies Record<string, Screen>

export type ScreenId = keyof typeof SITE_MAP

export const SCREENS = Object.entries(SITE_MAP) as readonly (readonly [ScreenId, Screen])[]

/** A screen that needs a sign-in. */
export type MemberScreenId = {
  [Id in ScreenId]: (typeof SITE_MAP)[Id]['access'] extends null ? never : Id
}[ScreenId]

/** A screen that has an entry in the side drawer. */
export type DrawerScreenId = {
  [Id in ScreenId]: (typeof SITE_MAP)[Id] extends { drawer: object } ? Id : never
}[ScreenId]

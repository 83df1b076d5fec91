import { type DemoAccount, demoAccount } from './demo-accounts.fixture.ts'

// The expected result for every account of the demo school at every route, written by hand from docs/product/access.md.

/** The paths of each group of routes with the same access; `me` is the account itself. */
export const ROUTES = {
  home: ['/'],
  courses: ['/courses', '/courses/portfolio'],
  'pages of a course': [
    '/courses/c',
    '/courses/session/s',
    '/courses/session/a/b/c',
    '/courses/ondemand/a/b/c',
  ],
  'mini-mbas': ['/mini-mbas'],
  'pages of a Mini-MBA': ['/mini-mbas/s', '/mini-mbas/a/b/c'],
  certificates: ['/certificates', '/certificates/c'],
  'crash-courses': ['/crash-courses', '/crash-courses/c'],
  resources: ['/resources', '/resources/r'],
  events: ['/events', '/events/e'],
  directory: ['/member-directory', '/member-directory/other'],
  'own profile': ['/member-directory/me/edit'],
  'other profile': ['/member-directory/other/edit'],
  insights: ['/insights', '/insights/i'],
  organization: ['/organization', '/organization/employee/u'],
  acme: ['/organization/acme', '/organization/acme/employee/u'],
  globex: ['/organization/globex', '/organization/globex/employee/u'],
  plan: ['/plan/intro'],
  upgrade: ['/upgrade'],
  resubscribe: ['/resubscribe'],
  everyone: [
    '/account-settings',
    '/profai/transfer',
    '/referrals',
    '/cancel-offer',
    '/coupon-confirmation?c=e30',
    '/checkout/return?session_id=cs_1',
    '/drops',
    '/checkout/return',
  ],
} as const
export type RouteGroup = keyof typeof ROUTES

const ALWAYS = 'own profile, everyone'
const COURSE = 'pages of a course'
const PAGES = `${COURSE}, pages of a Mini-MBA`
const STANDARD = `home, courses, ${PAGES}, mini-mbas, certificates, resources, events, directory, plan, ${ALWAYS}`
const TABS = 'Home, Mini-MBAs, Courses, Certificates, Resources'
const LIMITED_TABS = 'Mini-MBAs (locked), Courses, Certificates, Resources (locked)'
const SELF = 'Edit Profile, Manage Account'
const DRAWER = `Saved Courses, Resources, Member Directory, ${SELF}, Go to Sprint Center`
const LIMITED_DRAWER = `Saved Courses, Resources (locked), ${SELF}, Go to Sprint Center`
const limited = {
  landing: '/courses',
  refused: '/courses',
  routes: `courses, ${COURSE}, certificates, upgrade, ${ALWAYS}`,
  tabs: LIMITED_TABS,
  drawer: LIMITED_DRAWER,
  login: '/courses',
}
const ended = {
  landing: '/resubscribe',
  refused: '/resubscribe',
  routes: `resubscribe, ${ALWAYS}`,
  tabs: '',
  drawer: SELF,
  login: '/resubscribe',
}
const crashCourses = {
  landing: '/crash-courses',
  refused: '/courses',
  routes: `courses, ${PAGES}, crash-courses, resubscribe, ${ALWAYS}`,
  tabs: 'Courses, Crash Courses',
  drawer: `Saved Courses, Crash Courses, ${SELF}, Go to Sprint Center`,
  login: 'precedence',
}
const standard = { landing: '/', refused: '/', tabs: TABS, drawer: DRAWER, login: 'precedence' }
const withBilling = { ...standard, routes: `${STANDARD}, insights` }
const withoutBilling = { ...standard, routes: `${STANDARD}, insights, resubscribe` }

interface Expected {
  landing: string
  /** The redirect of a refused path unless the route has a redirect of its own. */
  refused: string
  routes: string
  tabs: string
  drawer: string
  login: string
}

/** The routes and the navigation of each account of the demo school. */
export const EXPECTED: Record<DemoAccount, Expected> = {
  member: withBilling,
  offer: withBilling,
  'past-due': withBilling,
  scheduled: withBilling,
  ending: withBilling,
  academy: withBilling,
  trial: withoutBilling,
  scholar: withoutBilling,
  newcomer: withoutBilling,
  limited,
  'limited-new': limited,
  'limited-spent': limited,
  upgrader: limited,
  'post-trial': ended,
  returner: ended,
  alumni: ended,
  workshop: {
    landing: '/courses',
    refused: '/courses',
    routes: `courses, ${PAGES}, resubscribe, ${ALWAYS}`,
    tabs: 'Courses',
    drawer: `Saved Courses, ${SELF}, Go to Sprint Center`,
    login: 'precedence',
  },
  crash: crashCourses,
  'crash-two': crashCourses,
  'crash-none': crashCourses,
  minimba: {
    landing: '/mini-mbas',
    refused: '/mini-mbas',
    routes: `mini-mbas, ${PAGES}, resubscribe, ${ALWAYS}`,
    tabs: 'Mini-MBAs',
    drawer: SELF,
    login: 'precedence',
  },
  employee: { ...standard, routes: STANDARD, tabs: 'Home, Acme Academy, Certificates, Resources' },
  lead: { ...standard, routes: `${STANDARD}, acme` },
  rival: { ...standard, routes: `${STANDARD}, globex` },
  sponsor: {
    ...standard,
    routes: `${STANDARD}, insights, organization, acme, resubscribe`,
    drawer: DRAWER.replace('Manage Account', 'Manage Account, Insights Hub'),
  },
  staff: {
    ...standard,
    routes: `${STANDARD}, crash-courses, insights, organization, acme, globex, resubscribe`,
    tabs: 'Home, Mini-MBAs, Courses, Certificates, Crash Courses',
    drawer: `Saved Courses, Resources, Member Directory, Crash Courses, ${SELF}, Insights Hub, Go to Sprint Center`,
  },
}

const LOCKED = new Set<RouteGroup>(['mini-mbas', 'pages of a Mini-MBA', 'resources'])

/** Returns the expected result for an account at these routes: `open`, `page-lock`, or the redirect's path. */
export function expectedDecision(group: RouteGroup, name: DemoAccount): string {
  const { routes, refused } = EXPECTED[name]
  if (routes.split(', ').includes(group)) return 'open'
  if (demoAccount(name).status === 'LIMITED' && LOCKED.has(group)) return 'page-lock'
  if (group === 'other profile' && routes.includes('directory')) return '/member-directory/other'
  if (group !== 'organization' && group !== 'acme' && group !== 'globex') return refused
  if (name === 'lead') return '/organization/acme'
  if (name === 'rival') return '/organization/globex'
  return name === 'sponsor' ? '/organization' : refused
}

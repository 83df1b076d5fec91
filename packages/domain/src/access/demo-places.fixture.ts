import type { DemoAccount } from './demo-accounts.fixture.ts'

// Every account of the demo school × every place, written out by hand from Decisions, sections 2 and 3.

/** One address of each place, and of its inner pages; `me` is the account itself. */
export const PLACES = {
  home: ['/'],
  courses: [
    '/courses',
    '/courses/portfolio',
    '/courses/c',
    '/courses/session/s',
    '/courses/session/a/b/c',
    '/courses/ondemand/a/b/c',
  ],
  'mini-mbas': ['/mini-mbas', '/mini-mbas/s', '/mini-mbas/a/b/c'],
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
    '/drops',
  ],
} as const
export type Place = keyof typeof PLACES

const ALWAYS = 'own profile, everyone'
const STANDARD = `home, courses, mini-mbas, certificates, resources, events, directory, plan, ${ALWAYS}`
const TABS = 'Home, Mini-MBAs, Courses, Certificates, Resources'
const LIMITED_TABS = 'Mini-MBAs (locked), Courses, Certificates, Resources (locked)'
const SELF = 'Edit Profile, Manage Account'
const DRAWER = `Saved Courses, Resources, Member Directory, ${SELF}, Go to Sprint Center`
const LIMITED_DRAWER = `Saved Courses, Resources (locked), ${SELF}, Go to Sprint Center`
const limited = {
  landing: '/courses',
  refused: '/courses',
  places: `courses, certificates, upgrade, ${ALWAYS}`,
  tabs: LIMITED_TABS,
  drawer: LIMITED_DRAWER,
  login: '/courses',
}
const ended = {
  landing: '/resubscribe',
  refused: '/resubscribe',
  places: `resubscribe, ${ALWAYS}`,
  tabs: '',
  drawer: SELF,
  login: '/resubscribe',
}
const standard = { landing: '/', refused: '/', tabs: TABS, drawer: DRAWER, login: 'precedence' }
const withBilling = { ...standard, places: `${STANDARD}, insights` }
const withoutBilling = { ...standard, places: `${STANDARD}, insights, resubscribe` }

interface Expected {
  landing: string
  /** Where a refused address leads unless the place has a redirect of its own. */
  refused: string
  places: string
  tabs: string
  drawer: string
  login: string
}

/** What each account of the demo school finds. */
export const EXPECTED: Record<DemoAccount, Expected> = {
  member: withBilling,
  academy: withBilling,
  trial: withoutBilling,
  scholar: withoutBilling,
  newcomer: withoutBilling,
  limited,
  'limited-new': limited,
  'limited-spent': limited,
  'post-trial': ended,
  alumni: ended,
  workshop: {
    landing: '/courses',
    refused: '/courses',
    places: `courses, resubscribe, ${ALWAYS}`,
    tabs: 'Courses',
    drawer: `Saved Courses, ${SELF}, Go to Sprint Center`,
    login: 'precedence',
  },
  crash: {
    landing: '/crash-courses',
    refused: '/courses',
    places: `courses, crash-courses, resubscribe, ${ALWAYS}`,
    tabs: 'Courses, Crash Courses',
    drawer: `Saved Courses, Crash Courses, ${SELF}, Go to Sprint Center`,
    login: 'precedence',
  },
  minimba: {
    landing: '/mini-mbas',
    refused: '/mini-mbas',
    places: `mini-mbas, resubscribe, ${ALWAYS}`,
    tabs: 'Mini-MBAs',
    drawer: SELF,
    login: 'precedence',
  },
  employee: { ...standard, places: STANDARD, tabs: 'Home, Acme Academy, Certificates, Resources' },
  lead: { ...standard, places: `${STANDARD}, acme` },
  rival: { ...standard, places: `${STANDARD}, globex` },
  sponsor: {
    ...standard,
    places: `${STANDARD}, insights, organization, acme, resubscribe`,
    drawer: DRAWER.replace('Manage Account', 'Manage Account, Insights Hub'),
  },
  staff: {
    ...standard,
    places: `${STANDARD}, crash-courses, insights, organization, acme, globex, resubscribe`,
    tabs: 'Home, Mini-MBAs, Courses, Certificates, Crash Courses',
    drawer: `Saved Courses, Resources, Member Directory, Crash Courses, ${SELF}, Insights Hub, Go to Sprint Center`,
  },
}

/** What an address of this place tells an account: `open`, `page-lock`, or the path that it leads to. */
export function placeAnswer(place: Place, name: DemoAccount): string {
  const { places, refused } = EXPECTED[name]
  if (places.split(', ').includes(place)) return 'open'
  if (name.startsWith('limited') && (place === 'mini-mbas' || place === 'resources')) return 'page-lock'
  if (place === 'other profile' && places.includes('directory')) return '/member-directory/other'
  if (place !== 'organization' && place !== 'acme' && place !== 'globex') return refused
  if (name === 'lead') return '/organization/acme'
  if (name === 'rival') return '/organization/globex'
  return name === 'sponsor' ? '/organization' : refused
}

import { describe, expect, it } from 'vitest'
import { DEMO_ACCOUNTS, type DemoAccount, demoViewer } from './demo-accounts.fixture.ts'
import { drawerEntries, showsAccountIds, showsReferrals } from './drawer-entries.ts'
import { loginLanding } from './login-landing.ts'
import { navLogoUrl } from './nav-config.ts'
import { landingRoute, mayOpen, routeDecision } from './route-access.ts'
import { ROUTE_RULES } from './route-table.ts'
import { visibleTabs } from './visible-tabs.ts'

// Every account of the demo school × every place, written out by hand from Decisions, sections 2 and 3.

const FLAGS = { learningPlans: true, referrals: true }

/** One address of each place, and of its inner pages; `me` is the account itself. */
const PLACES = {
  home: ['/'],
  courses: ['/courses', '/courses/portfolio', '/courses/c', '/courses/session/s', '/courses/ondemand/a/b/c'],
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
type Place = keyof typeof PLACES

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

const EXPECTED: Record<DemoAccount, Expected> = {
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

/** What a place does instead of the default page. */
function ownAnswer(place: Place, name: DemoAccount): string | undefined {
  const is = (...names: DemoAccount[]) => names.includes(name)
  if (name.startsWith('limited') && (place === 'mini-mbas' || place === 'resources')) return 'page-lock'
  const directoryOpen = EXPECTED[name].places.includes('directory')
  if (place === 'other profile' && directoryOpen) return '/member-directory/other'
  if (place !== 'organization' && place !== 'acme' && place !== 'globex') return undefined
  if (is('lead')) return '/organization/acme'
  if (is('rival')) return '/organization/globex'
  return is('sponsor') ? '/organization' : undefined
}

describe.each(DEMO_ACCOUNTS)('%s', (name) => {
  const who = demoViewer(name)
  const expected = EXPECTED[name]
  const open = expected.places.split(', ')

  it('opens its places, and is led away from the others', () => {
    for (const [place, addresses] of Object.entries(PLACES) as [Place, readonly string[]][]) {
      for (const address of addresses) {
        const path = address.replace('/me/', `/${name}/`)
        const decision = routeDecision(path, who, FLAGS)
        const told = decision.kind === 'redirect' ? decision.to : decision.kind
        const wanted = open.includes(place) ? 'open' : (ownAnswer(place, name) ?? expected.refused)
        expect(told, `${name} at ${path}`).toBe(wanted)
        if (decision.kind === 'redirect') expect(mayOpen(decision.to, who, FLAGS), decision.to).toBe(true)
      }
    }
  })

  it('lands on its page, also from the login page', () => {
    expect(landingRoute(who)).toBe(expected.landing)
    const login = loginLanding(who.accountType)
    expect(login.kind === 'path' ? login.path : login.kind).toBe(expected.login)
  })

  it('has its tabs and its drawer', () => {
    const told = (entries: readonly { label: string; locked: boolean }[]) =>
      entries.map(({ label, locked }) => (locked ? `${label} (locked)` : label)).join(', ')
    expect(told(visibleTabs(who).tabs)).toBe(expected.tabs)
    expect(told(drawerEntries(who, FLAGS, 'https://sprints.example/'))).toBe(expected.drawer)
  })
})

describe('the menu', () => {
  it('covers every place of the table', () => {
    const covered = new Set(
      Object.values(PLACES)
        .flat()
        .flatMap((path) => ROUTE_RULES.filter((rule) => rule.patterns.some((p) => fits(p, path)))),
    )
    expect(ROUTE_RULES.filter((rule) => !covered.has(rule)).map(({ place }) => place)).toEqual([])
  })

  it('leads where it says', () => {
    const entries = drawerEntries(demoViewer('staff'), FLAGS, 'https://sprints.example/')
    expect(entries.map(({ key, href, search }) => [key, href, search?.m])).toEqual([
      ['saved-courses', '/courses', 'saved'],
      ['resources', '/resources', undefined],
      ['member-directory', '/member-directory', undefined],
      ['crash-courses', '/crash-courses', undefined],
      ['edit-profile', '/member-directory/staff/edit', undefined],
      ['manage-account', '/account-settings', undefined],
      ['insights-hub', '/organization', undefined],
      ['sprint-center', 'https://sprints.example/', undefined],
    ])
    expect(entries.filter(({ alsoTab }) => alsoTab).map(({ key }) => key)).toEqual(['crash-courses'])
    expect(drawerEntries(demoViewer('staff'), FLAGS, null).at(-1)?.key).toBe('insights-hub')
  })

  it('keeps an unlimited crash-course plan out of the tabs, and hides and renames in the drawer too', () => {
    const member = demoViewer('member')
    const [plan] = member.entitlements
    if (!plan) throw new Error('The member holds nothing.')
    const unlimited = {
      ...member,
      entitlements: [plan, { ...plan, type: 'crash-courses' as const, label: 'unlimited' }],
    }
    expect(visibleTabs(unlimited).tabs.map(({ path }) => path)).not.toContain('/crash-courses')
    expect(drawerEntries(unlimited, FLAGS, null).map(({ key }) => key)).toContain('crash-courses')
    const changed = {
      ...member,
      entitlements: [
        {
          ...plan,
          customizations: {
            navConfigs: [
              { route: '/resources', rename: 'Library' },
              { route: '/member-directory', hide: true },
            ],
          },
        },
      ],
    }
    expect(drawerEntries(changed, FLAGS, null).map(({ label }) => label)).toEqual([
      'Saved Courses',
      'Library',
      'Edit Profile',
      'Manage Account',
    ])
  })

  it('shows referrals by their flag, and the account’s ids to employees and in debug mode', () => {
    const member = demoViewer('member')
    expect(showsReferrals(member, FLAGS)).toBe(true)
    expect(showsReferrals(member, { referrals: false })).toBe(false)
    expect(showsReferrals(member, {})).toBe(false)
    expect(showsAccountIds(member, false)).toBe(false)
    expect(showsAccountIds(member, true)).toBe(true)
    expect(showsAccountIds(demoViewer('employee'), false)).toBe(true)
    expect(navLogoUrl(demoViewer('employee'))).toBe('/art/logo/acme.svg')
  })
})

function fits(pattern: string, path: string): boolean {
  const expression = pattern.replace('/*', '/.+').replaceAll(/\{\w+\}/g, '[^/]+')
  return new RegExp(`^${expression}$`).test(path.split('?')[0] ?? '')
}

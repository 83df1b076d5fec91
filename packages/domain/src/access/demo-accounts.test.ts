import { describe, expect, it } from 'vitest'
import { DEMO_ACCOUNTS, demoViewer } from './demo-accounts.fixture.ts'
import { EXPECTED, type RouteGroup, ROUTES, expectedDecision } from './demo-routes.fixture.ts'
import { drawerEntries } from './navigation/drawer-entries.ts'
import { loginLanding } from './navigation/login-landing.ts'
import { landingRoute, canOpen, routeDecision } from './route-access.ts'
import { screenAt } from './screen-path.ts'
import { SCREENS } from './site-map.ts'
import { visibleTabs } from './navigation/visible-tabs.ts'

const FLAGS = { learningPlans: true, referrals: true }

describe.each(DEMO_ACCOUNTS)('The demo account %s', (name) => {
  const viewer = demoViewer(name)
  const expected = EXPECTED[name]

  it('opens its routes and is redirected from all others', () => {
    for (const [group, paths] of Object.entries(ROUTES) as [RouteGroup, readonly string[]][]) {
      for (const pattern of paths) {
        const path = pattern.replace('/me/', `/${name}/`)
        const decision = routeDecision(path, viewer, FLAGS)
        const result = decision.kind === 'redirect' ? decision.to : decision.kind
        expect(result, `${name} at ${path}`).toBe(expectedDecision(group, name))
        if (decision.kind === 'redirect') expect(canOpen(decision.to, viewer, FLAGS), decision.to).toBe(true)
      }
    }
  })

  it('lands on its default page, also from the login page', () => {
    expect(landingRoute(viewer)).toBe(expected.landing)
    expect(loginLanding(viewer.accountType) ?? 'precedence').toBe(expected.login)
  })

  it('sees its own tabs and drawer entries', () => {
    const labels = (entries: readonly { label: string; locked: boolean }[]) =>
      entries.map(({ label, locked }) => (locked ? `${label} (locked)` : label)).join(', ')
    expect(labels(visibleTabs(viewer).tabs)).toBe(expected.tabs)
    expect(labels(drawerEntries(viewer, FLAGS, 'https://sprints.example/'))).toBe(expected.drawer)
  })
})

describe('The list of expected routes', () => {
  it('covers every screen of the site map that needs a sign-in', () => {
    const covered = new Set(
      Object.values(ROUTES)
        .flat()
        .map((path) => screenAt(path)?.id),
    )
    const missing = SCREENS.filter(([id, { access }]) => access && !covered.has(id)).map(([id]) => id)
    expect(missing).toEqual([])
  })
})

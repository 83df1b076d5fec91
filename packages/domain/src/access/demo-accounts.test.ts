import { describe, expect, it } from 'vitest'
import { DEMO_ACCOUNTS, demoViewer } from './demo-accounts.fixture.ts'
import { EXPECTED, type Place, PLACES, placeAnswer } from './demo-places.fixture.ts'
import { drawerEntries } from './navigation/drawer-entries.ts'
import { loginLanding } from './navigation/login-landing.ts'
import { landingRoute, mayOpen, routeDecision } from './route-access.ts'
import { screenAt } from './screen-path.ts'
import { SCREENS } from './site-map.ts'
import { visibleTabs } from './navigation/visible-tabs.ts'

const FLAGS = { learningPlans: true, referrals: true }

describe.each(DEMO_ACCOUNTS)('%s', (name) => {
  const who = demoViewer(name)
  const expected = EXPECTED[name]

  it('opens its places, and is led away from the others', () => {
    for (const [place, addresses] of Object.entries(PLACES) as [Place, readonly string[]][]) {
      for (const address of addresses) {
        const path = address.replace('/me/', `/${name}/`)
        const decision = routeDecision(path, who, FLAGS)
        const told = decision.kind === 'redirect' ? decision.to : decision.kind
        expect(told, `${name} at ${path}`).toBe(placeAnswer(place, name))
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

describe('the places', () => {
  it('covers every screen of the site map that needs a sign-in', () => {
    const covered = new Set(
      Object.values(PLACES)
        .flat()
        .map((path) => screenAt(path)?.id),
    )
    const missing = SCREENS.filter(([id, { access }]) => access && !covered.has(id)).map(([id]) => id)
    expect(missing).toEqual([])
  })
})

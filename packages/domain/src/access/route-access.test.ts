import { describe, expect, it } from 'vitest'
import { ACCOUNT_STATUSES, AREAS, isArea, type AccountStatus, type Area } from './area.ts'
import {
  landingRoute,
  canOpen,
  homeWithoutCrashCourses,
  membershipRoute,
  routeDecision,
  unauthorizedRedirect,
} from './route-access.ts'
import { viewer } from './viewer.fixture.ts'
import { isLimitedExclusive } from './viewer.ts'

const flags = { learningPlans: true }
const four = ['EMPLOYEE', 'LIMITED', 'MEMBER', 'TRIAL'] as const
const every = ACCOUNT_STATUSES
const std: readonly Area[] = ['mcsc-unlimited', 'ai-academy']

// The table of docs/product/access.md#screens, written a second time: paths with their areas and account types.
const TABLE: readonly (readonly [readonly string[], readonly Area[], readonly AccountStatus[]])[] = [
  [['/'], std, four],
  [['/courses', '/courses/portfolio'], [...std, 'mc-limited', 'mc-transactional', 'crash-courses'], four],
  // The page of one course or Mini-MBA is open to everybody, because it explains the missing access itself.
  [['/courses/c1', '/courses/ondemand/a/b/c', '/courses/session/s'], AREAS, four],
  [['/mini-mbas'], [...std, 'bootcamps'], four],
  [['/mini-mbas/s', '/mini-mbas/a/b/c'], AREAS.filter((area) => area !== 'mc-limited'), four],
  [['/certificates', '/certificates/x'], [...std, 'mc-limited'], four],
  [['/crash-courses', '/crash-courses/x'], ['crash-courses'], four],
  [['/resources', '/resources/x'], std, four],
  [['/events', '/events/x', '/member-directory', '/member-directory/other'], std, four],
  [['/insights', '/insights/x'], std, ['LIMITED', 'MEMBER', 'TRIAL']],
  [['/organization', '/organization/employee/u'], ['enterprise-dashboard'], ['LIMITED', 'MEMBER', 'TRIAL']],
  [['/organization/acme', '/organization/acme/employee/u'], ['enterprise-dashboard'], four],
  [['/plan/intro'], std, four],
  [['/upgrade'], AREAS, ['LIMITED']],
  [['/resubscribe'], AREAS, ['POST_TRIAL', 'ALUMNI']],
  [['/account-settings', '/member-directory/me/edit', '/profai/transfer', '/referrals'], AREAS, every],
  [['/cancel-offer', '/coupon-confirmation', '/coupon-confirmation?c=x#y', '/drops'], AREAS, every],
]

describe('The access table', () => {
  const cells = TABLE.flatMap(([paths, areas, types]) =>
    paths.flatMap((path) =>
      AREAS.flatMap((area) =>
        ACCOUNT_STATUSES.map((type) => ({
          path,
          area,
          type,
          open: areas.includes(area) && types.includes(type),
        })),
      ),
    ),
  )

  it('has rows for all combinations of path, area and account type', () => {
    expect(cells.length).toBeGreaterThan(1_000)
    for (const { path, area, type, open } of cells) {
      expect(canOpen(path, viewer(type, [area]), flags), `${path} ${area} ${type}`).toBe(open)
    }
  })

  it('redirects a refused viewer to a route that is open to them, or locks the page', () => {
    for (const { path, area, type, open } of cells) {
      const who = viewer(type, [area])
      const decision = routeDecision(path, who, flags)
      if (open) expect(decision.kind).toBe('open')
      else if (decision.kind === 'redirect') expect(canOpen(decision.to, who, flags)).toBe(true)
      else {
        expect(decision.kind).toBe('page-lock')
        expect(area).toBe('mc-limited')
        expect(path).toMatch(/^\/(mini-mbas|resources)/)
      }
    }
  })

  it('has an open landing route for every viewer', () => {
    for (const type of ACCOUNT_STATUSES) {
      for (const area of AREAS) {
        const who = viewer(type, [area])
        expect(canOpen(landingRoute(who), who, {}), `${type} ${area}`).toBe(true)
      }
    }
  })
})

describe('Access to a route', () => {
  it('requires the learningPlans flag for the quiz', () => {
    const who = viewer('MEMBER', ['mcsc-unlimited'])
    expect(canOpen('/plan/intro', who, {})).toBe(false)
    expect(canOpen('/plan/intro', who, { learningPlans: false })).toBe(false)
  })

  it('is given to members and trials without a subscription for the resubscribe page', () => {
    for (const type of ['MEMBER', 'TRIAL'] as const) {
      expect(canOpen('/resubscribe', viewer(type, [], { hasActiveSubscription: false }), {})).toBe(true)
      expect(canOpen('/resubscribe', viewer(type, []), {})).toBe(false)
    }
  })

  it('is given to its owner alone for editing a profile', () => {
    for (const type of ACCOUNT_STATUSES) {
      expect(canOpen('/member-directory/me/edit', viewer(type, []), {})).toBe(true)
      expect(canOpen('/member-directory/other/edit', viewer(type, AREAS), flags)).toBe(false)
    }
  })

  it('redirects from the edit page of another profile to the profile, or home if the directory is closed', () => {
    const path = '/member-directory/other/edit'
    expect(unauthorizedRedirect(path, viewer('MEMBER', ['mcsc-unlimited']), {})).toBe(
      '/member-directory/other',
    )
    expect(unauthorizedRedirect(path, viewer('LIMITED', ['mc-limited']), {})).toBe('/courses')
  })

  it('redirects a member with one open route to that route, not to resubscribe', () => {
    const without = { hasActiveSubscription: false }
    expect(unauthorizedRedirect('/courses', viewer('MEMBER', ['bootcamps'], without), {})).toBe('/mini-mbas')
    expect(unauthorizedRedirect('/courses', viewer('MEMBER', [], without), {})).toBe('/resubscribe')
  })

  it('redirects employees with the dashboard to their own customer, others to the base route', () => {
    const lead = viewer('EMPLOYEE', ['mcsc-unlimited', 'enterprise-dashboard'])
    expect(unauthorizedRedirect('/organization', lead, {})).toBe('/organization/acme')
    expect(unauthorizedRedirect('/organization', viewer('EMPLOYEE', ['mcsc-unlimited']), {})).toBe('/')
  })

  it.each([
    ['MEMBER', ['mcsc-unlimited'], '/'],
    ['MEMBER', ['bootcamps'], '/mini-mbas'],
    ['MEMBER', ['crash-courses'], '/crash-courses'],
    ['MEMBER', ['crash-courses', 'bootcamps'], '/mini-mbas'],
    ['MEMBER', ['mc-transactional'], '/courses'],
    ['MEMBER', ['mc-transactional', 'crash-courses'], '/crash-courses'],
    ['LIMITED', ['mc-limited'], '/courses'],
    ['POST_TRIAL', [], '/resubscribe'],
    ['ALUMNI', [], '/resubscribe'],
    ['EMPLOYEE', ['enterprise-dashboard'], '/organization/acme'],
    ['EMPLOYEE', [], '/account-settings'],
  ] as const)('lands %s with %j on %s', (type, areas, path) => {
    expect(landingRoute(viewer(type, areas))).toBe(path)
  })

  it('leads whoever opens the crash courses without one to a screen that does not lead back', () => {
    for (const areas of [[], ...AREAS.map((area) => [area])]) {
      const who = viewer('MEMBER', ['crash-courses', ...areas])
      const home = homeWithoutCrashCourses(who)
      expect(home).not.toBe('/crash-courses')
      expect(canOpen(home, who, {}), areas.join()).toBe(true)
    }
    expect(homeWithoutCrashCourses(viewer('MEMBER', ['crash-courses']))).toBe('/courses')
    expect(homeWithoutCrashCourses(viewer('MEMBER', ['crash-courses', 'bootcamps']))).toBe('/mini-mbas')
    expect(homeWithoutCrashCourses(viewer('MEMBER', AREAS))).toBe('/')
  })

  it('is unknown for paths outside of the site map', () => {
    const who = viewer('MEMBER', AREAS)
    for (const path of ['/nowhere', '/member-directory/a/b', '/upgrade/x', '/organization/a/b']) {
      expect(routeDecision(path, who, flags)).toEqual({ kind: 'unknown' })
    }
  })

  it('depends on the membership route, limited exclusivity and areas', () => {
    expect(membershipRoute(viewer('LIMITED', []))).toBe('/upgrade')
    expect(membershipRoute(viewer('MEMBER', []))).toBe('/resubscribe')
    expect(isLimitedExclusive(viewer('LIMITED', ['mc-limited']))).toBe(true)
    expect(isLimitedExclusive(viewer('LIMITED', ['mc-limited', 'bootcamps']))).toBe(false)
    expect(isLimitedExclusive(viewer('LIMITED', []))).toBe(false)
    expect(isArea('bootcamps')).toBe(true)
    expect(isArea('bootcamp')).toBe(false)
  })
})

import { describe, expect, it } from 'vitest'
import { AREAS } from '../area.ts'
import { navLogoUrl } from './nav-config.ts'
import { entitlement, viewer } from '../viewer.fixture.ts'
import type { Viewer } from '../viewer.ts'
import { visibleTabs } from './visible-tabs.ts'

describe('The visible tabs', () => {
  const labels = (who: Viewer) => visibleTabs(who).tabs.map(({ label }) => label)

  it('are five for a member with all areas, with Resources in the side menu', () => {
    const { tabs, sideMenu } = visibleTabs(viewer('MEMBER', AREAS))
    expect(tabs.map(({ label }) => label)).toEqual([
      'Home',
      'Mini-MBAs',
      'Courses',
      'Certificates',
      'Crash Courses',
    ])
    expect(sideMenu.map(({ label }) => label)).toEqual(['Resources'])
  })

  it('include Resources if they are five at most', () => {
    const five = ['Home', 'Mini-MBAs', 'Courses', 'Certificates', 'Resources']
    expect(labels(viewer('MEMBER', ['mcsc-unlimited']))).toEqual(five)
    const unlimited = viewer('MEMBER', ['mcsc-unlimited'])
    const withPlan = [...unlimited.entitlements, entitlement('crash-courses', { label: 'unlimited' })]
    expect(labels({ ...unlimited, entitlements: withPlan })).toEqual(five)
  })

  it('are locked for Mini-MBAs and Resources of limited-exclusive accounts', () => {
    const { tabs } = visibleTabs(viewer('LIMITED', ['mc-limited']))
    expect(tabs.filter(({ locked }) => locked).map(({ path }) => path)).toEqual(['/mini-mbas', '/resources'])
    expect(tabs.map(({ label }) => label)).toEqual(['Mini-MBAs', 'Courses', 'Certificates', 'Resources'])
  })

  it('are none for alumni', () => {
    expect(labels(viewer('ALUMNI', ['mcsc-unlimited']))).toEqual([])
  })

  it('are renamed and hidden by precedence, like the logo', () => {
    const first = entitlement('mcsc-unlimited', {
      precedence: 1,
      customizations: { navConfigs: [{ route: '/courses', rename: 'Academy' }], navLogoUrl: '/first.svg' },
    })
    const second = entitlement('bootcamps', {
      precedence: 2,
      customizations: {
        navConfigs: [
          { route: '/courses', hide: true },
          { route: '/resources', hide: true },
        ],
        navLogoUrl: '/second.svg',
      },
    })
    const who = viewer('MEMBER', [], { entitlements: [second, first] })
    expect(labels(who)).toEqual(['Home', 'Mini-MBAs', 'Academy', 'Certificates'])
    expect(navLogoUrl(who)).toBe('/first.svg')
    expect(navLogoUrl(viewer('MEMBER', ['mcsc-unlimited']))).toBeNull()
  })
})

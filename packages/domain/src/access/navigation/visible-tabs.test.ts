import { describe, expect, it } from 'vitest'
import { AREAS } from '../area.ts'
import { navLogoUrl } from './nav-config.ts'
import { entitlement, viewer } from '../viewer.fixture.ts'
import type { Viewer } from '../viewer.ts'
import { visibleTabs } from './visible-tabs.ts'

describe('tabs', () => {
  const labels = (who: Viewer) => visibleTabs(who).tabs.map(({ label }) => label)

  it('shows a member with everything five tabs and moves Resources to the side menu', () => {
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

  it('keeps Resources among five', () => {
    const five = ['Home', 'Mini-MBAs', 'Courses', 'Certificates', 'Resources']
    expect(labels(viewer('MEMBER', ['mcsc-unlimited']))).toEqual(five)
    const unlimited = viewer('MEMBER', ['mcsc-unlimited'])
    const withPlan = [...unlimited.entitlements, entitlement('crash-courses', { label: 'unlimited' })]
    expect(labels({ ...unlimited, entitlements: withPlan })).toEqual(five)
  })

  it('locks Mini-MBAs and Resources for limited-exclusive accounts', () => {
    const { tabs } = visibleTabs(viewer('LIMITED', ['mc-limited']))
    expect(tabs.filter(({ locked }) => locked).map(({ path }) => path)).toEqual(['/mini-mbas', '/resources'])
    expect(tabs.map(({ label }) => label)).toEqual(['Mini-MBAs', 'Courses', 'Certificates', 'Resources'])
  })

  it('shows alumni nothing', () => {
    expect(labels(viewer('ALUMNI', ['mcsc-unlimited']))).toEqual([])
  })

  it('renames, hides and takes the logo by precedence', () => {
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

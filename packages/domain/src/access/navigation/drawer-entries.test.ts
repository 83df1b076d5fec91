import { describe, expect, it } from 'vitest'
import { demoViewer } from '../demo-accounts.fixture.ts'
import { drawerEntries, showsAccountIds, showsReferrals } from './drawer-entries.ts'
import { navLogoUrl } from './nav-config.ts'
import { visibleTabs } from './visible-tabs.ts'

const FLAGS = { learningPlans: true, referrals: true }

describe('The side drawer', () => {
  it('has entries with the labels and paths of their screens', () => {
    const entries = drawerEntries(demoViewer('staff'), FLAGS, 'https://sprints.example/')
    expect(entries.map(({ key, href, search }) => [key, href, search?.m])).toEqual([
      ['saved-courses', '/courses', 'saved'],
      ['resources', '/resources', undefined],
      ['memberDirectory', '/member-directory', undefined],
      ['crashCourses', '/crash-courses', undefined],
      ['profileEdit', '/member-directory/staff/edit', undefined],
      ['accountSettings', '/account-settings', undefined],
      ['organization', '/organization', undefined],
      ['sprint-center', 'https://sprints.example/', undefined],
    ])
    expect(entries.filter(({ alsoTab }) => alsoTab).map(({ key }) => key)).toEqual(['crashCourses'])
    expect(drawerEntries(demoViewer('staff'), FLAGS, null).at(-1)?.key).toBe('organization')
  })

  it('applies the customizations of a plan to tabs and drawer, and hides Crash Courses from tabs of an unlimited plan', () => {
    const member = demoViewer('member')
    const [plan] = member.entitlements
    if (!plan) throw new Error('The member holds nothing.')
    const unlimited = {
      ...member,
      entitlements: [plan, { ...plan, type: 'crash-courses' as const, label: 'unlimited' }],
    }
    expect(visibleTabs(unlimited).tabs.map(({ path }) => path)).not.toContain('/crash-courses')
    expect(drawerEntries(unlimited, FLAGS, null).map(({ key }) => key)).toContain('crashCourses')
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

  it('shows referrals with their flag, and account ids to employees and in debug mode', () => {
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

import { expect, test } from 'vitest'
import type { Area } from './area.ts'
import { membershipState } from './membership-state.ts'
import type { Viewer } from './viewer.ts'

const NOW = 1_800_000_000_000
const only = (type: Area): Viewer['entitlements'] => [
  { type, label: null, precedence: 1, customizations: null },
]
const plan = only('mcsc-unlimited')
const member: Viewer = {
  userId: 'nia',
  accountType: 'MEMBER',
  customerId: null,
  customerType: null,
  entitlements: plan,
  trialEndDate: null,
  hasActiveSubscription: false,
}

test.each<[string, Partial<Viewer>, boolean, string]>([
  ['a running trial', { accountType: 'TRIAL', trialEndDate: NOW }, false, 'TRIAL'],
  ['an ended trial', { accountType: 'TRIAL', trialEndDate: NOW - 1 }, false, 'TRIAL_ENDED'],
  ['a former trial', { accountType: 'POST_TRIAL', entitlements: [] }, false, 'TRIAL_ENDED'],
  ['a former member', { accountType: 'ALUMNI', entitlements: [] }, false, 'ENDED'],
  ['a member on a scholarship', {}, true, 'SCHOLARSHIP'],
  ['a member whose scholarship is over', { entitlements: [] }, true, 'ENDED'],
  ['a member whose plan a customer pays', {}, false, 'RUNNING'],
  ['a member without a plan', { entitlements: [] }, false, 'ENDED'],
  ['a buyer of one workshop', { entitlements: only('mc-transactional') }, false, 'NONE'],
  ['a buyer of one crash course', { entitlements: only('crash-courses') }, false, 'NONE'],
  ['a buyer of one Mini-MBA', { entitlements: only('bootcamps') }, false, 'NONE'],
])(
  'The membership state of %s is derived from status, trial, plan and scholarship',
  (_name, viewer, scholarship, state) => {
    expect(membershipState({ ...member, ...viewer }, { scholarship }, NOW)).toBe(state)
  },
)

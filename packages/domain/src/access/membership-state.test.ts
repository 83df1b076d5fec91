import { expect, test } from 'vitest'
import { membershipState } from './membership-state.ts'
import type { Viewer } from './viewer.ts'

const NOW = 1_800_000_000_000
const plan: Viewer['entitlements'] = [
  { type: 'mcsc-unlimited', label: null, precedence: 1, customizations: null },
]
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
])('the membership of %s has its state', (_name, viewer, scholarship, state) => {
  expect(membershipState({ ...member, ...viewer }, { scholarship }, NOW)).toBe(state)
})

import { expect, test } from 'vitest'
import { membershipKey } from './membership-key.ts'

const [FIRST, SECOND] = ['2d0f2c4e-0000-4000-8000-00000000a001', '2d0f2c4e-0000-4000-8000-00000000a002'].map(
  (entitlementId) => ({ entitlementId }),
) as [{ entitlementId: string }, { entitlementId: string }]
const member = { accountType: 'MEMBER', trialEndDate: null, customerId: null, entitlements: [FIRST] } as const

test('The key of a membership does not depend on the order of its entitlements', () => {
  const both = { ...member, entitlements: [FIRST, SECOND] }
  expect(membershipKey(both)).toBe(membershipKey({ ...member, entitlements: [SECOND, FIRST] }))
  expect(membershipKey(both)).toBe('MEMBER...0000a001.0000a002')
})

test.each([
  ['status', { accountType: 'LIMITED' }],
  ['end of the trial', { trialEndDate: 1 }],
  ['customer', { customerId: '2d0f2c4e-0000-4000-8000-00000000c001' }],
  ['entitlement', { entitlements: [SECOND] }],
  ['number of entitlements', { entitlements: [] }],
] as const)('The key of a membership changes with its %s', (_what, change) => {
  expect(membershipKey({ ...member, ...change })).not.toBe(membershipKey(member))
})

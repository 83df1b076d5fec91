import { expect, test } from 'vitest'
import { ACCOUNT_STATUSES, type AccountStatus } from '../access/area.ts'
import { type PaidMembership, paidStatus } from './member-status.ts'

const after = (given: Partial<PaidMembership>) =>
  paidStatus({
    status: 'MEMBER',
    subscribed: false,
    ended: false,
    bought: false,
    otherAreas: [],
    ...given,
  })

test.each<[AccountStatus, AccountStatus]>([
  ['ALUMNI', 'MEMBER'],
  ['EMPLOYEE', 'EMPLOYEE'],
  ['LIMITED', 'MEMBER'],
  ['MEMBER', 'MEMBER'],
  ['POST_TRIAL', 'MEMBER'],
  ['TRIAL', 'MEMBER'],
])('The status %s of an account that has a subscription becomes %s', (status, expected) => {
  expect(after({ status, subscribed: true })).toBe(expected)
  expect(after({ status, subscribed: true, ended: true, otherAreas: ['mc-limited'] })).toBe(expected)
})

test.each(ACCOUNT_STATUSES)(
  'The status %s of an account that has neither begun nor stopped to pay stays',
  (status) => {
    expect(after({ status })).toBe(status)
    expect(after({ status, otherAreas: ['mc-limited', 'mcsc-unlimited'] })).toBe(status)
  },
)

test.each<[string, Partial<PaidMembership>, AccountStatus]>([
  ['holds nothing else', {}, 'ALUMNI'],
  ['holds the free plan', { otherAreas: ['mc-limited'] }, 'LIMITED'],
  ['holds the free plan and bought a workshop', { otherAreas: ['mc-limited'], bought: true }, 'LIMITED'],
  ['bought a workshop', { bought: true }, 'MEMBER'],
  ['holds a plan by a pass', { otherAreas: ['ai-academy'] }, 'MEMBER'],
  ['holds a plan and the free plan', { otherAreas: ['mc-limited', 'mcsc-unlimited'] }, 'MEMBER'],
  ['holds only a course of a pass', { otherAreas: ['mc-transactional'] }, 'ALUMNI'],
])(
  'The status of a member whose subscription has ended and who %s is decided by that',
  (_who, given, expected) => {
    expect(after({ ended: true, ...given })).toBe(expected)
  },
)

test.each<[AccountStatus, AccountStatus]>([
  ['ALUMNI', 'MEMBER'],
  ['EMPLOYEE', 'EMPLOYEE'],
  ['LIMITED', 'LIMITED'],
  ['MEMBER', 'MEMBER'],
  ['POST_TRIAL', 'MEMBER'],
  ['TRIAL', 'TRIAL'],
])('The status %s of an account that bought something once becomes %s', (status, expected) => {
  expect(after({ status, bought: true })).toBe(expected)
})

test.each<AccountStatus>(['ALUMNI', 'EMPLOYEE', 'LIMITED', 'POST_TRIAL', 'TRIAL'])(
  'The status %s of an account stays when something ends that another status has replaced already',
  (status) => {
    expect(after({ status, ended: true })).toBe(status)
  },
)

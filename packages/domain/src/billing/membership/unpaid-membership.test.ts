import { describe, expect, it } from 'vitest'
import { viewer } from '../../access/viewer.fixture.ts'
import { unpaidMembership } from './unpaid-membership.ts'

const NOW = Date.UTC(2026, 10, 2, 12)
const NOBODY = { scholarship: null, employer: null, endedAt: null }
const STANDARD = ['mcsc-unlimited'] as const
const read = (member: Parameters<typeof viewer>, payers: Partial<typeof NOBODY> | object = {}) =>
  unpaidMembership(
    viewer(member[0], member[1], { hasActiveSubscription: false, ...member[2] }),
    { ...NOBODY, ...payers },
    NOW,
    'UTC',
  )

describe('A membership without an own subscription', () => {
  it('is paid by the organization of an employee, who is sold nothing', () => {
    const employee = read(['EMPLOYEE', STANDARD], { employer: 'Acme' })
    expect(employee).toMatchObject({ title: 'Acme pays for your membership', way: null })
    expect(read(['EMPLOYEE', STANDARD]).title).toBe('Your organization pays for your membership')
  })

  it('is renewed by the organization after it ended', () => {
    const ended = read(['ALUMNI', []], { employer: 'Acme', endedAt: NOW })
    expect(ended).toMatchObject({ title: 'Your membership has ended', way: null })
    expect(ended.note).toContain('Acme takes care of your membership.')
  })

  it('is covered by a scholarship', () => {
    const scholar = read(['MEMBER', STANDARD], { scholarship: 'Open Door Scholarship' })
    expect(scholar).toMatchObject({ title: 'Your scholarship covers your membership', way: null })
    expect(scholar.note).toContain('The Open Door Scholarship pays for it')
  })

  it('is a trial with its end, which can become a membership', () => {
    const trial = read(['TRIAL', STANDARD, { trialEndDate: Date.UTC(2026, 10, 9, 12) }])
    expect(trial).toMatchObject({ title: 'Your trial ends Mon, Nov 9', way: 'Become a member' })
    expect(read(['TRIAL', STANDARD]).title).toBe('Your free trial is running')
  })

  it('is an ended trial from its end on', () => {
    expect(read(['TRIAL', STANDARD, { trialEndDate: NOW - 1 }]).title).toBe('Your free trial has ended')
  })

  it('is the free plan of a limited account, which leads to the plans', () => {
    expect(read(['LIMITED', ['mc-limited']])).toMatchObject({
      title: 'You are on the free plan',
      way: 'See the plans',
    })
  })

  it('has ended on the day of a subscription that ended, and can be renewed', () => {
    expect(read(['ALUMNI', []], { endedAt: Date.UTC(2026, 9, 30) })).toMatchObject({
      title: 'Your membership ended on Oct 30, 2026',
      way: 'Become a member again',
    })
    expect(read(['ALUMNI', []]).title).toBe('Your membership has ended')
  })

  it('runs without a payment for a member to whom it was given', () => {
    expect(read(['MEMBER', STANDARD])).toMatchObject({ title: 'Your membership is running', way: null })
  })

  it('does not exist for a buyer of single courses', () => {
    expect(read(['MEMBER', ['mc-transactional']]).title).toBe('You have no membership')
  })
})

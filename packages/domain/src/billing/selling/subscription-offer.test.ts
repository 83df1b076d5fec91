import { describe, expect, test } from 'vitest'
import { ACCOUNT_STATUSES } from '../../access/area.ts'
import { HOUR_MS } from '../../time/durations.ts'
import { type Buyer, isPaidFor, offeredPlan, offerTerms, planSale } from './subscription-offer.ts'

const NOW = Date.parse('2026-05-20T15:00:00Z')
const TRIAL_END = NOW + 100 * HOUR_MS

const buyer = (parts: Partial<Buyer>): Buyer => ({
  status: 'MEMBER',
  customerType: 'CONSUMER',
  trialEndDate: null,
  scholarship: false,
  manageBilling: false,
  hasPlan: false,
  lastPlanId: null,
  ...parts,
})

const PLAIN = { kind: 'offer', discounted: false, trialEnd: null } as const
const PAID_FOR = { kind: 'refused', code: 'PAID_BY_ORGANIZATION' } as const

describe('A plan is sold', () => {
  test.each([
    ['by choice to a free account', { status: 'LIMITED' }, { kind: 'choice' }],
    ['as an offer to a member without a subscription', {}, PLAIN],
    ['as an offer to a former member', { status: 'ALUMNI' }, PLAIN],
    ['with a discount after a trial', { status: 'POST_TRIAL' }, { ...PLAIN, discounted: true }],
    [
      'with a discount to somebody who has bought a single course since their trial',
      { trialEndDate: NOW - 1 },
      { ...PLAIN, discounted: true },
    ],
    [
      'without a discount to somebody who has had a plan since their trial',
      { trialEndDate: NOW - 1, lastPlanId: 'unlimited' },
      PLAIN,
    ],
    [
      'with a discount after a trial whose end is not stored yet',
      { status: 'TRIAL', trialEndDate: NOW - 1 },
      { ...PLAIN, discounted: true },
    ],
    [
      'from the end of a trial that goes on for days',
      { status: 'TRIAL', trialEndDate: TRIAL_END },
      { ...PLAIN, trialEnd: TRIAL_END },
    ],
    ['at once in the last 48 hours of a trial', { status: 'TRIAL', trialEndDate: NOW + 48 * HOUR_MS }, PLAIN],
    ['at once in a trial without an end', { status: 'TRIAL' }, PLAIN],
  ] as const)('%s', (_case, parts, sale) => {
    expect(planSale(buyer(parts), NOW)).toEqual(sale)
  })
})

describe('No plan is sold', () => {
  test.each([
    ['to an employee', { status: 'EMPLOYEE' }],
    ['to a scholar', { scholarship: true }],
    ['to anybody of an enterprise customer', { customerType: 'ENTERPRISE', status: 'ALUMNI' }],
    ['to a trial of an enterprise customer', { customerType: 'ENTERPRISE', status: 'TRIAL' }],
  ] as const)('%s, for whom others pay', (_case, parts) => {
    expect(isPaidFor(buyer(parts))).toBe(true)
    expect(planSale(buyer(parts), NOW)).toEqual(PAID_FOR)
  })

  test('to a member whose plan runs without a subscription', () => {
    const given = buyer({ hasPlan: true })
    expect(planSale(given, NOW)).toEqual({ kind: 'refused', code: 'ALREADY_SUBSCRIBED' })
  })

  test.each(ACCOUNT_STATUSES.filter((status) => status !== 'EMPLOYEE'))(
    'to a %s with a subscription of their own',
    (status) => {
      const sale = planSale(buyer({ status, manageBilling: true }), NOW)
      expect(sale).toEqual({ kind: 'refused', code: 'ALREADY_SUBSCRIBED' })
    },
  )
})

const AI = { planId: 'ai-academy', amount: 75_000 }
const UNLIMITED = { planId: 'unlimited', amount: 99_500 }

test('The offered plan is the last one of a buyer, and Unlimited for everybody else', () => {
  expect(offeredPlan([AI, UNLIMITED], 'ai-academy')).toBe(AI)
  expect(offeredPlan([AI, UNLIMITED], null)).toBe(UNLIMITED)
  expect(offeredPlan([AI, UNLIMITED], 'retired')).toBe(UNLIMITED)
  expect(offeredPlan([], 'ai-academy')).toBeUndefined()
})

test('An offer without a trial is paid now and renews in a year', () => {
  expect(offerTerms(UNLIMITED, PLAIN, 25_000, NOW)).toEqual({
    dueNow: 99_500,
    firstAmount: 99_500,
    firstPaymentAt: null,
    renewalAmount: 99_500,
    renewsAt: Date.parse('2027-05-20T15:00:00Z'),
    amountOff: 0,
  })
})

test('A discount comes off the first payment alone, and never more than it costs', () => {
  const sale = { ...PLAIN, discounted: true }
  expect(offerTerms(UNLIMITED, sale, 25_000, NOW)).toMatchObject({
    dueNow: 74_500,
    firstAmount: 74_500,
    renewalAmount: 99_500,
    amountOff: 25_000,
  })
  expect(offerTerms(UNLIMITED, sale, 200_000, NOW)).toMatchObject({ dueNow: 0, amountOff: 99_500 })
})

test('An offer in a trial takes nothing now, is first paid at its end, and renews a year after that', () => {
  expect(offerTerms(UNLIMITED, { ...PLAIN, trialEnd: TRIAL_END }, 25_000, NOW)).toMatchObject({
    dueNow: 0,
    firstAmount: 99_500,
    firstPaymentAt: TRIAL_END,
    renewsAt: Date.parse('2027-05-24T19:00:00Z'),
  })
})

test('A year that begins on 29 February is over on the 28th', () => {
  const leap = Date.parse('2028-02-29T12:00:00Z')
  expect(offerTerms(AI, PLAIN, 0, leap).renewsAt).toBe(Date.parse('2029-02-28T12:00:00Z'))
})

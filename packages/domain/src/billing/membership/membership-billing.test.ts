import { describe, expect, it } from 'vitest'
import { DAY_MS } from '../../time/durations.ts'
import { type BilledSubscription, membershipPayment } from './membership-billing.ts'

const START = Date.UTC(2026, 2, 1)
const END = Date.UTC(2027, 2, 1)
const GRACE = { graceDays: 14 }
const YEARLY: BilledSubscription = {
  status: 'active',
  startedAt: START,
  currentPeriodStart: START,
  currentPeriodEnd: END,
  cancelAt: null,
  endedAt: null,
  refunded: false,
  nextAmount: 99_500,
  nextAmountOff: 0,
}
const NO_PAYMENT = { nextAmount: null, nextPaymentAt: null, amountOff: 0 }
const at = (now: number, change: Partial<BilledSubscription> = {}) =>
  membershipPayment({ ...YEARLY, ...change }, { ...GRACE, now })

describe('A membership', () => {
  it('that renews is paid next at the end of its period', () => {
    const next = { nextAmount: 99_500, nextPaymentAt: END, amountOff: 0, endsAt: null }
    expect(at(START)).toEqual({ status: 'ACTIVE', ...next })
    expect(at(START, { status: 'trialing' })).toEqual({ status: 'TRIALING', ...next })
  })

  it('whose payment failed goes on for the days of grace', () => {
    const until = START + 14 * DAY_MS
    expect(at(until - 1, { status: 'past_due' })).toEqual({
      status: 'PAST_DUE',
      ...NO_PAYMENT,
      endsAt: until,
    })
    expect(at(until, { status: 'past_due' })).toEqual({ status: 'ENDED', ...NO_PAYMENT, endsAt: until })
  })

  it('that was canceled ends when its member wished, and is not paid again', () => {
    expect(at(START, { cancelAt: END })).toEqual({ status: 'ENDING', ...NO_PAYMENT, endsAt: END })
  })

  it('that has ended says when', () => {
    const ended = { status: 'canceled', endedAt: END, cancelAt: END }
    expect(at(END, ended)).toEqual({ status: 'ENDED', ...NO_PAYMENT, endsAt: END })
  })

  it('whose payment was returned has ended', () => {
    expect(at(START, { refunded: true })).toEqual({ status: 'ENDED', ...NO_PAYMENT, endsAt: null })
  })
})

it('A discount takes off the next payment what Stripe says', () => {
  expect(at(START, { nextAmountOff: 20_000, nextAmount: 79_500 })).toMatchObject({
    nextAmount: 79_500,
    amountOff: 20_000,
  })
})

import { describe, expect, it } from 'vitest'
import { DAY_MS } from '../../time/durations.ts'
import { dueNotices, type NoticedBills, type NoticedSubscription } from './due-notices.ts'

const NOW = Date.UTC(2026, 5, 1)
const START = NOW - DAY_MS
const GRACE_DAYS = 14

const subscription = (change: Partial<NoticedSubscription> = {}): NoticedSubscription => ({
  subscriptionId: 'sub_1',
  status: 'active',
  startedAt: START,
  currentPeriodStart: START,
  currentPeriodEnd: START + 365 * DAY_MS,
  cancelAt: null,
  canceledAt: null,
  refunded: false,
  discount: null,
  ...change,
})
const bills = (change: Partial<NoticedBills> = {}): NoticedBills => ({
  subscriptions: [],
  payments: [],
  purchases: [],
  ...change,
})
const having = (change?: Partial<NoticedSubscription>) => bills({ subscriptions: [subscription(change)] })
const keys = (before: NoticedBills, after: NoticedBills, now = NOW) =>
  dueNotices(before, after, { graceDays: GRACE_DAYS, now }).map(({ key }) => key)

describe('A member is written to', () => {
  it('when a membership has begun, paid or in a trial', () => {
    for (const status of ['active', 'trialing'])
      expect(keys(bills(), having({ status })), status).toEqual(['begun sub_1'])
    expect(keys(having({ status: 'incomplete' }), having())).toEqual(['begun sub_1'])
  })

  it('when a payment failed, by its period, and when it was made after all', () => {
    const owing = having({ status: 'past_due' })
    expect(keys(having(), owing)).toEqual([`failed sub_1 ${START}`])
    expect(keys(owing, having())).toEqual([`mended sub_1 ${START}`])
  })

  it('when they have canceled, and when the membership has ended', () => {
    const cancelAt = NOW + DAY_MS
    const ending = having({ cancelAt, canceledAt: NOW - 1000 })
    expect(keys(having(), ending)).toEqual([`ending sub_1 ${NOW - 1000}`])
    expect(keys(ending, having({ status: 'canceled', cancelAt }))).toEqual([`ended sub_1 ${START}`])
  })

  it('each time when they have canceled, taken it back and canceled again for the same day', () => {
    const ending = (canceledAt: number) => having({ cancelAt: NOW + DAY_MS, canceledAt })
    expect(keys(having(), ending(NOW - 2000))).not.toEqual(keys(having(), ending(NOW - 1000)))
    expect(keys(ending(NOW - 2000), ending(NOW - 1000)), 'the wish was repeated').toEqual([])
  })

  it('once when the days of grace are over, before and after Stripe ends the subscription', () => {
    const owing = having({ status: 'past_due' })
    const late = START + GRACE_DAYS * DAY_MS
    const ended = [`ended sub_1 ${START}`]
    expect(keys(owing, owing, late - 1)).toEqual([`failed sub_1 ${START}`])
    expect(keys(owing, owing, late)).toEqual(ended)
    expect(keys(owing, having({ status: 'canceled' }), late)).toEqual(ended)
  })

  it('when a discount comes off the next payment, and not when it was used', () => {
    const discounted = having({ discount: { couponId: 'off-200' } })
    expect(keys(having(), discounted)).toEqual(['discounted sub_1 off-200'])
    expect(keys(discounted, having())).toEqual([])
    expect(keys(bills(), discounted)).toEqual(['begun sub_1'])
  })

  it('when money was returned, of each part once', () => {
    const paid = (amountRefunded: number) =>
      bills({ payments: [{ paymentId: 'ch_1', amountRefunded, paidAt: START }] })
    const found = dueNotices(paid(1000), paid(3000), { graceDays: GRACE_DAYS, now: NOW })
    expect(found).toEqual([{ kind: 'refunded', key: 'refunded ch_1 3000', paymentId: 'ch_1', amount: 2000 }])
    expect(keys(paid(3000), paid(3000))).toEqual([])
    expect(keys(paid(3000), paid(1000)), 'a return that failed').toEqual([])
  })

  it('when they have bought something', () => {
    const bought = bills({ purchases: [{ purchaseId: 'cs_1', purchasedAt: START }] })
    expect(keys(bills(), bought)).toEqual(['bought cs_1'])
    expect(keys(bought, bought)).toEqual([])
  })

  it('when a full refund has ended the membership', () => {
    expect(keys(having(), having({ refunded: true }))).toEqual([`ended sub_1 ${START}`])
  })
})

it('A renewal is no reason for a mail', () => {
  const renewed = having({ currentPeriodStart: NOW, currentPeriodEnd: NOW + 365 * DAY_MS })
  expect(keys(having(), renewed)).toEqual([])
})

it('What the first reading of an old customer finds is no reason for a mail', () => {
  const old = NOW - 8 * DAY_MS
  const found = bills({
    subscriptions: [
      subscription({ startedAt: old }),
      subscription({ subscriptionId: 'sub_0', startedAt: old, status: 'canceled' }),
    ],
    payments: [{ paymentId: 'ch_1', amountRefunded: 1000, paidAt: old }],
    purchases: [{ purchaseId: 'cs_1', purchasedAt: old }],
  })
  expect(keys(bills(), found)).toEqual([])
})

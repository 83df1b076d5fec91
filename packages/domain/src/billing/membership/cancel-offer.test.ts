import { expect, it } from 'vitest'
import { cancelOffer, type OfferedSubscription } from './cancel-offer.ts'

const RENEWING: OfferedSubscription = {
  status: 'active',
  cancelAt: null,
  discount: null,
  amount: 99_500,
  nextAmount: 99_500,
}
const offer = (change: Partial<OfferedSubscription> = {}, { taken = false, amountOff = 20_000 } = {}) =>
  cancelOffer({ ...RENEWING, ...change }, { amountOff, taken })

it('The cancel offer takes an amount off the next payment of a subscription that renews', () => {
  expect(offer()).toEqual({ normalPrice: 99_500, newPrice: 79_500 })
})

it('The cancel offer counts from what Stripe will charge next, such as the price of another plan', () => {
  expect(offer({ nextAmount: 75_000 })).toEqual({ normalPrice: 75_000, newPrice: 55_000 })
})

it('The cancel offer counts from the regular price where Stripe has not said what it will charge', () => {
  expect(offer({ nextAmount: null })).toEqual({ normalPrice: 99_500, newPrice: 79_500 })
})

it('The cancel offer never pays a member', () => {
  expect(offer({ nextAmount: 15_000 })).toEqual({ normalPrice: 15_000, newPrice: 0 })
  expect(offer({ nextAmount: 0 })).toBeNull()
})

it.each([
  ['trialing', { status: 'trialing' }],
  ['unpaid', { status: 'past_due' }],
  ['ended', { status: 'canceled' }],
  ['canceled', { cancelAt: 1 }],
  ['discounted', { discount: { couponId: 'forever-10' } }],
])('A %s subscription gets no cancel offer', (_state, change) => expect(offer(change)).toBeNull())

it('The cancel offer is made to a member once', () => expect(offer({}, { taken: true })).toBeNull())

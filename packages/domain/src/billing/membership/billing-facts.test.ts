import { expect, test } from 'vitest'
import { type BillingState, billingFacts } from './billing-facts.ts'

const RENEWAL = Date.UTC(2027, 10, 3, 12)
const ACTIVE: BillingState = {
  status: 'ACTIVE',
  currency: 'usd',
  amount: 99_500,
  nextAmount: 99_500,
  nextPaymentAt: RENEWAL,
  amountOff: 0,
  endsAt: null,
}
const lines = (more: Partial<BillingState>) =>
  billingFacts({ ...ACTIVE, ...more }, 'UTC').map(({ term, text }) => `${term}: ${text}`)

test('A membership that renews says the price, the next payment and what canceling changes', () => {
  expect(lines({})).toEqual([
    'Price: $995 a year',
    'Next payment: $995 on Nov 3, 2027',
    'If you cancel: You keep everything until Nov 3, 2027, and are not charged again.',
  ])
})

test('A discount on the next payment is told as a part of it', () => {
  expect(lines({ nextAmount: 79_500, amountOff: 20_000 })).toContain(
    'Next payment: $795 on Nov 3, 2027 ($995 less $200)',
  )
})

test('A discount is not put beside a price that it was not taken off', () => {
  expect(lines({ nextAmount: 55_000, amountOff: 20_000 })).toContain(
    'Next payment: $550 on Nov 3, 2027 ($200 off)',
  )
})

test('A membership without a preview of its next payment names only the day', () => {
  expect(lines({ nextAmount: null })).toContain('Next payment: Nov 3, 2027')
})

test('A membership whose next payment is unknown says what is known', () => {
  expect(lines({ nextAmount: null, nextPaymentAt: null })).toEqual([
    'Price: $995 a year',
    'If you cancel: You keep everything that you have paid for, and are not charged again.',
  ])
})

test('A membership that begins after the trial says when the first payment is made', () => {
  expect(lines({ status: 'TRIALING' })).toEqual([
    'Price: $995 a year',
    'First payment: $995 on Nov 3, 2027, when your trial ends',
    'If you cancel: You keep everything until Nov 3, 2027, and are charged nothing.',
  ])
})

test('A failed payment says until when the access goes on', () => {
  expect(lines({ status: 'PAST_DUE', nextAmount: null, nextPaymentAt: null, endsAt: RENEWAL })).toEqual([
    'Price: $995 a year',
    'Access until: Nov 3, 2027, unless you pay before',
  ])
})

test('A canceled membership says when it ends, and that nothing is charged', () => {
  expect(lines({ status: 'ENDING', nextAmount: null, nextPaymentAt: null, endsAt: RENEWAL })).toEqual([
    'Ends: Nov 3, 2027',
    'Until then: You keep everything, and are not charged again.',
  ])
})

test('An ended membership says since when', () => {
  expect(lines({ status: 'ENDED', endsAt: RENEWAL })).toEqual(['Ended: Nov 3, 2027'])
})

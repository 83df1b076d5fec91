import type Stripe from 'stripe'
import { expect, test } from 'vitest'
import { readSubscription } from './read-subscription.ts'

const END = 2_000_000_000
const read = (more: Partial<Stripe.Subscription>) =>
  readSubscription({
    id: 'sub_1',
    status: 'active',
    start_date: END - 1000,
    cancel_at: null,
    cancel_at_period_end: false,
    ended_at: null,
    discounts: [],
    items: {
      data: [
        {
          price: { id: 'price_1', product: 'prod_1', unit_amount: 100 },
          current_period_start: END - 1000,
          current_period_end: END,
        },
      ],
    },
    ...more,
  } as unknown as Stripe.Subscription)

const openFirst = { status: 'open', billing_reason: 'subscription_create' } as Stripe.Invoice

test.each([
  ['renews', {}, null],
  ['was canceled', { cancel_at_period_end: true }, END],
  ['ends within its period', { cancel_at: END - 5 }, END - 5],
  ['is paid again before it ends', { cancel_at: END + 5 }, null],
])('A subscription that %s has its end only once nothing is paid before', (_how, more, end) => {
  expect(read(more).cancelAt?.getTime() ?? null).toBe(end === null ? null : end * 1000)
})

test.each([
  ['active', 'incomplete'],
  ['trialing', 'incomplete'],
  ['past_due', 'unpaid'],
  ['canceled', 'canceled'],
] as const)(
  'A subscription that is %s before its first payment was made counts as %s',
  (status, expected) => {
    expect(read({ status, latest_invoice: openFirst }).status).toBe(expected)
  },
)

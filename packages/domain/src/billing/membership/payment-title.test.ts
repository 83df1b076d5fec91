import { expect, test } from 'vitest'
import { paymentTitle } from './payment-title.ts'

test.each([
  ['Subscription creation', 'Membership, first payment'],
  ['Subscription update', 'Membership payment'],
  ['', 'Payment'],
  ['AI Mini-MBA', 'AI Mini-MBA'],
  ['constructor', 'constructor'],
])('A payment that Stripe describes as "%s" is told to the member as "%s"', (description, title) =>
  expect(paymentTitle(description)).toBe(title),
)

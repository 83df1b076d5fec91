import { expect, it } from 'vitest'
import { DAY_MS } from '../../time/durations.ts'
import { dueReminder, type RemindedSubscription } from './reminders.ts'

const END = Date.UTC(2027, 2, 1)
const SUBSCRIPTION: RemindedSubscription = {
  status: 'active',
  currentPeriodEnd: END,
  cancelAt: null,
  nextAmount: 79_500,
  refunded: false,
}
const due = (ahead: number, change: Partial<RemindedSubscription> = {}) =>
  dueReminder({ ...SUBSCRIPTION, ...change }, END - ahead)

it('A renewal is announced in the last 14 days before it, with what it will cost', () => {
  const reminder = { kind: 'membership-renews', amount: 79_500, paymentAt: END }
  expect(due(14 * DAY_MS + 1)).toBeNull()
  expect(due(14 * DAY_MS)).toEqual(reminder)
  expect(due(1)).toEqual(reminder)
  expect(due(0)).toBeNull()
})

it('The first payment after a trial is announced in the last three days before it', () => {
  const trialing = { status: 'trialing' }
  expect(due(3 * DAY_MS + 1, trialing)).toBeNull()
  expect(due(3 * DAY_MS, trialing)).toEqual({ kind: 'trial-payment', amount: 79_500, paymentAt: END })
})

it.each([
  ['canceled', { cancelAt: END }],
  ['returned', { refunded: true }],
  ['unpaid', { status: 'past_due' }],
  ['ended', { status: 'canceled' }],
  ['paused', { nextAmount: null }],
])('No payment of a %s membership is announced', (_state, change) => expect(due(DAY_MS, change)).toBeNull())

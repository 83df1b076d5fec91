import { expect, test } from 'vitest'
import { DAY_MS } from '../time/durations.ts'
import { accessUntil, isOpening, isToEnd, type SubscriptionTerms } from './subscription-access.ts'

const START = Date.parse('2026-03-01T10:00:00Z')
const END = Date.parse('2027-03-01T10:00:00Z')
const GRACE = 7

const subscription = (given: Partial<SubscriptionTerms> = {}): SubscriptionTerms => ({
  status: 'active',
  startedAt: START,
  currentPeriodStart: START,
  currentPeriodEnd: END,
  cancelAt: null,
  refunded: false,
  ...given,
})
const until = (given: Partial<SubscriptionTerms>, graceDays = GRACE) => {
  const end = accessUntil(subscription(given), graceDays)
  return end === null ? null : new Date(end).toISOString()
}

test.each(['active', 'trialing'])(
  'A subscription that is %s and renews opens its area until the days of grace after its period are over',
  (status) => {
    expect(until({ status })).toBe('2027-03-08T10:00:00.000Z')
    expect(until({ status }, 0)).toBe('2027-03-01T10:00:00.000Z')
  },
)

test.each(['active', 'trialing'])(
  'A subscription that is %s and was canceled opens its area until the day on which it ends, without grace',
  (status) => {
    expect(until({ status, cancelAt: END })).toBe('2027-03-01T10:00:00.000Z')
    expect(until({ status, cancelAt: START + DAY_MS })).toBe('2026-03-02T10:00:00.000Z')
  },
)

test('A subscription whose payment failed opens its area for the days of grace from the beginning of the unpaid period', () => {
  const unpaid = { status: 'past_due', startedAt: START - 365 * DAY_MS }
  expect(until(unpaid)).toBe('2026-03-08T10:00:00.000Z')
  expect(until(unpaid, 0)).toBe('2026-03-01T10:00:00.000Z')
  expect(until({ ...unpaid, cancelAt: START + 2 * DAY_MS })).toBe('2026-03-03T10:00:00.000Z')
})

test('A subscription whose first payment failed opens nothing without days of grace', () => {
  expect(until({ status: 'past_due' }, 0)).toBeNull()
})

test.each(['unpaid', 'canceled', 'incomplete', 'incomplete_expired', 'paused', 'a word of next year'])(
  'A subscription that is %s opens nothing',
  (status) => {
    expect(until({ status })).toBeNull()
    expect(until({ status, cancelAt: END })).toBeNull()
  },
)

test.each(['active', 'trialing', 'past_due'])(
  'A subscription that is %s opens nothing once its latest payment was returned in full',
  (status) => {
    expect(until({ status, refunded: true })).toBeNull()
  },
)

test('A subscription that began on a leap day opens its area past the last day of February', () => {
  const leap = { currentPeriodStart: Date.parse('2028-02-29T10:00:00Z') }
  expect(until({ ...leap, currentPeriodEnd: Date.parse('2029-02-28T10:00:00Z') })).toBe(
    '2029-03-07T10:00:00.000Z',
  )
  expect(until({ ...leap, status: 'past_due', startedAt: 0 }, 1)).toBe('2028-03-01T10:00:00.000Z')
})

test('A subscription is live to the last millisecond before its access ends', () => {
  const end = END + GRACE * DAY_MS
  expect(isOpening(subscription(), GRACE, end - 1)).toBe(true)
  expect(isOpening(subscription(), GRACE, end)).toBe(false)
  expect(isOpening(subscription({ status: 'canceled' }), GRACE, START)).toBe(false)
})

test.each([
  ['owes a payment within the days of grace', { status: 'past_due' }, 6, false],
  ['owes a payment when the days of grace are over', { status: 'past_due' }, 7, true],
  ['owes a payment and was canceled', { status: 'past_due', cancelAt: END }, 1, true],
  ['Stripe has given up without ending it', { status: 'unpaid' }, 1, true],
  ['was returned in full', { refunded: true }, 1, true],
  ['is paid', {}, 9, false],
  ['is paid and was canceled', { cancelAt: END }, 9, false],
  ['waits for its first payment', { status: 'incomplete' }, 9, false],
] as const)('A subscription that %s is ended at Stripe: %s', (_case, given, days, isEnded) => {
  const terms = subscription({ startedAt: START - 365 * DAY_MS, ...given })
  expect(isToEnd(terms, GRACE, START + days * DAY_MS)).toBe(isEnded)
})

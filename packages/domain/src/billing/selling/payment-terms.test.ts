import { describe, expect, test } from 'vitest'
import { termsBeforePaying, termsAfterPaying } from './payment-terms.ts'

const ZONE = 'America/New_York'
const RENEWS_AT = Date.UTC(2027, 10, 26, 15)
const RENEWAL = { when: 'Nov 26, 2027', what: '$995, and every year after' }

describe('The terms of an offer', () => {
  const offer = {
    plan: { currency: 'usd' },
    dueNow: 99_500,
    firstAmount: 99_500,
    firstPaymentAt: null,
    renewalAmount: 99_500,
    renewsAt: RENEWS_AT,
    amountOff: 0,
  }

  test('name what is charged today, and what every later year costs', () => {
    expect(termsBeforePaying(offer, ZONE)).toEqual([{ when: 'Today', what: '$995' }, RENEWAL])
  })

  test('name what a code takes off the first payment, and the full price of later years', () => {
    expect(
      termsBeforePaying({ ...offer, dueNow: 74_500, firstAmount: 74_500, amountOff: 25_000 }, ZONE),
    ).toEqual([{ when: 'Today', what: '$745, with $250 off' }, RENEWAL])
  })

  test('charge a trial nothing today, and name the day of the first payment in the zone of the viewer', () => {
    const firstPaymentAt = Date.UTC(2026, 11, 4, 3)
    const trial = { ...offer, dueNow: 0, firstPaymentAt, renewsAt: Date.UTC(2027, 11, 4, 3) }
    expect(termsBeforePaying(trial, ZONE)).toEqual([
      { when: 'Today', what: 'Nothing' },
      { when: 'Dec 3, 2026', what: '$995, when your trial ends' },
      { when: 'Dec 3, 2027', what: '$995, and every year after' },
    ])
    expect(termsBeforePaying(trial, 'UTC')[1]?.when).toBe('Dec 4, 2026')
  })
})

describe('The terms of a paid checkout', () => {
  const paid = {
    amountPaid: 74_550,
    amountOff: 0,
    currency: 'usd',
    renewalAmount: 99_500,
    renewsAt: RENEWS_AT,
  }

  test('name what was paid, and the renewal of a plan', () => {
    expect(termsAfterPaying(paid, ZONE)).toEqual([{ when: 'Paid', what: '$745.50' }, RENEWAL])
  })

  test('name what a code took off', () => {
    const [done] = termsAfterPaying({ ...paid, amountPaid: 74_500, amountOff: 25_000 }, ZONE)
    expect(done).toEqual({ when: 'Paid', what: '$745, with $250 off' })
  })

  test('name no renewal of what is bought once', () => {
    const once = { ...paid, renewalAmount: null, renewsAt: null }
    expect(termsAfterPaying(once, ZONE)).toEqual([{ when: 'Paid', what: '$745.50' }])
  })

  test('say that nothing was charged to a trial that goes on', () => {
    expect(termsAfterPaying({ ...paid, amountPaid: 0 }, ZONE)[0]).toEqual({ when: 'Paid', what: 'Nothing' })
  })
})

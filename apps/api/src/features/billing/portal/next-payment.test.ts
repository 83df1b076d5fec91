import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { DAY_MS } from '@section/domain/time/durations.ts'
import { subscriberKit } from './subscriber-kit.fixture.ts'

const HISTORIES = process.env['NIGHTLY'] ? 500 : 15

const kit = subscriberKit()

const COUPONS = {
  'once-amount': { amount_off: 12_345, currency: 'usd', duration: 'once' },
  'once-percent': { percent_off: 33.3, duration: 'once' },
  'half-a-year': { percent_off: 20, duration: 'repeating', duration_in_months: 6 },
  'two-years': { amount_off: 7_501, currency: 'usd', duration: 'repeating', duration_in_months: 25 },
  'for-ever': { percent_off: 12.5, duration: 'forever' },
  'more-than-all': { amount_off: 200_000, currency: 'usd', duration: 'once' },
} as const
const COUPON_IDS = Object.keys(COUPONS) as (keyof typeof COUPONS)[]

beforeAll(async () => {
  for (const [id, coupon] of Object.entries(COUPONS)) await kit.stripe().coupons.create({ id, ...coupon })
})

const price = fc.constantFrom('price_ai_academy', 'price_unlimited')

/** An event in the history of a subscription, between two payments. */
const step = fc.oneof(
  fc.record({ kind: fc.constant('discount' as const), coupon: fc.constantFrom(...COUPON_IDS) }),
  fc.record({ kind: fc.constant('change' as const), price }),
  fc.record({ kind: fc.constant('schedule' as const), price }),
  fc.record({ kind: fc.constant('accept' as const) }),
  fc.record({ kind: fc.constant('undiscount' as const) }),
)
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never
type Member = Awaited<ReturnType<typeof kit.addSubscriber>>

/** The day on which it begins, which may be the last of a month or 29 February, and what happens in each of two periods. */
const history = fc.record({
  day: fc.integer({ min: 0, max: 1100 }),
  trialDays: fc.constantFrom(0, 0, 3, 14),
  first: fc.option(fc.constantFrom(...COUPON_IDS), { nil: null }),
  price,
  periods: fc.array(
    fc.array(fc.record({ step, afterDays: fc.integer({ min: 0, max: 90 }) }), { maxLength: 3 }),
    { minLength: 2, maxLength: 2 },
  ),
})

/** A discount that is taken off the subscription, and that the next phase of its schedule gives all the same. */
const LEFT_TO_THE_SCHEDULE: typeof history extends fc.Arbitrary<infer Value> ? Value : never = {
  day: 0,
  trialDays: 0,
  first: null,
  price: 'price_ai_academy',
  periods: [
    [],
    [
      { step: { kind: 'schedule', price: 'price_ai_academy' }, afterDays: 0 },
      { step: { kind: 'accept' }, afterDays: 0 },
      { step: { kind: 'undiscount' }, afterDays: 0 },
    ],
  ],
}

async function take(member: Member, happens: Step): Promise<void> {
  const { items, schedule } = await kit.stripe().subscriptions.retrieve(member.subscriptionId)
  switch (happens.kind) {
    case 'accept':
      await member.ask(ACCEPT)
      return
    case 'schedule':
      if (!schedule) await member.schedule(happens.price)
      return
    case 'discount':
      // What is put on a subscription with a schedule is lost at the next phase, as Stripe previews it.
      return member.update({ discounts: [{ coupon: happens.coupon }] })
    case 'undiscount':
      return member.update({ discounts: '' })
    case 'change':
      if (!schedule) await member.update({ items: [{ id: items.data[0]?.id ?? '', price: happens.price }] })
  }
}

const ACCEPT = 'mutation { updateExistingStripeSubscription(coupon: "cancel-offer-200") { currentPrice } }'
const BILLING = '{ getMembershipBilling { nextAmount nextPaymentAt amountOff } }'
interface Billing {
  nextAmount: number
  nextPaymentAt: string
  amountOff: number
}

/** Returns what the member is told of the next payment, which is what Stripe previews. */
async function promised(member: Member): Promise<Billing> {
  const billing = await member.ask<Billing>(BILLING)
  const preview = await kit.stripe().invoices.createPreview({ subscription: member.subscriptionId })
  expect(billing).toMatchObject({
    nextAmount: preview.amount_due,
    nextPaymentAt: new Date((preview.next_payment_attempt ?? 0) * 1000).toISOString(),
  })
  expect(billing.amountOff).toBe(preview.subtotal - preview.total)
  return billing
}

test(
  'A member is told of the next payment what Stripe previews and then charges, to the cent, whatever has happened',
  async () => {
    await fc.assert(
      fc.asyncProperty(history, async ({ day, trialDays, first, price: plan, periods }) => {
        kit.clock.now = Date.UTC(2026, 0, 1, 9) + day * DAY_MS
        const member = await kit.addSubscriber({
          price: plan,
          ...(trialDays > 0 && { trial_end: (kit.clock.now + trialDays * DAY_MS) / 1000 }),
          ...(first && { discounts: [{ coupon: first }] }),
        })
        for (const steps of periods) {
          let told = await promised(member)
          for (const { step: happens, afterDays } of steps) {
            const now = kit.clock.now + afterDays * DAY_MS
            if (now >= Date.parse(told.nextPaymentAt)) break
            await member.at(now)
            await take(member, happens)
            told = await promised(member)
          }
          await member.at(Date.parse(told.nextPaymentAt))
          const { latest_invoice: invoice } = await kit
            .stripe()
            .subscriptions.retrieve(member.subscriptionId, {
              expand: ['latest_invoice'],
            })
          expect(invoice).toMatchObject({
            billing_reason: 'subscription_cycle',
            amount_due: told.nextAmount,
            amount_paid: told.nextAmount,
          })
        }
      }),
      { numRuns: HISTORIES, examples: [[LEFT_TO_THE_SCHEDULE]], ...(!process.env['NIGHTLY'] && { seed: 7 }) },
    )
  },
  HISTORIES * 2_000,
)

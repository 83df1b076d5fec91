import { billingCustomers, entitlements, members, payments, subscriptions } from '@section/db/schema.ts'
import { DAY_MS } from '@section/domain/time/durations.ts'
import { StripeAccount } from '@section/emulators/stripe/account/stripe-account.ts'
import type { AccountSeed, SeededCustomer } from '@section/emulators/stripe/seed/account-seed.ts'
import { seedAccount } from '@section/emulators/stripe/seed/seed-account.ts'
import type { PayingSchool } from '../../../apps/api/src/features/billing/sync/paying-school.fixture.ts'

export const SUBSCRIBERS = 10_000
/** An account is seeded in parts, because each customer's past is looked up among all of the part. */
const PART = 50
const ROWS = 1000
const PAYMENTS = 3
const AMOUNT = 99_500
export const COUPON = 'cancel-offer-200'

/** The ids of a subscriber, whose number stands at the end of each. */
export const subscriber = (n: number) => ({
  userId: `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`,
  stripeCustomerId: `cus_bench${n}`,
  subscriptionId: `sub_bench${n}`,
})

const OFFER: Omit<AccountSeed, 'customers'> = {
  prices: [
    {
      id: 'price_unlimited',
      product: 'prod_unlimited',
      name: 'Unlimited',
      amount: AMOUNT,
      currency: 'usd',
      yearly: true,
    },
  ],
  coupons: [{ id: COUPON, amountOff: 20_000, currency: 'usd', code: null }],
  portalConfigurations: [],
}

/** Replaces the members of the school and its account at Stripe by subscribers whose books are equal to Stripe. */
export async function replaceBySubscribers(school: PayingSchool): Promise<void> {
  const numbers = Array.from({ length: SUBSCRIBERS }, (_, n) => n + 1)
  const { account } = school.emulator
  const offer = account.snapshot()
  const whole: ReturnType<StripeAccount['snapshot']> = {
    prices: offer.prices,
    products: offer.products,
  }
  for (let from = 0; from < SUBSCRIBERS; from += PART) {
    const part = new StripeAccount({ now: () => school.clock.now, pagesUrl: () => null })
    const customers = numbers.slice(from, from + PART).map((n) => seededCustomer(n, school.clock.now))
    seedAccount(part, { ...OFFER, customers })
    for (const [kind, objects] of Object.entries(part.snapshot()))
      Object.assign(whole, { [kind]: [...(whole[kind as keyof typeof whole] ?? []), ...objects] })
  }
  account.restore(whole)
  await insertBooks(school, numbers)
}

/** Returns whether a subscriber renews, without a discount. */
export const isPlain = (n: number): boolean => n % 10 !== 0 && n % 7 !== 0

/** The end of the first year of a subscriber is the same day of the next one. */
function termsOf(n: number, now: number) {
  const startedAt = new Date(now - ((n % 300) + 1) * DAY_MS)
  const currentPeriodEnd = new Date(startedAt)
  currentPeriodEnd.setUTCFullYear(startedAt.getUTCFullYear() + 1)
  return { startedAt, currentPeriodEnd, ends: n % 10 === 0, discounted: n % 10 !== 0 && n % 7 === 0 }
}

function seededCustomer(n: number, now: number): SeededCustomer {
  const { userId, stripeCustomerId, subscriptionId } = subscriber(n)
  const { startedAt, ends, discounted } = termsOf(n, now)
  return {
    id: stripeCustomerId,
    email: `subscriber-${n}@bench.example`,
    name: `Zoë Subscriber ${n}`,
    metadata: { userId },
    purchases: [],
    payments: [],
    subscriptions: [
      {
        id: subscriptionId,
        price: 'price_unlimited',
        startedAt: startedAt.getTime() / 1000,
        trialEnd: null,
        failedAt: null,
        canceledAt: ends ? startedAt.getTime() / 1000 : null,
        endedAt: null,
        coupon: discounted ? COUPON : null,
        schedule: null,
        openInvoice: null,
        firstAmount: null,
      },
    ],
  }
}

async function insertBooks({ server, clock }: PayingSchool, numbers: readonly number[]): Promise<void> {
  const { db } = server.database
  const { graceDays } = server.services.config
  await db.delete(members)
  for (let from = 0; from < numbers.length; from += ROWS) {
    const part = numbers
      .slice(from, from + ROWS)
      .map((n) => ({ n, ...subscriber(n), ...termsOf(n, clock.now) }))
    await db.insert(members).values(
      part.map(({ n, userId }) => ({
        userId,
        email: `subscriber-${n}@bench.example`,
        status: 'MEMBER' as const,
        firstName: 'Zoë',
        lastName: `Subscriber ${n}`,
        manageBilling: true,
      })),
    )
    await db
      .insert(billingCustomers)
      .values(part.map(({ userId, stripeCustomerId }) => ({ userId, stripeCustomerId })))
    await db.insert(subscriptions).values(
      part.map(({ userId, subscriptionId, startedAt, currentPeriodEnd, ends, discounted }) => ({
        userId,
        subscriptionId,
        planId: 'unlimited',
        stripePriceId: 'price_unlimited',
        status: 'active',
        amount: AMOUNT,
        currency: 'usd',
        startedAt,
        currentPeriodStart: startedAt,
        currentPeriodEnd,
        cancelAt: ends ? currentPeriodEnd : null,
        nextAmount: ends ? null : AMOUNT,
        discount: discounted
          ? {
              couponId: COUPON,
              amountOff: 20_000,
              percentOff: null,
              duration: 'once' as const,
              endsAt: null,
            }
          : null,
      })),
    )
    await db.insert(entitlements).values(
      part.map(({ userId, subscriptionId, startedAt, currentPeriodEnd, ends }) => ({
        userId,
        subscriptionId,
        type: 'mcsc-unlimited' as const,
        startsAt: startedAt,
        endsAt: new Date(currentPeriodEnd.getTime() + (ends ? 0 : graceDays * DAY_MS)),
      })),
    )
    await db.insert(payments).values(
      part.flatMap(({ n, userId, startedAt }) =>
        Array.from({ length: PAYMENTS }, (_, year) => ({
          paymentId: `ch_bench${n}year${year}`,
          userId,
          description: 'Unlimited',
          amount: AMOUNT,
          currency: 'usd',
          paidAt: new Date(startedAt.getTime() - year * 365 * DAY_MS),
        })),
      ),
    )
  }
}

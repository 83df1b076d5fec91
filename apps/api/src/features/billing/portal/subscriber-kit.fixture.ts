import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { billingCustomers, discounts, plans } from '@section/db/schema.ts'
import { DAY_MS } from '@section/domain/time/durations.ts'
import { addCustomer } from '@section/emulators/stripe/objects/customer.ts'
import { addPaymentMethod } from '@section/emulators/stripe/objects/payment-method.ts'
import type Stripe from 'stripe'
import type { Config } from '../../../server/config/config.ts'
import type { NewMember } from '../../../testing/insert-member.ts'
import { queuedMails } from '../../../testing/queued-mails.ts'
import { startStripeEmulator, type StripeEmulator } from '../../../testing/stripe-emulator.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { syncCustomer } from '../sync/sync-customer.ts'

/** The time at which a test begins. */
export const START = Date.parse('2026-03-02T09:00:00Z')
export const YEAR_LATER = Date.parse('2027-03-02T09:00:00Z')
export const GOOD_CARD = '4242424242424242'
/** A card that can be added, and whose next payment fails. */
export const FAILING_CARD = '4000000000000341'

const CANCEL_OFFER = { couponId: 'cancel-offer-200', amountOff: 20_000, portalConfigId: 'bpc_cancel' }
const TEXTS = { headline: 'Stay', subheadline: 'For less', acceptCta: 'Keep it', rejectCta: 'Cancel' }
const PLANS = [
  { planId: 'ai-academy', name: 'AI Academy', area: 'ai-academy', amount: 75_000, price: 'price_ai_academy' },
  {
    planId: 'unlimited',
    name: 'Unlimited',
    area: 'mcsc-unlimited',
    amount: 99_500,
    price: 'price_unlimited',
  },
] as const

type NewSubscription = Omit<Partial<Stripe.SubscriptionCreateParams>, 'customer' | 'items'>

/** Starts a server for all tests of a file whose members pay at an emulated Stripe. Both have the same clock. */
export function subscriberKit(config: Partial<Config> = {}) {
  const clock = { now: START }
  let emulator: StripeEmulator
  let server: TestServer
  beforeAll(async () => {
    const now = () => clock.now
    emulator = await startStripeEmulator({ clock: now, seed: { ...SOLD, customers: [] } })
    server = await startTestServer({ clock: now, config: { ...emulator.config, ...config } })
    await insertSold(server)
  })
  beforeEach(async () => {
    clock.now = START
    emulator.goDown(false)
    await server.database.db.execute(sql`delete from outbox`)
  })
  afterAll(async () => {
    await server.close()
    await emulator.close()
  })

  const stripe = (): Stripe => {
    if (!server.services.stripe) throw new Error('The server of the test has no Stripe.')
    return server.services.stripe
  }

  return {
    clock,
    stripe,
    server: () => server,
    emulator: () => emulator,
    mails: () => queuedMails(server.database.db),

    /** Forgets the requests so far, and returns those that follow as `POST /v1/…`. */
    watchRequests() {
      emulator.requests.length = 0
      return () => emulator.requests.map(({ method, path }) => `${method} ${path}`)
    },

    /** Inserts a member with a subscription at Stripe, and returns them with what they can do. */
    async addSubscriber({
      member = {},
      price = 'price_unlimited',
      card = GOOD_CARD,
      ...terms
    }: Subscriber = {}) {
      const userId = await server.insertMember({ areas: [], status: 'ALUMNI', ...member })
      const { account } = emulator
      const customer = addCustomer(account, { email: `${userId}@example.com`, metadata: { userId } }).id
      await server.database.db.insert(billingCustomers).values({ userId, stripeCustomerId: customer })
      const addCard = (number: string) =>
        addPaymentMethod(account, { customer, number, created: account.time() }).id
      const subscription = await stripe().subscriptions.create({
        customer,
        items: [{ price }],
        default_payment_method: addCard(card),
        ...terms,
      })
      const sync = () => syncCustomer(server.services, customer)
      await sync()
      return {
        ...{ userId, customer, subscriptionId: subscription.id, sync },
        update: async (change: Stripe.SubscriptionUpdateParams) => {
          await stripe().subscriptions.update(subscription.id, change)
          await sync()
        },
        useCard: (number: string) =>
          stripe().subscriptions.update(subscription.id, { default_payment_method: addCard(number) }),
        /** Lets a schedule change the plan at the end of the period. */
        schedule: async (next: string) => {
          const { id, phases } = await stripe().subscriptionSchedules.create({
            from_subscription: subscription.id,
          })
          const [phase] = phases
          if (!phase) throw new Error('The schedule has no phase.')
          await stripe().subscriptionSchedules.update(id, {
            phases: [
              {
                start_date: phase.start_date,
                end_date: phase.end_date,
                items: phase.items.map((item) => ({ price: String(item.price) })),
              },
              { items: [{ price: next }], proration_behavior: 'none' },
            ],
          })
          await sync()
          return id
        },
        /** Goes on to a moment, and reads Stripe then. */
        at: async (now: number) => {
          clock.now = now
          await sync()
        },
        ask: async <Answer>(document: string, variables = {}): Promise<Answer> => {
          const token = await server.token(userId)
          const { data, errors } = await server.graphql<Record<string, Answer>>(token, document, variables)
          const [answer] = Object.values(data ?? {})
          if (errors || answer === undefined) throw new Error(errors?.[0]?.message ?? 'no answer')
          return answer
        },
      }
    },
  }
}

interface Subscriber extends NewSubscription {
  member?: NewMember
  price?: string
  card?: string
}

const SOLD = {
  prices: PLANS.map(({ price, name, amount }) => ({
    ...{ id: price, product: price.replace('price', 'prod'), name, amount, currency: 'usd', yearly: true },
  })),
  coupons: [{ id: CANCEL_OFFER.couponId, amountOff: CANCEL_OFFER.amountOff, currency: 'usd', code: null }],
  portalConfigurations: [
    { id: 'bpc_default', cancels: false },
    { id: CANCEL_OFFER.portalConfigId, cancels: true },
  ],
}

async function insertSold({ database: { db }, services }: TestServer) {
  await db.insert(plans).values(
    PLANS.map(({ price, ...plan }, position) => ({
      ...plan,
      ...{ position, currency: 'usd', features: ['Courses'] },
      ...{ stripePriceId: price, stripeProductId: price.replace('price', 'prod') },
    })),
  )
  await db.insert(discounts).values({ kind: 'CANCEL_OFFER', texts: TEXTS, ...CANCEL_OFFER })
  await services.cacheInvalidation.transaction(async (_tx, invalidate) => invalidate('catalog'))
}

/** The end of the days of grace of a period that begins at `start`. */
export const graceEnd = (server: TestServer, start: number) =>
  start + server.services.config.graceDays * DAY_MS

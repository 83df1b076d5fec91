import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { billingCustomers, discounts } from '@section/db/schema.ts'
import { DAY_MS } from '@section/domain/time/durations.ts'
import { addCustomer } from '@section/emulators/stripe/objects/customer.ts'
import { addPaymentMethod } from '@section/emulators/stripe/objects/payment-method.ts'
import { seedAccount } from '@section/emulators/stripe/seed/seed-account.ts'
import type Stripe from 'stripe'
import type { Config } from '../../../server/config/config.ts'
import type { NewMember } from '../../../testing/insert-member.ts'
import { queuedMails } from '../../../testing/queued-mails.ts'
import { startStripeEmulator, type StripeEmulator } from '../../../testing/stripe-emulator.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { insertSold } from '../checkout/sold-content.fixture.ts'
import { readSeed } from '../demo/seed-store.ts'
import { idOf } from '../stripe/id-of.ts'
import { GOOD_CARD } from '../sync/paying-school.fixture.ts'
import { syncCustomer } from '../sync/sync-customer.ts'

/** The time at which a test begins. */
export const START = Date.parse('2026-03-02T09:00:00Z')
export const YEAR_LATER = Date.parse('2027-03-02T09:00:00Z')

export const CANCEL_OFFER = {
  kind: 'CANCEL_OFFER',
  couponId: 'cancel-offer-200',
  amountOff: 20_000,
  portalConfigId: 'bpc_cancel',
  texts: { headline: 'Stay', subheadline: 'For less', acceptCta: 'Keep it', rejectCta: 'Cancel' },
} as const
type NewSubscription = Omit<Partial<Stripe.SubscriptionCreateParams>, 'customer' | 'items'>

/** Starts a server for all tests of a file whose members pay at an emulated Stripe. Both have the same clock. */
export function subscriberKit(config: Partial<Config> = {}) {
  const clock = { now: START }
  let emulator: StripeEmulator
  let server: TestServer
  beforeAll(async () => {
    const now = () => clock.now
    emulator = await startStripeEmulator({ clock: now })
    server = await startTestServer({ clock: now, config: { ...emulator.config, ...config } })
    const { database, services } = server
    await insertSold(database.db, START)
    await database.db.insert(discounts).values(CANCEL_OFFER)
    await services.cacheInvalidation.transaction(async (_tx, invalidate) => invalidate('catalog'))
    seedAccount(emulator.account, await readSeed(database.db))
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
        userId,
        customer,
        subscriptionId: subscription.id,
        sync,
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
                items: phase.items.map((item) => ({ price: idOf(item.price) })),
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

/** The end of the days of grace of a period that begins at `start`. */
export const graceEnd = (server: TestServer, start: number) =>
  start + server.services.config.graceDays * DAY_MS

import type Stripe from 'stripe'
import { eq } from 'drizzle-orm'
import { billingCustomers, entitlements, members, plans, products } from '@section/db/schema.ts'
import { DAY_MS } from '@section/domain/time/durations.ts'
import { seedAccount } from '@section/emulators/stripe/seed/seed-account.ts'
import { insertCourse, insertSession } from '../../../testing/insert-course.ts'
import type { NewMember } from '../../../testing/insert-member.ts'
import { startStripeEmulator, type StripeEmulator } from '../../../testing/stripe-emulator.ts'
import { startTestServer, type TestServer, type TestServerOptions } from '../../../testing/test-server.ts'
import { loadBillingRows } from './sync-store.ts'
import { syncCustomer } from './sync-customer.ts'

export const SCHOOL_NOW = Date.parse('2026-11-26T12:00:00Z')
export const GOOD_CARD = '4242424242424242'
export const FAILING_CARD = '4000000000000341'

const PRICES = [
  { id: 'price_ai_academy', amount: 75_000, yearly: true },
  { id: 'price_unlimited', amount: 99_500, yearly: true },
  { id: 'price_unsold', amount: 1_000, yearly: true },
  { id: 'price_mini_mba', amount: 149_500, yearly: false },
  { id: 'price_crash_course', amount: 19_500, yearly: false },
].map((price) => ({ ...price, product: price.id.replace('price', 'prod'), name: price.id, currency: 'usd' }))

/** A school that sells plans, a seat in a session and a course, with Stripe's emulator and a clock that both follow. */
export interface PayingSchool {
  server: TestServer
  emulator: StripeEmulator
  stripe: Stripe
  clock: { now: number }
  sessionId: string
  courseId: string
  insertPayer: (member?: NewMember) => Promise<Payer>
  close: () => Promise<void>
}

/** A member with a customer at Stripe. */
export interface Payer {
  userId: string
  customer: string
  /** Opens a checkout of a price; the further parameters are Stripe's. */
  openCheckout: (price: string, more?: Partial<Stripe.Checkout.SessionCreateParams>) => Promise<string>
  /** Pays a price in a checkout of its own, and returns the id of the checkout. */
  buy: (price: string, card?: string, more?: Partial<Stripe.Checkout.SessionCreateParams>) => Promise<string>
  sync: () => Promise<void>
  /** The state of a member: status, whether they manage a subscription, areas with the day of their end. */
  state: () => Promise<[status: string, manageBilling: boolean, ...areas: string[]]>
  rows: () => ReturnType<typeof loadBillingRows>
  /** The latest charge at Stripe. */
  charge: () => Promise<Stripe.Charge>
}

export async function openPayingSchool(options: TestServerOptions = {}): Promise<PayingSchool> {
  const clock = { now: SCHOOL_NOW }
  const emulator = await startStripeEmulator({ clock: () => clock.now })
  seedAccount(emulator.account, { prices: PRICES, coupons: [], portalConfigurations: [], customers: [] })
  const { config, ...rest } = options
  const server = await startTestServer({
    clock: () => clock.now,
    config: { ...emulator.config, ...config },
    ...rest,
  })
  const { stripe } = server.services
  if (!stripe) throw new Error('The school sells nothing.')
  const sold = await insertSold(server)
  return {
    server,
    emulator,
    stripe,
    clock,
    ...sold,
    async insertPayer(member = {}) {
      const userId = await server.insertMember({ status: 'LIMITED', areas: ['mc-limited'], ...member })
      const { id: customer } = await stripe.customers.create({ metadata: { userId } })
      await server.database.db.insert(billingCustomers).values({ userId, stripeCustomerId: customer })
      return payer({ server, emulator, stripe }, { userId, customer })
    },
    async close() {
      await server.close()
      await emulator.close()
    },
  }
}

type School = Pick<PayingSchool, 'server' | 'emulator' | 'stripe'>

function payer({ server, emulator, stripe }: School, who: { userId: string; customer: string }): Payer {
  const { userId, customer } = who
  const { db } = server.database
  const openCheckout: Payer['openCheckout'] = async (price, more) => {
    const isPlan = PRICES.some(({ id, yearly }) => id === price && yearly)
    const session = await stripe.checkout.sessions.create({
      customer,
      mode: isPlan ? 'subscription' : 'payment',
      line_items: [{ price, quantity: 1 }],
      success_url: `${server.url}/checkout/return`,
      ...more,
    })
    return session.id
  }
  return {
    ...who,
    openCheckout,
    async buy(price, card = GOOD_CARD, more = {}) {
      const checkout = await openCheckout(price, more)
      emulator.account.payCheckoutSession(checkout, card)
      return checkout
    },
    sync: () => syncCustomer(server.services, customer),
    async state() {
      const [member] = await db.select().from(members).where(eq(members.userId, userId))
      const held = await db.select().from(entitlements).where(eq(entitlements.userId, userId))
      const areas = held.map(({ type, endsAt }) =>
        endsAt ? `${type} to ${endsAt.toISOString().slice(0, 10)}` : type,
      )
      return [member?.status ?? 'nobody', member?.manageBilling ?? false, ...areas.toSorted()]
    },
    rows: () => loadBillingRows(db, userId),
    async charge() {
      const [charge] = (await stripe.charges.list({ customer, limit: 1 })).data
      if (!charge) throw new Error('Nothing was paid.')
      return charge
    },
  }
}

async function insertSold({ database: { db } }: TestServer) {
  const at = (days: number) => new Date(SCHOOL_NOW + days * DAY_MS)
  const dates = { startAt: at(60), endAt: at(90), enrollmentOpen: at(-9) }
  const miniMba = await insertCourse(db, { title: 'AI Mini-MBA' })
  const sessionId = await insertSession(db, { courseId: miniMba, kind: 'BOOTCAMP', capacity: 2, ...dates })
  const courseId = await insertCourse(db, { title: 'AI Crash Course' })
  await insertSession(db, { courseId, sessionType: 'ON_DEMAND' })
  const planRow = { currency: 'usd', features: [] }
  await db.insert(plans).values([
    {
      ...planRow,
      planId: 'ai-academy',
      area: 'ai-academy',
      name: 'AI Academy',
      amount: 75_000,
      position: 0,
      ...stripeIds('ai_academy'),
    },
    {
      ...planRow,
      planId: 'unlimited',
      area: 'mcsc-unlimited',
      name: 'Unlimited',
      amount: 99_500,
      position: 1,
      ...stripeIds('unlimited'),
    },
  ])
  await db.insert(products).values([
    {
      productId: 'mini-mba',
      area: 'bootcamps',
      name: 'AI Mini-MBA',
      amount: 149_500,
      currency: 'usd',
      sessionId,
      ...stripeIds('mini_mba'),
    },
    {
      productId: 'crash-course',
      area: 'crash-courses',
      name: 'AI Crash Course',
      amount: 19_500,
      currency: 'usd',
      courseId,
      ...stripeIds('crash_course'),
    },
  ])
  return { sessionId, courseId }
}

const stripeIds = (name: string) => ({ stripeProductId: `prod_${name}`, stripePriceId: `price_${name}` })

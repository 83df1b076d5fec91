import { randomUUID } from 'node:crypto'
import { discounts, plans, products } from '@section/db/schema.ts'
import { DAY_MS } from '@section/domain/time/durations.ts'
import type { Config } from '../../../server/config/config.ts'
import { insertCourse, insertSession } from '../../../testing/insert-course.ts'
import { type NewMember } from '../../../testing/insert-member.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'

export const SHOP_NOW = Date.parse('2026-11-26T12:00:00Z')

/** The products of the shop by what they open, as a checkout names them. */
export const SHOP_PRODUCTS = {
  miniMba: 'prod_mini_mba',
  closed: 'prod_closed',
  course: 'prod_course',
  retired: 'prod_retired',
} as const

/** The access to a payment service of a test. */
export const stripeAt = (apiUrl: string): NonNullable<Config['stripe']> => ({
  secretKey: 'sk_test_of_this_test',
  webhookSecrets: ['whsec_of_this_test'],
  emulated: false,
  apiUrl,
})

interface CheckoutAnswer {
  url: string | null
  error: { code: string; message: string } | null
}

/** A server of a school that sells plans and products, with a clock. */
export interface Shop {
  server: TestServer
  clock: { now: number }
  sessionId: string
  courseId: string
  /** Inserts a consumer, and returns the person with a token. */
  insertBuyer: (member?: NewMember) => Promise<ShopBuyer>
}

export interface ShopBuyer {
  userId: string
  token: string
  /** Buys a product with the values that the app sends, some of which may be replaced. */
  buy: (productId: string, spoiled?: Record<string, unknown>) => Promise<CheckoutAnswer>
  /** Buys the offered plan. */
  subscribe: () => Promise<CheckoutAnswer>
}

/** Opens a shop whose payment service is at an address. */
export async function openShop(apiUrl: string): Promise<Shop> {
  const clock = { now: SHOP_NOW }
  const server = await startTestServer({ clock: () => clock.now, config: { stripe: stripeAt(apiUrl) } })
  const sold = await insertSold(server)
  return {
    server,
    clock,
    ...sold,
    async insertBuyer(member = {}) {
      const userId = randomUUID()
      const email = member.email ?? `${userId}@example.com`
      await server.insertMember({ status: 'LIMITED', areas: ['mc-limited'], ...member, userId, email })
      const token = await server.token(userId)
      return { userId, token, ...buying(server, { token, userId, email, ...member }) }
    },
  }
}

function buying(server: TestServer, person: { token: string; userId: string; email: string } & NewMember) {
  const { token, userId, email, firstName = 'Nia', lastName = 'Okafor', status = 'LIMITED' } = person
  const ask = async (document: string, variables = {}) => {
    const { data, errors } = await server.graphql<{ begun: CheckoutAnswer }>(token, document, variables)
    if (!data) throw new Error(errors?.[0]?.message ?? 'no answer')
    return data.begun
  }
  const cancelPath = status === 'LIMITED' ? '/upgrade?ec=uc' : status === 'TRIAL' ? '/' : '/resubscribe?ec=uc'
  return {
    buy: (productId: string, spoiled: Record<string, unknown> = {}) =>
      ask(PRODUCT, {
        checkout: {
          product_id: productId,
          cancel_url: server.url + cancelPath,
          return_url: `${server.url}/checkout/return`,
          email,
          first_name: firstName,
          last_name: lastName,
          user_id: userId,
          ...spoiled,
        },
      }),
    subscribe: () => ask(SUBSCRIPTION),
  }
}

const PRODUCT = `mutation($checkout: CheckoutInput!) {
  begun: createStripeCheckoutForProduct(checkout: $checkout) { url error { code message } } }`
const SUBSCRIPTION =
  'mutation { begun: createStripeSubscriptionCheckoutSession { url error { code message } } }'

async function insertSold({ database: { db } }: TestServer) {
  const at = (days: number) => new Date(SHOP_NOW + days * DAY_MS)
  const bootcamp = await insertCourse(db, { title: 'AI Mini-MBA' })
  const kind = 'BOOTCAMP' as const
  const dates = { startAt: at(60), endAt: at(90), enrollmentOpen: at(-9) }
  const sessionId = await insertSession(db, { courseId: bootcamp, kind, ...dates })
  const closed = await insertSession(db, { courseId: bootcamp, kind, ...dates, enrollmentClose: at(-1) })
  const courseId = await insertCourse(db, { title: 'AI Crash Course' })
  const sold = { amount: 149_500, currency: 'usd' }
  await db.insert(plans).values(
    [
      {
        planId: 'ai-academy',
        name: 'AI Academy',
        area: 'ai-academy',
        amount: 75_000,
        ...stripeIds('ai_academy'),
        position: 0,
      },
      {
        planId: 'unlimited',
        name: 'Unlimited',
        area: 'mcsc-unlimited',
        amount: 99_500,
        ...stripeIds('unlimited'),
        position: 1,
      },
      {
        planId: 'old',
        name: 'Old',
        area: 'mcsc-unlimited',
        amount: 9_900,
        ...stripeIds('old'),
        position: 2,
        retiredAt: at(-9),
      },
    ].map((plan) => ({ ...plan, area: plan.area as 'ai-academy', currency: 'usd', features: ['Courses'] })),
  )
  await db.insert(products).values([
    {
      productId: 'mini-mba',
      name: 'AI Mini-MBA',
      area: 'bootcamps',
      sessionId,
      ...stripeIds('mini_mba'),
      ...sold,
    },
    {
      productId: 'closed',
      name: 'Closed',
      area: 'bootcamps',
      sessionId: closed,
      ...stripeIds('closed'),
      ...sold,
    },
    {
      productId: 'course',
      name: 'AI Crash Course',
      area: 'crash-courses',
      courseId,
      ...stripeIds('course'),
      ...sold,
    },
    {
      productId: 'retired',
      name: 'Retired',
      area: 'crash-courses',
      courseId,
      ...stripeIds('retired'),
      ...sold,
      retiredAt: at(-9),
    },
  ])
  await db.insert(discounts).values({
    kind: 'POST_TRIAL',
    couponId: 'post-trial-250',
    code: 'WELCOMEBACK250',
    stripePromotionCodeId: 'promo_welcomeback250',
    amountOff: 25_000,
  })
  return { sessionId, courseId }
}

const stripeIds = (name: string) => ({ stripeProductId: `prod_${name}`, stripePriceId: `price_${name}` })

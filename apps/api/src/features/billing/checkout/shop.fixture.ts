import { randomUUID } from 'node:crypto'
import { seedAccount } from '@section/emulators/stripe/seed/seed-account.ts'
import type {
  CheckoutConfirmation,
  Product,
  SubscriptionOffer,
} from '@section/contract/generated/schema-types.ts'
import type { Config } from '../../../server/config/config.ts'
import { type NewMember } from '../../../testing/insert-member.ts'
import { startStripeEmulator, type StripeEmulator } from '../../../testing/stripe-emulator.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { readSeed } from '../demo/seed-store.ts'
import { insertSold, SHOP_PRODUCTS } from './sold-content.fixture.ts'

export const SHOP_NOW = Date.parse('2026-11-26T12:00:00Z')

const stripeAt = (apiUrl: string): NonNullable<Config['stripe']> => ({
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
  /** The course of the Mini-MBA. */
  miniMbaCourseId: string
  /** Inserts a consumer, and returns the person with a token. */
  insertBuyer: (member?: NewMember) => Promise<ShopBuyer>
}

export interface ShopBuyer {
  userId: string
  /** Buys a product with the values that the app sends, some of which may be replaced. */
  buy: (productId: string, spoiled?: Record<string, unknown>) => Promise<CheckoutAnswer>
  /** Buys the offered plan. */
  subscribe: () => Promise<CheckoutAnswer>
  /** Returns the products that are sold of a course. */
  products: (courseId: string) => Promise<Product[]>
  confirm: (checkoutId: string) => Promise<CheckoutConfirmation | null>
  offer: () => Promise<SubscriptionOffer | null>
}

/** Opens a shop whose payment service is at an address. */
export const openShop = (apiUrl: string): Promise<Shop> => open(stripeAt(apiUrl), { now: SHOP_NOW })

/** A shop whose payment service is the emulator, with the same clock. */
export type EmulatedShop = Shop & { stripe: StripeEmulator; close: () => Promise<void> }

/** Opens a shop with an emulator of its own, which knows what is sold. */
export async function openEmulatedShop(): Promise<EmulatedShop> {
  const clock = { now: SHOP_NOW }
  const stripe = await startStripeEmulator({ clock: () => clock.now })
  const shop = await open(stripe.config.stripe, clock)
  seedAccount(stripe.account, await readSeed(shop.server.database.db))
  const close = async () => {
    await shop.server.close()
    await stripe.close()
  }
  return { ...shop, stripe, close }
}

async function open(stripe: NonNullable<Config['stripe']>, clock: { now: number }): Promise<Shop> {
  const server = await startTestServer({ clock: () => clock.now, config: { stripe } })
  const sold = await insertSold(server.database.db, clock.now)
  return {
    server,
    clock,
    ...sold,
    async insertBuyer(member = {}) {
      const userId = randomUUID()
      const email = member.email ?? `${userId}@example.com`
      await server.insertMember({ status: 'LIMITED', areas: ['mc-limited'], ...member, userId, email })
      return { userId, ...buying(server, sold, { ...member, userId, email }) }
    },
  }
}

type Sold = Awaited<ReturnType<typeof insertSold>>

function buying(server: TestServer, sold: Sold, person: NewMember & { userId: string; email: string }) {
  const { userId, email, firstName = 'Nia', lastName = 'Okafor', status = 'LIMITED' } = person
  const ask = async <Answer = CheckoutAnswer>(document: string, variables = {}) => {
    // A token of its own for each call, because the clock may have been moved by days.
    const token = await server.token(userId)
    const { data, errors } = await server.graphql<{ asked: Answer }>(token, document, variables)
    if (!data) throw new Error(errors?.[0]?.message ?? 'no answer')
    return data.asked
  }
  const planPath = status === 'LIMITED' ? '/upgrade?ec=uc' : status === 'TRIAL' ? '/' : '/resubscribe?ec=uc'
  const cancelPath = (productId: string) => pageThatSells(sold, productId) ?? planPath
  return {
    buy: (productId: string, spoiled: Record<string, unknown> = {}) =>
      ask(PRODUCT, {
        checkout: {
          product_id: productId,
          cancel_url: server.url + cancelPath(productId),
          return_url: `${server.url}/checkout/return`,
          email,
          first_name: firstName,
          last_name: lastName,
          user_id: userId,
          ...spoiled,
        },
      }),
    subscribe: () => ask(SUBSCRIPTION),
    products: (courseId: string) => ask<Product[]>(PRODUCTS, { courseId }),
    confirm: (sessionId: string) => ask<CheckoutConfirmation | null>(CONFIRMATION, { sessionId }),
    offer: () => ask<SubscriptionOffer | null>(OFFER),
  }
}

/** Returns the page of the course of a product; undefined for a plan. */
function pageThatSells({ courseId, miniMbaCourseId }: Sold, productId: string): string | undefined {
  const pages: Record<string, string> = {
    [SHOP_PRODUCTS.miniMba]: miniMbaCourseId,
    [SHOP_PRODUCTS.closed]: miniMbaCourseId,
    [SHOP_PRODUCTS.course]: courseId,
    [SHOP_PRODUCTS.retired]: courseId,
  }
  return Object.hasOwn(pages, productId) ? `/courses/${pages[productId]}` : undefined
}

const PRODUCTS = `query($courseId: ID!) { asked: listCourseProducts(courseId: $courseId) {
  productId name amount currency sessionId startAt courseId } }`
const PRODUCT = `mutation($checkout: CheckoutInput!) {
  asked: createStripeCheckoutForProduct(checkout: $checkout) { url error { code message } } }`
const SUBSCRIPTION =
  'mutation { asked: createStripeSubscriptionCheckoutSession { url error { code message } } }'
const CONFIRMATION = `mutation($sessionId: ID!) { asked: confirmCheckout(sessionId: $sessionId) {
  status name path amountPaid amountOff currency receiptUrl renewalAmount renewsAt } }`
const OFFER = `{ asked: getSubscriptionOffer { plan { planId } dueNow firstAmount firstPaymentAt renewalAmount renewsAt
  promotionCode amountOff } }`

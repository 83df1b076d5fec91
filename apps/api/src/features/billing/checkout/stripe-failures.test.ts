import { afterAll, beforeAll, expect, test } from 'vitest'
import { billingCustomers, checkoutAttempts } from '@section/db/schema.ts'
import { and, eq, isNull } from 'drizzle-orm'
import { type Failure, startSilentStripe } from '../stripe/silent-stripe.fixture.ts'
import { openShop, type Shop } from './shop.fixture.ts'

let stripe: Awaited<ReturnType<typeof startSilentStripe>>
let shop: Shop
beforeAll(async () => {
  stripe = await startSilentStripe()
  shop = await openShop(stripe.url)
})
afterAll(async () => {
  await shop.server.close()
  await stripe.close()
})

const CODES: Record<Failure, string> = {
  refuses: 'CHECKOUT_FAILED',
  hangs: 'CHECKOUT_UNAVAILABLE',
  fails: 'CHECKOUT_UNAVAILABLE',
  'answers with garbage': 'CHECKOUT_UNAVAILABLE',
  'answers with nothing': 'CHECKOUT_UNAVAILABLE',
  'limits the rate': 'CHECKOUT_UNAVAILABLE',
  'does not know our key': 'CHECKOUT_UNAVAILABLE',
}

test.each(Object.entries(CODES) as [Failure, string][])(
  'A checkout for which Stripe %s is answered with %s within 5 seconds',
  async (failure, code) => {
    stripe.fail(failure)
    const buyer = await shop.insertBuyer()
    const started = performance.now()
    expect((await buyer.buy('prod_unlimited')).error?.code).toBe(code)
    expect(performance.now() - started).toBeLessThan(5000)
    expect(stripe.requests()).toBeGreaterThan(0)
  },
  10_000,
)

test('A confirmation that Stripe does not answer is refused with 503, and never says that nothing was bought', async () => {
  stripe.fail('fails')
  const buyer = await shop.insertBuyer()
  const token = await shop.server.token(buyer.userId)
  const ask = () => shop.server.graphql(token, 'mutation { confirmCheckout(sessionId: "cs_1") { status } }')
  expect((await ask()).data).toEqual({ confirmCheckout: null })
  await shop.server.database.db
    .insert(billingCustomers)
    .values({ userId: buyer.userId, stripeCustomerId: `cus_${buyer.userId}` })
  expect((await ask()).status).toBe(503)
})

test('A checkout that Stripe has refused leaves no attempt open', async () => {
  stripe.fail('refuses')
  const buyer = await shop.insertBuyer()
  await buyer.buy('prod_unlimited')
  const open = await shop.server.database.db
    .select()
    .from(checkoutAttempts)
    .where(and(eq(checkoutAttempts.userId, buyer.userId), isNull(checkoutAttempts.endedAt)))
  expect(open).toEqual([])
})

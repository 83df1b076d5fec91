import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { billingCustomers, checkoutAttempts, members } from '@section/db/schema.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@section/domain/time/durations.ts'
import { type EmulatedShop, openEmulatedShop, SHOP_NOW, type ShopBuyer } from './shop.fixture.ts'
import { SHOP_PRODUCTS } from './sold-content.fixture.ts'

let shop: EmulatedShop
beforeAll(async () => {
  shop = await openEmulatedShop()
})
beforeEach(() => {
  shop.clock.now = SHOP_NOW
})
afterAll(() => shop.close())

/** The checkouts of a buyer at the payment service, oldest first. */
function checkoutsOf({ userId }: ShopBuyer) {
  const { customers, checkoutSessions } = shop.stripe.account.objects
  const own = [...customers.values()].filter(({ metadata }) => metadata['userId'] === userId)
  expect(own.length).toBeLessThan(2)
  return [...checkoutSessions.values()].filter(({ customer }) => customer === own[0]?.id)
}

const statusesOf = (buyer: ShopBuyer) => checkoutsOf(buyer).map(({ status }) => status)

const pay = (buyer: ShopBuyer, card = '4242424242424242') =>
  shop.stripe.account.payCheckoutSession(checkoutsOf(buyer).at(-1)?.id ?? '', card)

/** Forgets the answer of the payment service, as if it had been lost on its way. */
const loseAnswer = ({ userId }: ShopBuyer) =>
  shop.server.database.db
    .update(checkoutAttempts)
    .set({ checkoutSessionId: null, url: null })
    .where(eq(checkoutAttempts.userId, userId))

describe('A checkout', () => {
  test('is begun for the member and the price of the catalog, and leads back to this server', async () => {
    const buyer = await shop.insertBuyer()
    const { url, error } = await buyer.buy('prod_unlimited')
    expect(error).toBeNull()
    const [checkout] = checkoutsOf(buyer)
    const [attempt] = await shop.server.database.db
      .select()
      .from(checkoutAttempts)
      .where(eq(checkoutAttempts.userId, buyer.userId))
    expect(checkout).toMatchObject({
      url,
      mode: 'subscription',
      amount_total: 99_500,
      client_reference_id: attempt?.attemptId,
      success_url: `${shop.server.url}/checkout/return?session_id={CHECKOUT_SESSION_ID}`,
      cancel_url: `${shop.server.url}/upgrade?ec=uc`,
    })
  })

  test('is one, for one customer, however often a member clicks at once', async () => {
    const buyer = await shop.insertBuyer()
    const answers = await Promise.all(Array.from({ length: 4 }, () => buyer.buy('prod_unlimited')))
    expect(new Set(answers.map(({ url }) => url))).toEqual(new Set([checkoutsOf(buyer)[0]?.url]))
    expect(checkoutsOf(buyer)).toHaveLength(1)
  })

  test('is the same for a member who comes back within its day', async () => {
    const buyer = await shop.insertBuyer()
    const first = await buyer.buy('prod_unlimited')
    shop.clock.now += 23 * HOUR_MS
    expect(await buyer.buy('prod_unlimited')).toEqual(first)
  })

  test('is begun anew a day later, when the first has expired', async () => {
    const buyer = await shop.insertBuyer()
    const first = await buyer.buy('prod_unlimited')
    shop.clock.now += 25 * HOUR_MS
    const second = await buyer.buy('prod_unlimited')
    expect(second.error).toBeNull()
    expect(second.url).not.toBe(first.url)
    expect(statusesOf(buyer)).toEqual(['expired', 'open'])
  })

  test('ends the one of another plan that was begun in another tab', async () => {
    const buyer = await shop.insertBuyer()
    await buyer.buy('prod_unlimited')
    const { url } = await buyer.buy('prod_ai_academy')
    expect(statusesOf(buyer)).toEqual(['expired', 'open'])
    expect(checkoutsOf(buyer)[1]).toMatchObject({ url, amount_total: 75_000 })
  })

  test('of two plans clicked at once leaves one that can be paid', async () => {
    const buyer = await shop.insertBuyer()
    await Promise.all([buyer.buy('prod_unlimited'), buyer.buy('prod_ai_academy')])
    expect(statusesOf(buyer).filter((status) => status === 'open').length).toBeLessThan(2)
    expect((await buyer.buy('prod_ai_academy')).error).toBeNull()
    expect(statusesOf(buyer).filter((status) => status === 'open')).toHaveLength(1)
  })
})

describe('A lost answer', () => {
  test('is had again with the same key, so that there is one checkout', async () => {
    const buyer = await shop.insertBuyer()
    const first = await buyer.buy('prod_unlimited')
    await loseAnswer(buyer)
    shop.clock.now += 22 * HOUR_MS
    expect(await buyer.buy('prod_unlimited')).toEqual(first)
    expect(checkoutsOf(buyer)).toHaveLength(1)
  })

  test('is looked up once the key may be forgotten', async () => {
    const buyer = await shop.insertBuyer()
    const first = await buyer.buy('prod_unlimited')
    await loseAnswer(buyer)
    shop.clock.now += 23 * HOUR_MS + 30 * MINUTE_MS
    shop.stripe.requests.length = 0
    expect(await buyer.buy('prod_unlimited')).toEqual(first)
    expect(shop.stripe.requests.every(({ method }) => method === 'GET')).toBe(true)
  })

  test('of a checkout that never was makes way for a new one', async () => {
    const buyer = await shop.insertBuyer()
    const startedAt = new Date(SHOP_NOW - 2 * DAY_MS)
    const terms = JSON.stringify({ mode: 'subscription' })
    await shop.server.database.db
      .insert(checkoutAttempts)
      .values({ userId: buyer.userId, item: 'unlimited', terms, startedAt })
    expect((await buyer.buy('prod_unlimited')).error).toBeNull()
    expect(statusesOf(buyer)).toEqual(['open'])
  })

  test('is no hindrance when the payment service does not know its checkout any more', async () => {
    const buyer = await shop.insertBuyer()
    await buyer.buy('prod_unlimited')
    await shop.server.database.db
      .update(checkoutAttempts)
      .set({ checkoutSessionId: 'cs_forgotten' })
      .where(eq(checkoutAttempts.userId, buyer.userId))
    expect((await buyer.buy('prod_unlimited')).error).toBeNull()
  })

  test('about a new customer is found by the id of the member', async () => {
    const buyer = await shop.insertBuyer()
    await buyer.buy('prod_unlimited')
    await shop.server.database.db.delete(billingCustomers).where(eq(billingCustomers.userId, buyer.userId))
    shop.clock.now += 2 * DAY_MS
    expect((await buyer.buy('prod_unlimited')).error).toBeNull()
    expect(statusesOf(buyer)).toEqual(['expired', 'open'])
  })

  test('in an outage leaves an attempt with which the next click goes on', async () => {
    const buyer = await shop.insertBuyer()
    shop.stripe.goDown(true)
    expect((await buyer.buy('prod_unlimited')).error?.code).toBe('CHECKOUT_UNAVAILABLE')
    shop.stripe.goDown(false)
    expect((await buyer.buy('prod_unlimited')).error).toBeNull()
    expect(statusesOf(buyer)).toEqual(['open'])
  }, 10_000)
})

describe('A plan that was paid', () => {
  test('is known to the next click, although no event has told of it', async () => {
    const buyer = await shop.insertBuyer()
    await buyer.buy('prod_unlimited')
    pay(buyer)
    expect((await buyer.buy('prod_unlimited')).error?.code).toBe('ALREADY_SUBSCRIBED')
    const [member] = await shop.server.database.db
      .select()
      .from(members)
      .where(eq(members.userId, buyer.userId))
    expect(member).toMatchObject({ status: 'MEMBER', manageBilling: true })
    expect(checkoutsOf(buyer)).toHaveLength(1)
  })

  test('is not sold a second time as the other plan', async () => {
    const buyer = await shop.insertBuyer()
    await buyer.buy('prod_unlimited')
    pay(buyer)
    expect((await buyer.buy('prod_ai_academy')).error?.code).toBe('ALREADY_SUBSCRIBED')
    expect((await buyer.subscribe()).error?.code).toBe('ALREADY_SUBSCRIBED')
  })

  test('does not keep its member from buying a product, which is sold once', async () => {
    const buyer = await shop.insertBuyer()
    await buyer.buy('prod_unlimited')
    pay(buyer)
    await buyer.buy('prod_unlimited')
    expect((await buyer.buy(SHOP_PRODUCTS.miniMba)).error).toBeNull()
    expect(checkoutsOf(buyer).at(-1)).toMatchObject({ mode: 'payment', amount_total: 149_500 })
    pay(buyer)
    expect((await buyer.buy(SHOP_PRODUCTS.miniMba)).error?.code).toBe('PRODUCT_NOT_SOLD')
  })
})

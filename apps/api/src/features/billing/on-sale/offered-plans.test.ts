import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { checkoutAttempts, subscriptions } from '@section/db/schema.ts'
import { DAY_MS, HOUR_MS } from '@section/domain/time/durations.ts'
import { syncMember } from '../sync/sync-customer.ts'
import { type EmulatedShop, openEmulatedShop, SHOP_NOW, type ShopBuyer } from '../checkout/shop.fixture.ts'
import { SHOP_PRODUCTS } from '../checkout/sold-content.fixture.ts'

const YEAR_LATER = Date.parse('2027-11-26T12:00:00Z')

/** Returns an instant as answers write it. */
const written = (instant: number) => new Date(instant).toISOString()

const GOOD_CARD = '4242424242424242'
const CARD_THAT_FAILS_LATER = '4000000000000341'

let shop: EmulatedShop
beforeAll(async () => {
  shop = await openEmulatedShop()
})
beforeEach(() => {
  shop.clock.now = SHOP_NOW
})
afterAll(() => shop.close())

/** The latest checkout of a buyer at the payment service. */
async function checkoutOf({ userId }: ShopBuyer) {
  const attempts = await shop.server.database.db
    .select()
    .from(checkoutAttempts)
    .where(eq(checkoutAttempts.userId, userId))
  const ids = attempts.map(({ attemptId }) => attemptId)
  const all = [...shop.stripe.account.objects.checkoutSessions.values()]
  const checkout = all.findLast((one) => ids.includes(one.client_reference_id ?? ''))
  if (!checkout) throw new Error('No checkout was begun.')
  return checkout
}

async function pay(buyer: ShopBuyer, card = GOOD_CARD): Promise<string> {
  const { id } = await checkoutOf(buyer)
  shop.stripe.account.payCheckoutSession(id, card)
  return id
}

describe('The offered plan', () => {
  test('is charged at once to a former member, as it was offered', async () => {
    const buyer = await shop.insertBuyer({ status: 'ALUMNI', areas: [] })
    expect(await buyer.offer()).toEqual({
      plan: { planId: 'unlimited' },
      dueNow: 99_500,
      firstAmount: 99_500,
      firstPaymentAt: null,
      renewalAmount: 99_500,
      renewsAt: written(YEAR_LATER),
      promotionCode: null,
      amountOff: 0,
    })
    await buyer.subscribe()
    expect(await checkoutOf(buyer)).toMatchObject({
      amount_total: 99_500,
      cancel_url: `${shop.server.url}/resubscribe?ec=uc`,
    })
    expect(await buyer.confirm(await pay(buyer))).toMatchObject({
      status: 'PAID',
      name: 'Unlimited',
      path: null,
      amountPaid: 99_500,
      currency: 'usd',
      receiptUrl: expect.stringContaining('http'),
      renewalAmount: 99_500,
      renewsAt: written(YEAR_LATER),
    })
    expect(await buyer.offer()).toBeNull()
  })

  test('costs less after a trial, by the code that is shown, and its full price a year later', async () => {
    const buyer = await shop.insertBuyer({ status: 'POST_TRIAL', areas: [] })
    const offer = await buyer.offer()
    expect(offer).toMatchObject({ dueNow: 74_500, promotionCode: 'WELCOMEBACK250', amountOff: 25_000 })
    await buyer.subscribe()
    expect((await checkoutOf(buyer)).amount_total).toBe(offer?.dueNow)
    expect(await buyer.confirm(await pay(buyer))).toMatchObject({
      amountPaid: 74_500,
      amountOff: 25_000,
      renewalAmount: 99_500,
    })
  })

  test('is first charged when a trial ends that goes on for days', async () => {
    const trialEndDate = new Date(SHOP_NOW + 5 * DAY_MS)
    const buyer = await shop.insertBuyer({ status: 'TRIAL', areas: ['mcsc-unlimited'], trialEndDate })
    const offer = await buyer.offer()
    expect(offer).toMatchObject({
      dueNow: 0,
      firstAmount: 99_500,
      firstPaymentAt: trialEndDate.toISOString(),
    })
    await buyer.subscribe()
    expect(await checkoutOf(buyer)).toMatchObject({ amount_total: 0, cancel_url: `${shop.server.url}/` })
    expect(await buyer.confirm(await pay(buyer))).toMatchObject({
      status: 'PAID',
      amountPaid: 0,
      receiptUrl: null,
      renewalAmount: 99_500,
      renewsAt: trialEndDate.toISOString(),
    })
  })

  test('is charged at once in the last two days of a trial, by a checkout of its own', async () => {
    const trialEndDate = new Date(SHOP_NOW + 49 * HOUR_MS)
    const buyer = await shop.insertBuyer({ status: 'TRIAL', areas: ['mcsc-unlimited'], trialEndDate })
    await buyer.subscribe()
    expect((await checkoutOf(buyer)).amount_total).toBe(0)
    shop.clock.now += 2 * HOUR_MS
    expect((await buyer.subscribe()).error).toBeNull()
    expect(await checkoutOf(buyer)).toMatchObject({ status: 'open', amount_total: 99_500 })
  })

  test('is the one that a member had last', async () => {
    const buyer = await shop.insertBuyer({ status: 'ALUMNI', areas: [] })
    const instant = new Date(SHOP_NOW - 700 * DAY_MS)
    await shop.server.database.db.insert(subscriptions).values({
      subscriptionId: `sub_${buyer.userId}`,
      userId: buyer.userId,
      planId: 'ai-academy',
      stripePriceId: 'price_ai_academy',
      status: 'canceled',
      amount: 75_000,
      currency: 'usd',
      startedAt: instant,
      currentPeriodStart: instant,
      currentPeriodEnd: instant,
      endedAt: instant,
    })
    expect((await buyer.offer())?.plan.planId).toBe('ai-academy')
    await buyer.subscribe()
    expect((await checkoutOf(buyer)).amount_total).toBe(75_000)
  })
})

test('What was left of a membership whose payment failed is ended before it is sold again', async () => {
  const buyer = await shop.insertBuyer({ status: 'ALUMNI', areas: [] })
  await buyer.subscribe()
  await buyer.confirm(await pay(buyer, CARD_THAT_FAILS_LATER))
  // The days of grace are over, and the payment service has not given up yet.
  shop.clock.now = YEAR_LATER + 8 * DAY_MS
  shop.stripe.account.runDue()
  await syncMember(shop.server.services, buyer.userId)
  const [left] = [...shop.stripe.account.objects.subscriptions.values()].slice(-1)
  expect(left?.status).toBe('past_due')
  expect((await buyer.subscribe()).error).toBeNull()
  expect(shop.stripe.account.objects.subscriptions.get(left?.id ?? '')?.status).toBe('canceled')
  expect((await checkoutOf(buyer)).status).toBe('open')
})

describe('A confirmation', () => {
  test('of a product leads to what was bought', async () => {
    const buyer = await shop.insertBuyer()
    await buyer.buy(SHOP_PRODUCTS.miniMba)
    expect(await buyer.confirm(await pay(buyer))).toMatchObject({
      status: 'PAID',
      name: 'AI Mini-MBA',
      path: `/mini-mbas/${shop.sessionId}`,
      amountPaid: 149_500,
      receiptUrl: expect.stringContaining('http'),
      renewalAmount: null,
      renewsAt: null,
    })
    const owner = await shop.insertBuyer()
    await owner.buy(SHOP_PRODUCTS.course)
    expect(await owner.confirm(await pay(owner))).toMatchObject({ path: `/courses/${shop.courseId}` })
  })

  test('of a checkout that was not paid says so, and that it has expired a day later', async () => {
    const buyer = await shop.insertBuyer()
    await buyer.buy('prod_unlimited')
    const { id } = await checkoutOf(buyer)
    expect(await buyer.confirm(id)).toMatchObject({ status: 'OPEN', amountPaid: 0 })
    shop.stripe.account.payCheckoutSession(id, '4000000000000002')
    expect(await buyer.confirm(id)).toMatchObject({ status: 'OPEN', amountPaid: 0 })
    shop.clock.now += 25 * HOUR_MS
    expect(await buyer.confirm(id)).toMatchObject({ status: 'EXPIRED', amountPaid: 0 })
  })

  test('of another customer’s checkout, or of none, is null', async () => {
    const [buyer, other] = [await shop.insertBuyer(), await shop.insertBuyer()]
    await buyer.buy('prod_unlimited')
    await other.buy('prod_unlimited')
    const paid = await pay(buyer)
    expect(await other.confirm(paid)).toBeNull()
    for (const id of ['', 'cs_nobodys', 'cs_1/../../customers', 'sub_1', `${paid} `, 'cs_'.padEnd(5000, 'a')])
      expect(await other.confirm(id), id.slice(0, 40)).toBeNull()
    expect(await (await shop.insertBuyer()).confirm(paid)).toBeNull()
  })
})

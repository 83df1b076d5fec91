import { afterAll, beforeAll, expect, test } from 'vitest'
import { customerWithCard, sellPlans, type SoldPlans } from '../testing/sold-plan.fixture.ts'
import { startStripeService, type StripeService } from '../testing/stripe-service.fixture.ts'
import { takeOff } from './discounts.ts'

let service: StripeService
let plans: SoldPlans
beforeAll(async () => {
  service = await startStripeService()
  plans = await sellPlans(service.stripe)
})
afterAll(() => service.close())

/** Lets a monthly subscription begin with a coupon and pass a time, and returns what its invoices charged. */
async function totalsWith(coupon: string, until: string): Promise<number[]> {
  const { stripe } = service
  const { advance, customer } = await customerWithCard(stripe, { frozenAt: '2026-01-31T09:00:00Z' })
  await stripe.subscriptions.create({
    customer,
    items: [{ price: plans.monthly.id }],
    discounts: [{ coupon }],
  })
  await advance(until)
  return (await stripe.invoices.list({ customer, limit: 100 })).data.map(({ total }) => total).reverse()
}

test('A coupon for once takes off one payment, and one for ever all of them', async () => {
  await service.stripe.coupons.create({ id: 'once', percent_off: 50, duration: 'once' })
  await service.stripe.coupons.create({ id: 'forever', percent_off: 33.3, duration: 'forever' })
  expect(await totalsWith('once', '2026-03-31T10:00:00Z')).toEqual([4950, 9900, 9900])
  expect(await totalsWith('forever', '2026-03-31T10:00:00Z')).toEqual([6603, 6603, 6603])
})

test('A coupon of three months takes off the payments of three months', async () => {
  await service.stripe.coupons.create({
    id: 'spring',
    amount_off: 1000,
    currency: 'usd',
    duration: 'repeating',
    duration_in_months: 3,
  })
  expect(await totalsWith('spring', '2026-05-31T10:00:00Z')).toEqual([8900, 8900, 8900, 9900, 9900])
})

test('A coupon that is worth more than the invoice makes it free, and no more', async () => {
  expect(await totalsWith('off-200', '2026-02-28T10:00:00Z')).toEqual([0, 9900])
})

test('A coupon on a running subscription waits for the next payment and is gone after it', async () => {
  const { events, stripe } = service
  const { advance, customer } = await customerWithCard(stripe, { frozenAt: '2026-03-02T09:00:00Z' })
  const { id } = await stripe.subscriptions.create({ customer, items: [{ price: plans.unlimited.id }] })
  const updated = await stripe.subscriptions.update(id, {
    discounts: [{ coupon: 'off-200' }],
    expand: ['discounts.source.coupon'],
  })
  expect(updated.discounts).toMatchObject([
    { end: null, source: { coupon: { id: 'off-200', amount_off: 20_000 } } },
  ])
  await advance('2027-03-02T09:00:00Z')
  const [renewal] = (await stripe.invoices.list({ customer, limit: 1, expand: ['data.discounts'] })).data
  expect(renewal).toMatchObject({
    subtotal: 99_500,
    total: 79_500,
    discounts: [{ subscription: id }],
    total_discount_amounts: [{ amount: 20_000 }],
  })
  expect((await stripe.subscriptions.retrieve(id)).discounts).toEqual([])
  expect(events.map(({ type }) => type)).toContain('customer.discount.deleted')
})

test('A trial uses no coupon up: it counts for the first payment', async () => {
  const { stripe } = service
  const { advance, customer } = await customerWithCard(stripe, { frozenAt: '2026-03-02T09:00:00Z' })
  const terms = { customer, items: [{ price: plans.unlimited.id }], discounts: [{ coupon: 'off-200' }] }
  await stripe.subscriptions.create({ ...terms, trial_period_days: 7 })
  await advance('2026-03-09T09:00:00Z')
  expect((await stripe.charges.list({ customer })).data.map(({ amount }) => amount)).toEqual([79_500])
})

test('A coupon that is used up, over, or of another currency is refused', async () => {
  const { account, stripe } = service
  const { customer } = await customerWithCard(stripe, { frozenAt: '2026-03-02T09:00:00Z' })
  await stripe.coupons.create({ id: 'single', percent_off: 10, max_redemptions: 1 })
  await stripe.coupons.create({ id: 'over', percent_off: 10, redeem_by: account.time() })
  await stripe.coupons.create({ id: 'euros', amount_off: 100, currency: 'eur' })
  const items = [{ price: plans.unlimited.id }]
  const subscribe = (coupon: string) =>
    stripe.subscriptions.create({ customer, items, discounts: [{ coupon }] })
  await subscribe('single')
  expect(await stripe.coupons.retrieve('single')).toMatchObject({ times_redeemed: 1 })
  await expect(subscribe('single')).rejects.toMatchObject({ code: 'coupon_expired' })
  await expect(subscribe('over')).rejects.toMatchObject({ code: 'coupon_expired' })
  await expect(subscribe('euros')).rejects.toThrow('currency eur')
  expect((await stripe.subscriptions.list({ customer, status: 'all' })).data).toHaveLength(1)
})

test('Several coupons take off one after the other, and together never more than the amount', async () => {
  const { objects } = service.account
  const [half, much] = [objects.coupons.get('once'), objects.coupons.get('off-200')]
  if (!half || !much) throw new Error('no coupons')
  expect(takeOff([half, much], 30_000)).toEqual([15_000, 15_000])
  expect(takeOff([much, half], 30_000)).toEqual([20_000, 5000])
  expect(takeOff([much], -5)).toEqual([0])
})

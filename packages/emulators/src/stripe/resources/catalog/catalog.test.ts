import { afterAll, beforeAll, expect, test } from 'vitest'
import { startStripeService, type StripeService } from '../../testing/stripe-service.fixture.ts'

let service: StripeService
beforeAll(async () => {
  service = await startStripeService()
})
afterAll(() => service.close())

test('A product keeps the id that it is given, once, and its name can change', async () => {
  const { stripe } = service
  const made = await stripe.products.create({ id: 'prod_unlimited', name: 'Unlimited' })
  expect(await stripe.products.retrieve('prod_unlimited')).toEqual(made)
  await expect(stripe.products.create({ id: 'prod_unlimited', name: 'Again' })).rejects.toMatchObject({
    statusCode: 400,
    code: 'resource_already_exists',
  })
  expect(await stripe.products.update(made.id, { name: 'Everything', active: false })).toMatchObject({
    name: 'Everything',
    active: false,
  })
  expect((await stripe.products.list({ active: true })).data).toEqual([])
})

test('A price belongs to a product, is yearly or paid once, and is found by both', async () => {
  const { stripe } = service
  const { id: product } = await stripe.products.create({ name: 'Course' })
  const once = await stripe.prices.create({ product, currency: 'usd', unit_amount: 49_900 })
  const yearly = await stripe.prices.create({
    product,
    currency: 'usd',
    unit_amount: 99_500,
    recurring: { interval: 'year' },
  })
  expect(once).toMatchObject({ type: 'one_time', recurring: null })
  expect(yearly).toMatchObject({ type: 'recurring', recurring: { interval: 'year', interval_count: 1 } })
  expect(yearly.unit_amount_decimal?.toString()).toBe('99500')
  expect((await stripe.prices.list({ product, type: 'recurring' })).data).toEqual([yearly])
  expect(await stripe.prices.update(once.id, { active: false })).toMatchObject({ active: false })
  await expect(
    stripe.prices.create({ product: 'prod_none', currency: 'usd', unit_amount: 1 }),
  ).rejects.toMatchObject({ statusCode: 400, code: 'resource_missing', param: 'product' })
})

test('A coupon takes off an amount or a share, never both, and a month count only when it repeats', async () => {
  const { stripe } = service
  const coupon = await stripe.coupons.create({
    id: 'off-200',
    amount_off: 20_000,
    currency: 'usd',
    duration: 'once',
  })
  expect(await stripe.coupons.retrieve('off-200')).toEqual(coupon)
  const refused = async (params: Parameters<typeof stripe.coupons.create>[0]) =>
    stripe.coupons.create(params).catch((error: Error) => error.message)
  expect(await refused({ percent_off: 10, amount_off: 1, currency: 'usd' })).toContain('only specify one')
  expect(await refused({})).toContain('percent_off or amount_off')
  expect(await refused({ amount_off: 100 })).toContain('currency')
  expect(await refused({ percent_off: 101 })).toContain('between 0 and 100')
  expect(await refused({ percent_off: 10, duration: 'repeating' })).toContain('duration_in_months')
  expect(await refused({ id: 'off-200', percent_off: 10 })).toContain('already exists')
})

test('A promotion code stands for a coupon, is found by what people type, and is active once', async () => {
  const { stripe } = service
  const promotion = { type: 'coupon', coupon: (await stripe.coupons.create({ percent_off: 10 })).id } as const
  const made = await stripe.promotionCodes.create({ promotion, code: 'WELCOMEBACK250' })
  expect((await stripe.promotionCodes.list({ code: 'welcomeback250' })).data).toEqual([made])
  await expect(stripe.promotionCodes.create({ promotion, code: 'welcomeback250' })).rejects.toThrow(
    'already exists',
  )
  await stripe.promotionCodes.update(made.id, { active: false })
  expect(await stripe.promotionCodes.create({ promotion, code: 'WELCOMEBACK250' })).toMatchObject({
    active: true,
  })
  await expect(
    stripe.promotionCodes.create({ promotion: { type: 'coupon', coupon: 'none' } }),
  ).rejects.toMatchObject({ param: 'promotion[coupon]' })
})

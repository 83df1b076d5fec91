import type { Stripe } from 'stripe'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { idOf } from '../testing/id-of.fixture.ts'
import { RETURN_TO, sellPlans, type SoldPlans } from '../testing/sold-plan.fixture.ts'
import { startStripeService, type StripeService } from '../testing/stripe-service.fixture.ts'

let service: StripeService
let plans: SoldPlans
let customer: string
beforeAll(async () => {
  service = await startStripeService()
  plans = await sellPlans(service.stripe)
  customer = (await service.stripe.customers.create({ email: 'pat@example.com' })).id
})
afterAll(() => service.close())

type CreateParams = Stripe.Checkout.SessionCreateParams

const open = (terms: Partial<CreateParams> = {}) =>
  service.stripe.checkout.sessions.create({
    ...RETURN_TO,
    mode: 'subscription',
    customer,
    line_items: [{ price: plans.unlimited.id, quantity: 1 }],
    ...terms,
  })

test('A checkout opens with its page, its amounts and the caller’s reference', async () => {
  const session = await open({ client_reference_id: 'attempt-1', discounts: [{ coupon: 'off-200' }] })
  expect(session).toMatchObject({
    status: 'open',
    payment_status: 'unpaid',
    client_reference_id: 'attempt-1',
    url: `https://pages.example.com/checkout/${session.id}`,
    amount_subtotal: 99_500,
    amount_total: 79_500,
    discounts: [{ coupon: 'off-200', promotion_code: null }],
    expires_at: session.created + 86_400,
    subscription: null,
  })
  const lines = await service.stripe.checkout.sessions.listLineItems(session.id)
  expect(lines.data).toMatchObject([
    { description: 'Unlimited', amount_subtotal: 99_500, amount_discount: 20_000, amount_total: 79_500 },
  ])
})

test('A checkout with a trial costs nothing today', async () => {
  const trial_end = service.account.time() + 5 * 86_400
  expect(await open({ subscription_data: { trial_end } })).toMatchObject({
    amount_total: 0,
    amount_subtotal: 0,
  })
})

test.each<[string, () => Partial<CreateParams>, string]>([
  ['of an unknown customer', () => ({ customer: 'cus_none' }), "No such customer: 'cus_none'"],
  ['of an unknown price', () => ({ line_items: [{ price: 'price_none' }] }), "No such price: 'price_none'"],
  ['of an unknown coupon', () => ({ discounts: [{ coupon: 'none' }] }), "No such coupon: 'none'"],
  ['of nothing', () => ({ line_items: [] }), 'Missing required param: line_items'],
  ['for a yearly price in one payment', () => ({ mode: 'payment' }), 'passed a recurring price'],
  [
    'for a ticket as a subscription',
    () => ({ line_items: [{ price: plans.ticket.id }] }),
    'only recurring prices',
  ],
  [
    'with a discount and a field for codes',
    () => ({ discounts: [{ coupon: 'off-200' }], allow_promotion_codes: true }),
    'only specify one of these parameters',
  ],
  [
    'with a trial of a day',
    () => ({ subscription_data: { trial_end: service.account.time() + 86_400 } }),
    '2 days',
  ],
  ['that ends in a week', () => ({ expires_at: service.account.time() + 7 * 86_400 }), '24 hours'],
  ['that leads nowhere', () => ({ success_url: 'javascript:alert(1)' }), 'Not a valid URL'],
])('A checkout %s is refused', async (_name, terms, message) => {
  const before = service.account.objects.checkoutSessions.size
  await expect(open(terms())).rejects.toMatchObject({
    type: 'StripeInvalidRequestError',
    statusCode: 400,
    message: expect.stringContaining(message),
  })
  expect(service.account.objects.checkoutSessions.size).toBe(before)
})

test('A promotion code that is over, used up or another person’s gives no discount', async () => {
  const { stripe } = service
  const codeWith = (facts: Partial<Stripe.PromotionCodeCreateParams>) =>
    stripe.promotionCodes.create({ promotion: { type: 'coupon', coupon: 'off-200' }, ...facts })
  const { id: other } = await stripe.customers.create({})
  const codes = [
    await codeWith({ active: false }),
    await codeWith({ expires_at: service.account.time() }),
    await codeWith({ max_redemptions: 0 }),
    await codeWith({ customer: other }),
  ]
  for (const { id } of codes)
    await expect(open({ discounts: [{ promotion_code: id }] })).rejects.toThrow('cannot be redeemed')
  const { id } = await codeWith({ customer })
  expect((await open({ discounts: [{ promotion_code: id }] })).amount_total).toBe(79_500)
})

test('An open checkout expires by itself after a day, or when it is told to, and only once', async () => {
  const { events, stripe, wait } = service
  const left = await open()
  const told = await open()
  expect(await stripe.checkout.sessions.expire(told.id)).toMatchObject({ status: 'expired', url: null })
  await expect(stripe.checkout.sessions.expire(told.id)).rejects.toThrow('status of `expired`')
  wait(86_399)
  expect((await stripe.checkout.sessions.retrieve(left.id)).status).toBe('open')
  wait(1)
  expect((await stripe.checkout.sessions.retrieve(left.id)).status).toBe('expired')
  const expired = events.filter(({ type }) => type === 'checkout.session.expired')
  expect(expired.map(({ data }) => (data.object as Stripe.Checkout.Session).id)).toEqual(
    expect.arrayContaining([left.id, told.id]),
  )
  expect(() => service.account.payCheckoutSession(left.id, '4242424242424242')).toThrow('can not be paid')
})

test('Checkouts are listed by customer, state and subscription', async () => {
  const { account, stripe } = service
  const { id: buyer } = await stripe.customers.create({})
  const paid = await open({ customer: buyer })
  const waiting = await open({ customer: buyer })
  account.payCheckoutSession(paid.id, '4242424242424242')
  const ids = async (filter: Stripe.Checkout.SessionListParams) =>
    (await stripe.checkout.sessions.list(filter)).data.map(({ id }) => id)
  expect(await ids({ customer: buyer })).toEqual([waiting.id, paid.id])
  expect(await ids({ customer: buyer, status: 'complete' })).toEqual([paid.id])
  const { subscription } = await stripe.checkout.sessions.retrieve(paid.id)
  expect(await ids({ subscription: idOf(subscription) })).toEqual([paid.id])
})

test('Checkouts that were paid since a moment are listed in pages, with what was bought in them', async () => {
  const { account, stripe, wait } = service
  const ticket = () => open({ mode: 'payment', line_items: [{ price: plans.ticket.id }] })
  const pay = async ({ id }: { id: string }) => void account.payCheckoutSession(id, '4242424242424242')
  await pay(await ticket())
  wait(60)
  const since = account.time()
  const paid = [await ticket(), await open(), await ticket()]
  for (const session of paid) await pay(session)
  await ticket()
  const listed = await stripe.checkout.sessions
    .list({ status: 'complete', created: { gte: since }, limit: 2, expand: ['data.line_items'] })
    .autoPagingToArray({ limit: 100 })
  expect(listed.map(({ id, mode, line_items }) => [id, mode, line_items?.data[0]?.price?.id])).toEqual(
    paid
      .map(({ id, mode }) => [id, mode, (mode === 'payment' ? plans.ticket : plans.unlimited).id])
      .reverse(),
  )
})

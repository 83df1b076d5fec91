import { afterAll, beforeAll, expect, test } from 'vitest'
import { idOf } from '../testing/id-of.fixture.ts'
import { customerWithCard, payYear, sellPlans, type SoldPlans } from '../testing/sold-plan.fixture.ts'
import { startStripeService, type StripeService } from '../testing/stripe-service.fixture.ts'

let service: StripeService
let plans: SoldPlans
beforeAll(async () => {
  service = await startStripeService()
  plans = await sellPlans(service.stripe)
})
afterAll(() => service.close())

const pay = () => payYear(service.stripe, plans)

test('A charge has a receipt, its card and its intent, and is listed for its customer alone', async () => {
  const { charge, customer } = await pay()
  const other = await pay()
  expect(charge).toMatchObject({
    amount: 99_500,
    customer,
    paid: true,
    status: 'succeeded',
    receipt_url: `https://pages.example.com/receipts/${charge.id}`,
    payment_method_details: { type: 'card', card: { last4: '4242' } },
  })
  expect(await service.stripe.charges.retrieve(charge.id)).toEqual(charge)
  expect((await service.stripe.charges.list({ customer: other.customer })).data).toEqual([other.charge])
  await expect(service.stripe.charges.retrieve('ch_none')).rejects.toMatchObject({ statusCode: 404 })
})

test('Refunds in parts add up to the charge, and no cent more is returned', async () => {
  const { events, stripe } = service
  const { charge, subscription } = await pay()
  const first = await stripe.refunds.create({
    charge: charge.id,
    amount: 40_000,
    reason: 'requested_by_customer',
  })
  expect(await stripe.charges.retrieve(charge.id)).toMatchObject({ amount_refunded: 40_000, refunded: false })
  await expect(stripe.refunds.create({ charge: charge.id, amount: 59_501 })).rejects.toThrow(
    'greater than unrefunded',
  )
  const rest = await stripe.refunds.create({ payment_intent: idOf(charge.payment_intent) })
  expect(rest.amount).toBe(59_500)
  const returned = await stripe.charges.retrieve(charge.id, { expand: ['refunds'] })
  expect(returned).toMatchObject({
    amount_refunded: 99_500,
    refunded: true,
    refunds: { data: [rest, first] },
  })
  await expect(stripe.refunds.create({ charge: charge.id })).rejects.toMatchObject({
    code: 'charge_already_refunded',
  })
  expect((await stripe.refunds.list({ charge: charge.id })).data).toEqual([rest, first])
  expect(events.filter(({ type }) => type === 'charge.refunded')).toHaveLength(2)
  // Money that is returned ends no subscription: that is for whoever returns it.
  expect(await stripe.subscriptions.retrieve(subscription)).toMatchObject({ status: 'active' })
})

test('A refund of nothing, of less than a cent, or of a failed charge is refused', async () => {
  const { stripe } = service
  await expect(stripe.refunds.create({})).rejects.toThrow('payment_intent or charge')
  const { charge } = await pay()
  await expect(stripe.refunds.create({ charge: charge.id, amount: 0 })).rejects.toMatchObject({
    param: 'amount',
  })
  const { customer } = await customerWithCard(stripe, {
    card: 'pm_card_chargeCustomerFail',
    frozenAt: '2026-03-02T09:00:00Z',
  })
  await stripe.subscriptions.create({ customer, items: [{ price: plans.unlimited.id }] })
  const [failed] = (await stripe.charges.list({ customer })).data
  expect(failed).toMatchObject({ status: 'failed', failure_code: 'card_declined', receipt_url: null })
  await expect(stripe.refunds.create({ charge: failed?.id ?? '' })).rejects.toThrow('not refundable')
})

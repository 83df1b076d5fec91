import type { Stripe } from 'stripe'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { idOf } from '../../testing/id-of.fixture.ts'
import { RETURN_TO, sellPlans, type SoldPlans } from '../../testing/sold-plan.fixture.ts'
import { startStripeService, type StripeService } from '../../testing/stripe-service.fixture.ts'

const GOOD = '4242424242424242'
const DECLINES = '4000000000000002'
const ASKS = '4000002500003155'

let service: StripeService
let plans: SoldPlans
beforeAll(async () => {
  service = await startStripeService()
  plans = await sellPlans(service.stripe)
})
afterAll(() => service.close())

/** Opens a checkout of a new customer. */
async function open(terms: Partial<Stripe.Checkout.SessionCreateParams> = {}) {
  const { id: customer } = await service.stripe.customers.create({ email: 'pat@example.com' })
  return service.stripe.checkout.sessions.create({
    ...RETURN_TO,
    mode: 'subscription',
    customer,
    line_items: [{ price: plans.unlimited.id }],
    ...terms,
  })
}
const ticket = () => open({ mode: 'payment', line_items: [{ price: plans.ticket.id }] })
const read = (id: string) =>
  service.stripe.checkout.sessions.retrieve(id, { expand: ['subscription.latest_invoice', 'payment_intent'] })
const chargesOf = async ({ customer }: Stripe.Checkout.Session) =>
  (await service.stripe.charges.list({ customer: idOf(customer) })).data.map(({ amount, status }) => [
    amount,
    status,
  ])
const typesAfter = (count: number) => service.events.slice(count).map(({ type }) => type)

test('A checkout of a plan that is paid starts its subscription with a paid invoice', async () => {
  const told = service.events.length
  const { id } = await open({ subscription_data: { metadata: { userId: 'u1' } } })
  expect(service.account.payCheckoutSession(id, GOOD)).toEqual({ result: 'succeeded' })
  const session = await read(id)
  expect(session).toMatchObject({
    status: 'complete',
    payment_status: 'paid',
    url: null,
    customer_details: { email: 'pat@example.com' },
    subscription: {
      status: 'active',
      metadata: { userId: 'u1' },
      latest_invoice: { status: 'paid', amount_paid: 99_500, billing_reason: 'subscription_create' },
    },
  })
  expect(await chargesOf(session)).toEqual([[99_500, 'succeeded']])
  expect(typesAfter(told)).toEqual(
    expect.arrayContaining([
      'charge.succeeded',
      'customer.subscription.created',
      'invoice.paid',
      'checkout.session.completed',
    ]),
  )
  expect(() => service.account.payCheckoutSession(id, GOOD)).toThrow('can not be paid')
})

test('A declined card leaves the checkout open, and the next card pays it once', async () => {
  const { id } = await open()
  expect(service.account.payCheckoutSession(id, DECLINES)).toEqual({
    result: 'declined',
    message: 'Your card was declined.',
  })
  expect(await read(id)).toMatchObject({ status: 'open', subscription: null })
  service.account.payCheckoutSession(id, GOOD)
  expect(await chargesOf(await read(id))).toEqual([
    [99_500, 'succeeded'],
    [99_500, 'failed'],
  ])
})

test('A card that asks for confirmation pays when the person confirms, and not when they fail', async () => {
  const { id } = await open()
  const { account, stripe } = service
  const first = account.payCheckoutSession(id, ASKS)
  if (first.result !== 'requires_confirmation') throw new Error(first.result)
  expect(await stripe.paymentIntents.retrieve(first.intent)).toMatchObject({ status: 'requires_action' })
  expect(account.confirmPayment(first.intent, 'fail')).toMatchObject({ result: 'declined' })
  expect((await read(id)).status).toBe('open')
  const second = account.payCheckoutSession(id, ASKS)
  if (second.result !== 'requires_confirmation') throw new Error(second.result)
  expect(account.confirmPayment(second.intent, 'complete')).toEqual({ result: 'succeeded' })
  expect(await read(id)).toMatchObject({ status: 'complete', subscription: { status: 'active' } })
  expect(() => account.confirmPayment(second.intent, 'complete')).toThrow('Nothing waits')
})

test('A confirmed card pays the renewals too, without the person', async () => {
  const { id, customer } = await open()
  const outcome = service.account.payCheckoutSession(id, ASKS)
  if (outcome.result === 'requires_confirmation') service.account.confirmPayment(outcome.intent, 'complete')
  service.account.moveClock(idOf(customer), 366 * 86_400)
  expect(await chargesOf(await read(id))).toEqual([
    [99_500, 'succeeded'],
    [99_500, 'succeeded'],
  ])
})

test('A trial takes the card without money and charges when it ends', async () => {
  const { id, customer } = await open({ subscription_data: { trial_period_days: 10 } })
  service.account.payCheckoutSession(id, GOOD)
  const session = await read(id)
  expect(session).toMatchObject({
    payment_status: 'no_payment_required',
    subscription: { status: 'trialing', latest_invoice: { total: 0, status: 'paid' } },
  })
  expect(await chargesOf(session)).toEqual([])
  service.account.moveClock(idOf(customer), 10 * 86_400)
  expect(await read(id)).toMatchObject({ subscription: { status: 'active' } })
  expect(await chargesOf(session)).toEqual([[99_500, 'succeeded']])
})

test('A trial with a card that asks for confirmation starts when the person confirms', async () => {
  const { id } = await open({ subscription_data: { trial_period_days: 10 } })
  expect(service.account.payCheckoutSession(id, DECLINES)).toMatchObject({ result: 'declined' })
  const outcome = service.account.payCheckoutSession(id, ASKS)
  if (outcome.result !== 'requires_confirmation') throw new Error(outcome.result)
  expect(await service.stripe.setupIntents.retrieve(outcome.intent)).toMatchObject({
    status: 'requires_action',
  })
  expect(await read(id)).toMatchObject({ status: 'open' })
  service.account.confirmPayment(outcome.intent, 'complete')
  expect(await read(id)).toMatchObject({ status: 'complete', subscription: { status: 'trialing' } })
})

test('A checkout of a ticket that is paid has a payment and no subscription', async () => {
  const { id } = await ticket()
  service.account.payCheckoutSession(id, GOOD)
  expect(await read(id)).toMatchObject({
    payment_status: 'paid',
    subscription: null,
    payment_intent: { status: 'succeeded', amount_received: 49_900 },
  })
})

test.each([
  ['complete', 'paid', 'checkout.session.async_payment_succeeded'],
  ['fail', 'unpaid', 'checkout.session.async_payment_failed'],
] as const)('A bank debit is unpaid until the bank answers: %s', async (answer, status, type) => {
  const { id } = await ticket()
  const outcome = service.account.payCheckoutSession(id, 'bank_debit')
  if (outcome.result !== 'settles_later') throw new Error(outcome.result)
  expect(await read(id)).toMatchObject({ status: 'complete', payment_status: 'unpaid' })
  service.account.confirmPayment(outcome.intent, answer)
  expect((await read(id)).payment_status).toBe(status)
  expect(service.events.at(-1)).toMatchObject({ type, data: { object: { id } } })
})

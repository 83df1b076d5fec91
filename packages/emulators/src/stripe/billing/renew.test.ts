import { afterAll, beforeAll, expect, test } from 'vitest'
import { idOf } from '../testing/id-of.fixture.ts'
import { customerWithCard, sellPlans, type SoldPlans } from '../testing/sold-plan.fixture.ts'
import { startStripeService, type StripeService } from '../testing/stripe-service.fixture.ts'

let service: StripeService
let plans: SoldPlans
beforeAll(async () => {
  service = await startStripeService()
  plans = await sellPlans(service.stripe)
})
afterAll(() => service.close())

/** Starts a subscription of a customer with a clock of their own. */
async function subscribe({
  at,
  card,
  price = plans.unlimited.id,
}: {
  at: string
  card?: string
  price?: string
}) {
  const { advance, customer } = await customerWithCard(service.stripe, {
    frozenAt: at,
    ...(card && { card }),
  })
  const { id } = await service.stripe.subscriptions.create({ customer, items: [{ price }] })
  return { advance, customer, id }
}
const read = (id: string) => service.stripe.subscriptions.retrieve(id, { expand: ['latest_invoice'] })
const day = (seconds = 0) => new Date(seconds * 1000).toISOString().slice(0, 10)
const invoicesOf = async (customer: string) =>
  (await service.stripe.invoices.list({ customer, limit: 100 })).data
    .map(({ created, status, total }) => `${day(created)} ${total} ${status}`)
    .reverse()

test('A yearly subscription of 29 February is charged once a year, on the 28th and in 2028 on the 29th', async () => {
  const { advance, customer, id } = await subscribe({ at: '2024-02-29T12:00:00Z' })
  await advance('2028-12-31T00:00:00Z')
  expect(await invoicesOf(customer)).toEqual([
    '2024-02-29 99500 paid',
    '2025-02-28 99500 paid',
    '2026-02-28 99500 paid',
    '2027-02-28 99500 paid',
    '2028-02-29 99500 paid',
  ])
  const [item] = (await read(id)).items.data
  expect([day(item?.current_period_start), day(item?.current_period_end)]).toEqual([
    '2028-02-29',
    '2029-02-28',
  ])
})

test('A monthly subscription of the 31st is charged on the last day of each month', async () => {
  const { advance, customer } = await subscribe({ at: '2026-10-31T12:00:00Z', price: plans.monthly.id })
  await advance('2027-03-31T12:00:00Z')
  expect((await invoicesOf(customer)).map((line) => line.slice(0, 10))).toEqual([
    '2026-10-31',
    '2026-11-30',
    '2026-12-31',
    '2027-01-31',
    '2027-02-28',
    '2027-03-31',
  ])
})

test('A card that fails at renewal makes the subscription past due, with an open invoice and its page', async () => {
  const { id: customer } = await service.stripe.customers.create({})
  const session = await service.stripe.checkout.sessions.create({
    mode: 'subscription',
    customer,
    line_items: [{ price: plans.unlimited.id }],
    success_url: 'https://school.example/',
  })
  service.account.payCheckoutSession(session.id, '4000000000000341')
  service.account.moveClock(customer, 365 * 86_400)
  const { subscription } = await service.stripe.checkout.sessions.retrieve(session.id)
  const id = idOf(subscription)
  const late = await read(id)
  expect(late).toMatchObject({ status: 'past_due', latest_invoice: { status: 'open', attempt_count: 1 } })
  if (typeof late.latest_invoice === 'string' || late.latest_invoice === null) throw new Error('not expanded')
  const invoice = late.latest_invoice
  expect(invoice.hosted_invoice_url).toBe(`https://pages.example.com/invoices/${invoice.id}`)
  expect(invoice.next_payment_attempt).toBe(invoice.created + 3 * 86_400)

  await expect(service.stripe.invoices.pay(invoice.id)).rejects.toMatchObject({
    statusCode: 402,
    code: 'card_declined',
  })
  expect(service.account.payInvoice(invoice.id, '4242424242424242')).toEqual({ result: 'succeeded' })
  expect(await read(id)).toMatchObject({ status: 'active', latest_invoice: { status: 'paid' } })
  const paid = (await service.stripe.charges.list({ customer })).data.filter(
    ({ status }) => status === 'succeeded',
  )
  expect(paid.map(({ amount }) => amount)).toEqual([99_500, 99_500])
  expect(() => service.account.payInvoice(invoice.id, '4242424242424242')).toThrow('already paid')
  service.account.moveClock(customer, 366 * 86_400)
  expect(await read(id)).toMatchObject({ status: 'active' })
})

test('A renewal that stays unpaid is tried after 3, 5 and 7 days, and then the subscription ends', async () => {
  const { stripe } = service
  const { advance, customer, id } = await subscribe({ at: '2026-03-02T09:00:00Z' })
  const { id: failing } = await stripe.paymentMethods.attach('pm_card_chargeCustomerFail', { customer })
  await stripe.subscriptions.update(id, { default_payment_method: failing })
  await advance('2027-03-17T08:59:59Z')
  expect(await read(id)).toMatchObject({ status: 'past_due', latest_invoice: { attempt_count: 3 } })
  await advance('2027-03-17T09:00:00Z')
  expect(await read(id)).toMatchObject({
    status: 'canceled',
    cancellation_details: { reason: 'payment_failed' },
    latest_invoice: { status: 'open', attempt_count: 4, next_payment_attempt: null },
  })
  const failed = (await stripe.charges.list({ customer })).data.filter(({ status }) => status === 'failed')
  expect(failed.map(({ created }) => day(created))).toEqual([
    '2027-03-17',
    '2027-03-10',
    '2027-03-05',
    '2027-03-02',
  ])
  await advance('2029-01-01T00:00:00Z')
  expect(await invoicesOf(customer)).toHaveLength(2)
})

test('A first payment that fails leaves the subscription incomplete, and a day later it is given up', async () => {
  const { advance, id } = await subscribe({ at: '2026-03-02T09:00:00Z', card: 'pm_card_chargeCustomerFail' })
  expect(await read(id)).toMatchObject({ status: 'incomplete', latest_invoice: { status: 'open' } })
  await advance('2026-03-03T08:00:00Z')
  expect(await read(id)).toMatchObject({ status: 'incomplete_expired', latest_invoice: { status: 'void' } })
})

test('Time that passes step by step and time that passes at once lead to the same', async () => {
  const steps = await subscribe({ at: '2026-01-31T09:00:00Z', price: plans.monthly.id })
  const jump = await subscribe({ at: '2026-01-31T09:00:00Z', price: plans.monthly.id })
  for (const month of ['02-15', '03-30', '04-30', '07-01', '08-31'])
    await steps.advance(`2026-${month}T10:00:00Z`)
  await jump.advance('2026-08-31T10:00:00Z')
  expect(await invoicesOf(steps.customer)).toEqual(await invoicesOf(jump.customer))
  expect(await invoicesOf(jump.customer)).toHaveLength(8)
})

test('A test clock goes forward only, and moves nobody else', async () => {
  const { advance } = await subscribe({ at: '2026-03-02T09:00:00Z' })
  const other = await subscribe({ at: '2026-03-02T09:00:00Z' })
  await expect(advance('2026-03-02T09:00:00Z')).rejects.toThrow('only be advanced forward')
  await advance('2030-01-01T00:00:00Z')
  expect(await invoicesOf(other.customer)).toHaveLength(1)
})

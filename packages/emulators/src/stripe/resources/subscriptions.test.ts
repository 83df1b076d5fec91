import { afterAll, beforeAll, expect, test } from 'vitest'
import { customerWithCard, sellPlans, type SoldPlans } from '../testing/sold-plan.fixture.ts'
import { startStripeService, type StripeService } from '../testing/stripe-service.fixture.ts'

let service: StripeService
let plans: SoldPlans
beforeAll(async () => {
  service = await startStripeService()
  plans = await sellPlans(service.stripe)
})
afterAll(() => service.close())

async function subscribe(price = plans.unlimited.id) {
  const { advance, customer } = await customerWithCard(service.stripe, { frozenAt: '2026-03-02T09:00:00Z' })
  const subscription = await service.stripe.subscriptions.create({ customer, items: [{ price }] })
  return { ...subscription, advance, customer }
}
const read = (id: string) => service.stripe.subscriptions.retrieve(id)
const statusOf = async (id: string) => (await read(id)).status

test('A subscription that is canceled at the end of its period ends then, and can be resumed before', async () => {
  const { advance, id, items } = await subscribe()
  const { stripe } = service
  const end = items.data[0]?.current_period_end
  expect(await stripe.subscriptions.update(id, { cancel_at_period_end: true })).toMatchObject({
    status: 'active',
    cancel_at: end,
    cancel_at_period_end: true,
    cancellation_details: { reason: 'cancellation_requested' },
  })
  expect(await stripe.subscriptions.update(id, { cancel_at_period_end: false })).toMatchObject({
    cancel_at: null,
    canceled_at: null,
  })
  await stripe.subscriptions.update(id, { cancel_at_period_end: true })
  await advance('2027-03-02T08:59:59Z')
  expect(await statusOf(id)).toBe('active')
  await advance('2027-03-02T09:00:00Z')
  expect(await read(id)).toMatchObject({ status: 'canceled', ended_at: end })
  expect(service.events.at(-1)?.type).not.toBe('invoice.created')
})

test('A subscription ends at the moment that is given, and a moment in the past is refused', async () => {
  const { advance, id } = await subscribe()
  const { stripe } = service
  await expect(stripe.subscriptions.update(id, { cancel_at: 1 })).rejects.toMatchObject({
    param: 'cancel_at',
  })
  await stripe.subscriptions.update(id, { cancel_at: Date.parse('2026-06-01T00:00:00Z') / 1000 })
  await advance('2026-06-01T00:00:00Z')
  expect(await statusOf(id)).toBe('canceled')
})

test('A canceled subscription is over for ever', async () => {
  const { advance, customer, id } = await subscribe()
  const { stripe } = service
  expect(await stripe.subscriptions.cancel(id)).toMatchObject({ status: 'canceled' })
  await expect(stripe.subscriptions.cancel(id)).rejects.toMatchObject({ statusCode: 404 })
  await expect(stripe.subscriptions.update(id, { cancel_at_period_end: false })).rejects.toThrow('canceled')
  await advance('2030-01-01T00:00:00Z')
  expect((await stripe.charges.list({ customer })).data).toHaveLength(1)
})

test('Subscriptions are listed by customer, price and state, the canceled ones only when asked for', async () => {
  const { stripe } = service
  const { customer, id } = await subscribe()
  const academy = await stripe.subscriptions.create({ customer, items: [{ price: plans.academy.id }] })
  await stripe.subscriptions.cancel(id)
  const ids = async (filter: Parameters<typeof stripe.subscriptions.list>[0]) =>
    (await stripe.subscriptions.list({ customer, ...filter })).data.map((found) => found.id)
  expect(await ids({})).toEqual([academy.id])
  expect(await ids({ status: 'all' })).toEqual([academy.id, id])
  expect(await ids({ status: 'canceled' })).toEqual([id])
  expect(await ids({ status: 'ended' })).toEqual([id])
  expect(await ids({ status: 'all', price: plans.unlimited.id })).toEqual([id])
  const end = academy.items.data[0]?.current_period_end ?? 0
  expect(await ids({ current_period_end: { gt: end } })).toEqual([])
  expect(await ids({ current_period_end: { gte: end } })).toEqual([academy.id])
})

test('A change of plan gives back the rest of the old one and takes the new one with the next invoice', async () => {
  const { stripe } = service
  const { advance, customer, id } = await subscribe(plans.academy.id)
  await advance('2026-08-31T21:00:00Z')
  const changed = await stripe.subscriptions.update(id, { items: [{ price: plans.unlimited.id }] })
  expect(changed.items.data[0]?.price.id).toBe(plans.unlimited.id)
  await advance('2027-03-02T09:00:00Z')
  const [renewal] = (await stripe.invoices.list({ customer, limit: 1 })).data
  expect(renewal?.lines.data.map(({ amount, description }) => [description, amount])).toEqual([
    ['Unused time on AI Academy', -37_500],
    ['Remaining time on Unlimited', 49_750],
    ['1 × Unlimited (at $995.00 / year)', 99_500],
  ])
  expect(renewal).toMatchObject({ total: 111_750, status: 'paid' })
})

test('A change to a cheaper plan that is invoiced at once leaves a credit, which the next invoice spends', async () => {
  const { stripe } = service
  const { advance, customer, id } = await subscribe()
  await advance('2026-08-31T21:00:00Z')
  const items = [{ price: plans.academy.id }]
  await stripe.subscriptions.update(id, { items, proration_behavior: 'always_invoice' })
  expect(await stripe.customers.retrieve(customer)).toMatchObject({ balance: -12_250 })
  await advance('2027-03-02T09:00:00Z')
  const [renewal] = (await stripe.invoices.list({ customer, limit: 1 })).data
  expect(renewal).toMatchObject({ total: 75_000, starting_balance: -12_250, amount_paid: 62_750 })
  expect(await stripe.customers.retrieve(customer)).toMatchObject({ balance: 0 })
})

test('A refused change changes nothing at all', async () => {
  const { stripe } = service
  const { id, ...before } = await subscribe()
  const refused = [
    { items: [{ price: plans.academy.id }], discounts: [{ coupon: 'none' }] },
    { items: [{ price: plans.academy.id }], cancel_at: 1 },
    { items: [{ price: plans.monthly.id }] },
    { items: [{ price: plans.ticket.id }] },
    { items: [{ id: 'si_none', price: plans.academy.id }] },
    { default_payment_method: 'pm_none' },
  ]
  const told = service.events.length
  for (const change of refused) await expect(stripe.subscriptions.update(id, change)).rejects.toThrow()
  expect(await read(id)).toMatchObject({ items: before.items, cancel_at: null, discounts: [] })
  expect(service.events).toHaveLength(told)
  expect(service.account.objects.prorations.size).toBe(0)
})

test('A trial that is ended now is charged now, and its periods count from then on', async () => {
  const { stripe } = service
  const { customer } = await customerWithCard(stripe, { frozenAt: '2026-03-02T09:00:00Z' })
  const items = [{ price: plans.unlimited.id }]
  const trial = await stripe.subscriptions.create({ customer, items, trial_period_days: 30 })
  expect(trial.status).toBe('trialing')
  const ended = await stripe.subscriptions.update(trial.id, { trial_end: 'now' })
  expect(ended).toMatchObject({ status: 'active', billing_cycle_anchor: trial.created })
  expect((await stripe.charges.list({ customer })).data.map(({ amount }) => amount)).toEqual([99_500])
})

test.each([
  ['of a customer without a card', {}, 'no attached payment source'],
  ['of an unknown customer', { customer: 'cus_none' }, "No such customer: 'cus_none'"],
  ['to a ticket', { items: [{ price: 'ticket' }] }, 'one_time'],
  ['with a trial in the past', { trial_end: 1 }, 'in the future'],
])('A subscription %s is refused', async (_name, terms, message) => {
  const { stripe } = service
  const { id: customer } = await stripe.customers.create({})
  const given = { customer, items: [{ price: 'unlimited' }], ...terms }
  const items = given.items.map(({ price }) => ({
    price: price === 'ticket' ? plans.ticket.id : plans.unlimited.id,
  }))
  const trial = given.items[0]?.price === 'ticket' ? { trial_period_days: 3 } : {}
  await expect(stripe.subscriptions.create({ ...given, ...trial, items })).rejects.toThrow(message)
  expect((await stripe.subscriptions.list({ customer, status: 'all' })).data).toEqual([])
})

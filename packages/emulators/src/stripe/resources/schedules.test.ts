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

/** Starts a subscription that a schedule manages. */
async function schedule() {
  const { stripe } = service
  const { advance, customer } = await customerWithCard(stripe, { frozenAt: '2026-03-02T09:00:00Z' })
  const { id } = await stripe.subscriptions.create({ customer, items: [{ price: plans.unlimited.id }] })
  const made = await stripe.subscriptionSchedules.create({ from_subscription: id })
  const [phase] = made.phases
  if (!phase) throw new Error('no phase')
  const now = {
    items: [{ price: plans.unlimited.id }],
    start_date: phase.start_date,
    end_date: phase.end_date,
  }
  return { advance, customer, id, made, now }
}
const academy = () => ({ items: [{ price: plans.academy.id }] })
const discounts = [{ coupon: 'off-200' }]
const paidBy = async (customer: string) =>
  (await service.stripe.charges.list({ customer })).data.map(({ amount }) => amount).reverse()

test('A schedule begins with the current period of its subscription, which names it', async () => {
  const { customer, id, made } = await schedule()
  const { stripe } = service
  const subscription = await stripe.subscriptions.retrieve(id)
  expect(subscription.schedule).toBe(made.id)
  expect(made).toMatchObject({
    status: 'active',
    subscription: id,
    end_behavior: 'release',
    phases: [
      {
        items: [{ price: plans.unlimited.id, quantity: 1 }],
        end_date: subscription.items.data[0]?.current_period_end,
      },
    ],
  })
  expect((await stripe.subscriptionSchedules.list({ customer })).data).toEqual([made])
  await expect(stripe.subscriptionSchedules.create({ from_subscription: id })).rejects.toThrow(
    'already attached',
  )
  await expect(stripe.subscriptionSchedules.create({ from_subscription: 'sub_none' })).rejects.toMatchObject({
    param: 'from_subscription',
  })
})

test('A subscription with a schedule refuses to be told directly when it ends', async () => {
  const { id, made } = await schedule()
  const { stripe } = service
  const refusal = `managed by the subscription schedule \`${made.id}\``
  await expect(stripe.subscriptions.update(id, { cancel_at_period_end: true })).rejects.toThrow(refusal)
  await expect(stripe.subscriptions.update(id, { cancel_at: 4_000_000_000 })).rejects.toThrow(refusal)
  expect(await stripe.subscriptions.update(id, { metadata: { a: '1' } })).toMatchObject({ cancel_at: null })
})

test('The next phase changes the plan when the period ends, and the schedule lets go after it', async () => {
  const { advance, customer, id, made, now } = await schedule()
  const { stripe } = service
  await stripe.subscriptionSchedules.update(made.id, { phases: [now, academy()] })
  expect(await paidBy(customer)).toEqual([99_500])
  await advance('2027-03-02T09:00:00Z')
  expect((await stripe.subscriptions.retrieve(id)).items.data[0]?.price.id).toBe(plans.academy.id)
  expect(await paidBy(customer)).toEqual([99_500, 75_000])
  await advance('2028-03-02T09:00:00Z')
  expect(await stripe.subscriptionSchedules.retrieve(made.id)).toMatchObject({
    status: 'released',
    released_subscription: id,
    subscription: null,
  })
  expect(await stripe.subscriptions.retrieve(id)).toMatchObject({ schedule: null, status: 'active' })
  expect(await paidBy(customer)).toEqual([99_500, 75_000, 75_000])
})

test('A discount that only the subscription has is lost at the next phase', async () => {
  const { advance, customer, id, made, now } = await schedule()
  const { stripe } = service
  await stripe.subscriptionSchedules.update(made.id, { phases: [now, academy()] })
  await stripe.subscriptions.update(id, { discounts })
  await advance('2027-03-02T09:00:00Z')
  expect(await paidBy(customer)).toEqual([99_500, 75_000])
})

test('A discount that the phases name survives the change of phase and is used once', async () => {
  const { advance, customer, id, made, now } = await schedule()
  const { stripe } = service
  await stripe.subscriptionSchedules.update(made.id, {
    phases: [
      { ...now, discounts },
      { ...academy(), discounts },
    ],
  })
  expect((await stripe.subscriptions.retrieve(id)).discounts).toHaveLength(1)
  await advance('2027-03-02T09:00:00Z')
  await advance('2028-03-02T09:00:00Z')
  expect(await paidBy(customer)).toEqual([99_500, 55_000, 75_000])
  expect((await stripe.coupons.retrieve('off-200')).times_redeemed).toBeGreaterThan(0)
})

test('A schedule whose end cancels ends the subscription with its last phase', async () => {
  const { advance, customer, id, made } = await schedule()
  const { stripe } = service
  await stripe.subscriptionSchedules.update(made.id, { end_behavior: 'cancel' })
  await advance('2027-03-02T09:00:00Z')
  expect(await stripe.subscriptions.retrieve(id)).toMatchObject({ status: 'canceled' })
  expect(await stripe.subscriptionSchedules.retrieve(made.id)).toMatchObject({ status: 'completed' })
  expect(await paidBy(customer)).toEqual([99_500])
})

test('A released schedule leaves its subscription alone and is over; a canceled one ends it', async () => {
  const { id, made } = await schedule()
  const { stripe } = service
  expect(await stripe.subscriptionSchedules.release(made.id)).toMatchObject({ status: 'released' })
  await expect(stripe.subscriptionSchedules.release(made.id)).rejects.toThrow('`released` status')
  await expect(stripe.subscriptionSchedules.update(made.id, { metadata: {} })).rejects.toThrow(
    '`released` status',
  )
  expect(await stripe.subscriptions.update(id, { cancel_at_period_end: true })).toMatchObject({
    schedule: null,
  })
  const other = await schedule()
  expect(await stripe.subscriptionSchedules.cancel(other.made.id)).toMatchObject({ status: 'canceled' })
  expect(await stripe.subscriptions.retrieve(other.id)).toMatchObject({ status: 'canceled' })
})

test('Phases that could not happen are refused, and the schedule stays as it was', async () => {
  const { id, made, now } = await schedule()
  const { stripe } = service
  const refused = [
    [{ ...now, start_date: now.start_date + 1 }],
    [{ ...now, end_date: now.start_date }],
    [now, { items: [{ price: plans.monthly.id }] }],
    [now, { ...academy(), start_date: now.end_date + 1 }],
    [now, { ...academy(), discounts: [{ coupon: 'none' }] }],
  ]
  for (const phases of refused)
    await expect(stripe.subscriptionSchedules.update(made.id, { phases })).rejects.toMatchObject({
      statusCode: 400,
    })
  expect(await stripe.subscriptionSchedules.retrieve(made.id)).toEqual(made)
  expect((await stripe.subscriptions.retrieve(id)).items.data[0]?.price.id).toBe(plans.unlimited.id)
})

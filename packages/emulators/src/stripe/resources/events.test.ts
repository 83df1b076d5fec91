import { afterAll, beforeAll, expect, test } from 'vitest'
import { Stripe } from 'stripe'
import { startStripeService, type StripeService } from '../testing/stripe-service.fixture.ts'

let service: StripeService
beforeAll(async () => {
  service = await startStripeService()
})
afterAll(() => service.close())

test('An event holds the object as it was, the version of the API and the request that caused it', async () => {
  const { events, stripe } = service
  const made = await stripe.customers.create({ name: 'Pat' }, { idempotencyKey: 'caused' })
  await stripe.customers.update(made.id, { name: 'Kim' })
  const [updated, created] = (await stripe.events.list({ type: 'customer.*' })).data
  expect(created).toMatchObject({
    type: 'customer.created',
    api_version: Stripe.API_VERSION,
    created: service.account.time(),
    data: { object: { id: made.id, name: 'Pat' } },
    request: { id: made.lastResponse.requestId, idempotency_key: 'caused' },
  })
  expect(updated).toMatchObject({ data: { object: { name: 'Kim' }, previous_attributes: { name: 'Pat' } } })
  expect(events.map(({ id }) => id)).toEqual([created?.id, updated?.id])
  expect(await stripe.events.retrieve(created?.id ?? '')).toEqual(created)
})

test('Events are listed by their types, the newest first', async () => {
  const { stripe } = service
  await stripe.products.create({ name: 'Course' })
  const types = async (filter: Stripe.EventListParams) =>
    (await stripe.events.list(filter)).data.map(({ type }) => type)
  expect(await types({ types: ['product.created', 'customer.updated'] })).toEqual([
    'product.created',
    'customer.updated',
  ])
  expect(await types({ type: 'invoice.paid' })).toEqual([])
})

test('A request that is refused tells of nothing', async () => {
  const { events, stripe } = service
  const before = events.length
  await expect(stripe.customers.update('cus_none', { name: 'Pat' })).rejects.toThrow('No such customer')
  expect(events).toHaveLength(before)
})

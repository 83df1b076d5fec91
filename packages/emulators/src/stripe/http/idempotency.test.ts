import { afterAll, beforeAll, expect, test } from 'vitest'
import { startStripeService, type StripeService } from '../testing/stripe-service.fixture.ts'

let service: StripeService
beforeAll(async () => {
  service = await startStripeService()
})
afterAll(() => service.close())

test('A key that comes again within a day gets the first answer, and nothing happens twice', async () => {
  const { events, stripe } = service
  const first = await stripe.customers.create({ name: 'Pat' }, { idempotencyKey: 'again' })
  const told = events.length
  service.wait(86_000)
  const second = await stripe.customers.create({ name: 'Pat' }, { idempotencyKey: 'again' })
  expect(second).toEqual(first)
  expect(second.lastResponse.headers).toMatchObject({
    'idempotent-replayed': 'true',
    'original-request': first.lastResponse.requestId,
  })
  expect(events).toHaveLength(told)
})

test('A key is forgotten after a day, so that the same request happens again', async () => {
  const { stripe } = service
  const first = await stripe.customers.create({ name: 'Kim' }, { idempotencyKey: 'old' })
  service.wait(86_401)
  expect((await stripe.customers.create({ name: 'Kim' }, { idempotencyKey: 'old' })).id).not.toBe(first.id)
})

test('A key with other parameters or another address is refused as an idempotency error', async () => {
  const { stripe } = service
  await stripe.customers.create({ name: 'Pat' }, { idempotencyKey: 'taken' })
  const refusal = { type: 'StripeIdempotencyError', statusCode: 400, rawType: 'idempotency_error' }
  await expect(stripe.customers.create({ name: 'Kim' }, { idempotencyKey: 'taken' })).rejects.toMatchObject(
    refusal,
  )
  await expect(stripe.products.create({ name: 'Pat' }, { idempotencyKey: 'taken' })).rejects.toMatchObject(
    refusal,
  )
})

test('A refused request is not remembered, so that its key serves the corrected one', async () => {
  const { stripe } = service
  await expect(stripe.products.create({ name: '' }, { idempotencyKey: 'corrected' })).rejects.toThrow(
    'empty string',
  )
  expect((await stripe.products.create({ name: 'Course' }, { idempotencyKey: 'corrected' })).name).toBe(
    'Course',
  )
})

test('Remembered answers outlive a restart, because they are part of the snapshot', async () => {
  const { account, stripe } = service
  const first = await stripe.customers.create({ name: 'Max' }, { idempotencyKey: 'kept' })
  account.restore(account.snapshot())
  expect((await stripe.customers.create({ name: 'Max' }, { idempotencyKey: 'kept' })).id).toBe(first.id)
})

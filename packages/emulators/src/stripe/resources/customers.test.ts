import { afterAll, beforeAll, expect, test } from 'vitest'
import { customerWithCard, sellPlans } from '../testing/sold-plan.fixture.ts'
import { startStripeService, type StripeService } from '../testing/stripe-service.fixture.ts'

let service: StripeService
beforeAll(async () => {
  service = await startStripeService()
})
afterAll(() => service.close())

test('A customer is kept with its facts, found by its address, and told of', async () => {
  const { events, stripe } = service
  const made = await stripe.customers.create({
    email: 'pat@example.com',
    name: 'Pat',
    metadata: { userId: 'u1' },
  })
  expect(await stripe.customers.retrieve(made.id)).toEqual(made)
  expect((await stripe.customers.list({ email: 'pat@example.com' })).data).toEqual([made])
  expect((await stripe.customers.list({ email: 'kim@example.com' })).data).toEqual([])
  expect(events.at(-1)).toMatchObject({ type: 'customer.created', data: { object: { id: made.id } } })
})

test('An update changes what it names, merges metadata, and tells what was before', async () => {
  const { events, stripe } = service
  const { id } = await stripe.customers.create({ name: 'Pat', metadata: { a: '1', b: '2' } })
  const updated = await stripe.customers.update(id, { name: 'Kim', metadata: { a: '', c: '3' } })
  expect(updated).toMatchObject({ name: 'Kim', metadata: { b: '2', c: '3' } })
  expect(events.at(-1)).toMatchObject({
    type: 'customer.updated',
    data: { previous_attributes: { name: 'Pat', metadata: { a: '1', b: '2' } } },
  })
  expect((await stripe.customers.update(id, { name: '', metadata: '' })).metadata).toEqual({})
})

test('A deleted customer pays no more, is remembered as deleted, and takes no update', async () => {
  const { stripe } = service
  const { unlimited } = await sellPlans(stripe)
  const { customer } = await customerWithCard(stripe, { frozenAt: '2026-03-02T09:00:00Z' })
  const { id } = await stripe.subscriptions.create({ customer, items: [{ price: unlimited.id }] })
  expect(await stripe.customers.del(customer)).toMatchObject({ deleted: true })
  expect(await stripe.subscriptions.retrieve(id)).toMatchObject({ status: 'canceled' })
  expect(await stripe.customers.retrieve(customer)).toMatchObject({ id: customer, deleted: true })
  const refusal = { statusCode: 404, code: 'resource_missing', message: `No such customer: '${customer}'` }
  await expect(stripe.customers.update(customer, { name: 'Pat' })).rejects.toMatchObject(refusal)
  await expect(stripe.customers.del(customer)).rejects.toMatchObject(refusal)
  await expect(stripe.customers.retrieve('cus_none')).rejects.toMatchObject({ statusCode: 404 })
})

test('A customer of a test clock is listed by its clock alone', async () => {
  const { stripe } = service
  const { customer } = await customerWithCard(stripe, { frozenAt: '2026-03-02T09:00:00Z' })
  const { test_clock: clock } = (await stripe.customers.retrieve(customer)) as { test_clock: string }
  expect((await stripe.customers.list({ test_clock: clock })).data.map(({ id }) => id)).toEqual([customer])
  expect((await stripe.customers.list({ limit: 100 })).data.map(({ id }) => id)).not.toContain(customer)
})

test('A card is attached by its test name, unless the bank declines it, and becomes the default', async () => {
  const { stripe } = service
  const { id: customer } = await stripe.customers.create({})
  const card = await stripe.paymentMethods.attach('pm_card_visa', { customer })
  expect(card).toMatchObject({ customer, card: { last4: '4242' } })
  const updated = await stripe.customers.update(customer, {
    invoice_settings: { default_payment_method: card.id },
  })
  expect(updated.invoice_settings.default_payment_method).toBe(card.id)
  expect((await stripe.paymentMethods.list({ customer })).data).toEqual([card])
  await expect(stripe.paymentMethods.attach('pm_card_chargeDeclined', { customer })).rejects.toMatchObject({
    statusCode: 402,
    code: 'card_declined',
  })
  const { id: other } = await stripe.customers.create({})
  await expect(stripe.paymentMethods.attach(card.id, { customer: other })).rejects.toThrow(
    'already been attached',
  )
})

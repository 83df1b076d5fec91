import { afterAll, beforeAll, expect, test } from 'vitest'
import { customerWithCard, sellPlans } from '../testing/sold-plan.fixture.ts'
import { startStripeService, type StripeService } from '../testing/stripe-service.fixture.ts'

let service: StripeService
let customer: string
let subscription: string
beforeAll(async () => {
  service = await startStripeService()
  const { unlimited } = await sellPlans(service.stripe)
  customer = (await customerWithCard(service.stripe, { frozenAt: '2026-03-02T09:00:00Z' })).customer
  const made = await service.stripe.subscriptions.create({ customer, items: [{ price: unlimited.id }] })
  subscription = made.id
})
afterAll(() => service.close())

const read = (...expand: string[]) => service.stripe.subscriptions.retrieve(subscription, { expand })

test('References are ids until they are expanded, several and nested at once', async () => {
  expect(await read()).toMatchObject({ customer, latest_invoice: expect.stringMatching(/^in_/) })
  expect(
    await read('customer', 'latest_invoice', 'latest_invoice.payments', 'items.data.price.product'),
  ).toMatchObject({
    customer: { id: customer },
    latest_invoice: { object: 'invoice', customer, payments: { data: [{ status: 'paid' }] } },
    items: { data: [{ price: { product: { name: 'Unlimited' } } }] },
  })
})

test('A path that begins like another keeps what the other has expanded', async () => {
  const found = await read('latest_invoice.payments', 'latest_invoice.customer', 'latest_invoice')
  expect(found).toMatchObject({
    latest_invoice: { payments: { object: 'list' }, customer: { id: customer } },
  })
})

test('An expansion changes the answer alone, not what is kept', async () => {
  await read('customer', 'latest_invoice.payments')
  expect(service.account.objects.subscriptions.get(subscription)?.customer).toBe(customer)
  expect(await read()).toMatchObject({ customer })
})

test('A reference that is null stays null', async () => {
  expect(await read('schedule', 'default_payment_method.customer')).toMatchObject({
    schedule: null,
    default_payment_method: null,
  })
})

test('A page of a list is expanded below its data', async () => {
  const { stripe } = service
  const page = await stripe.subscriptions.list({
    customer,
    expand: ['data.latest_invoice.payments', 'data.customer'],
  })
  expect(page.data).toMatchObject([
    { customer: { id: customer }, latest_invoice: { payments: { object: 'list' } } },
  ])
  await expect(stripe.subscriptions.list({ customer, expand: ['customer'] })).rejects.toThrow(
    'cannot be expanded',
  )
})

test('More than four levels, a field that is no reference, and an unknown one are refused', async () => {
  await expect(read('latest_invoice.payments.data.payment.payment_intent')).rejects.toThrow(
    'more than 4 levels',
  )
  await expect(read('status')).rejects.toMatchObject({ code: 'property_not_expandable' })
  await expect(read('unicorn.horn')).rejects.toThrow('cannot be expanded (unicorn.horn)')
})

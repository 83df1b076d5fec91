import { afterAll, beforeAll, expect, test } from 'vitest'
import { startStripeService, type StripeService } from '../testing/stripe-service.fixture.ts'

let service: StripeService
let customer: string
beforeAll(async () => {
  service = await startStripeService()
  customer = (await service.stripe.customers.create({})).id
})
afterAll(() => service.close())

const open = (terms = {}) => service.stripe.billingPortal.sessions.create({ customer, ...terms })

test('A portal without any configuration is refused, and the first configuration is the default', async () => {
  await expect(open()).rejects.toThrow('default configuration has not been created')
  const { billingPortal } = service.stripe
  const first = await billingPortal.configurations.create({
    features: { subscription_cancel: { enabled: true } },
  })
  const second = await billingPortal.configurations.create({
    features: { invoice_history: { enabled: true } },
  })
  expect(first).toMatchObject({ is_default: true, features: { subscription_cancel: { enabled: true } } })
  expect(second).toMatchObject({ is_default: false, features: { subscription_cancel: { enabled: false } } })
  expect((await open()).configuration).toBe(first.id)
  expect((await open({ configuration: second.id })).configuration).toBe(second.id)
  expect((await billingPortal.configurations.list({ is_default: true })).data).toEqual([first])
})

test('A portal’s address opens once, within five minutes', async () => {
  const { account, wait } = service
  const first = await open({ return_url: 'https://school.example/account' })
  expect(first).toMatchObject({ customer, url: `https://pages.example.com/portal/${first.id}` })
  expect(account.openPortalSession(first.id)).toBe(true)
  expect(account.openPortalSession(first.id)).toBe(false)
  const late = await open()
  const intime = await open()
  wait(300)
  expect(account.openPortalSession(intime.id)).toBe(true)
  wait(1)
  expect(account.openPortalSession(late.id)).toBe(false)
})

test('A portal of an unknown customer, configuration, subscription or page is refused', async () => {
  await expect(open({ customer: 'cus_none' })).rejects.toMatchObject({ param: 'customer' })
  await expect(open({ configuration: 'bpc_none' })).rejects.toMatchObject({
    statusCode: 400,
    message: "No such configuration: 'bpc_none'",
  })
  await expect(open({ return_url: 'nowhere' })).rejects.toMatchObject({ param: 'return_url' })
  const flow = { type: 'subscription_cancel' }
  await expect(open({ flow_data: flow })).rejects.toMatchObject({ param: 'flow_data[subscription_cancel]' })
  await expect(
    open({ flow_data: { ...flow, subscription_cancel: { subscription: 'sub_none' } } }),
  ).rejects.toThrow("No such subscription: 'sub_none'")
})

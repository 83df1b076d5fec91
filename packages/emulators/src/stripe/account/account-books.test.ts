import { afterAll, beforeAll, expect, test } from 'vitest'
import { RETURN_TO, sellPlans, type SoldPlans } from '../testing/sold-plan.fixture.ts'
import { startStripeService, type StripeService } from '../testing/stripe-service.fixture.ts'
import { StripeAccount } from './stripe-account.ts'

let service: StripeService
let plans: SoldPlans
beforeAll(async () => {
  service = await startStripeService()
  plans = await sellPlans(service.stripe)
})
afterAll(() => service.close())

test('An account that is restored from JSON goes on where the other was', async () => {
  const { account, stripe } = service
  const { id: customer } = await stripe.customers.create({})
  const terms = {
    ...RETURN_TO,
    mode: 'subscription' as const,
    customer,
    line_items: [{ price: plans.unlimited.id }],
  }
  const paid = await stripe.checkout.sessions.create(terms)
  account.payCheckoutSession(paid.id, '4242424242424242')
  const open = await stripe.checkout.sessions.create(terms)
  account.moveClock(customer, 1000)

  const told: string[] = []
  const now = account.time() * 1000
  const copy = new StripeAccount({
    now: () => now,
    pagesUrl: () => null,
    onEvent: ({ type }) => told.push(type),
  })
  copy.restore(JSON.parse(JSON.stringify(account.snapshot())))
  expect(copy.snapshot()).toEqual(account.snapshot())
  expect(copy.time(customer)).toBe(account.time() + 1000)
  expect(told).toEqual([])

  copy.payCheckoutSession(open.id, '4242424242424242')
  copy.moveClock(customer, 365 * 86_400)
  expect(copy.objects.charges.size).toBe(4)
  expect(account.objects.charges.size).toBe(1)
  expect(told).toContain('invoice.paid')
})

test('A customer’s clock that is moved changes nothing for another customer', async () => {
  const { account, stripe } = service
  const [one, other] = [await stripe.customers.create({}), await stripe.customers.create({})]
  account.moveClock(one.id, 500)
  account.moveClock(one.id, 500)
  expect(account.time(one.id)).toBe(account.time() + 1000)
  expect(account.time(other.id)).toBe(account.time())
  expect(() => account.moveClock('cus_none', 1)).toThrow("No such customer: 'cus_none'")
})

import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { plans, stripeEvents } from '@section/db/schema.ts'
import { openTestDatabase } from '@section/db/test-database.ts'
import type { Database } from '@section/db/connection.ts'
import { startStripeEmulator, type StripeEmulator } from '../../../testing/stripe-emulator.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'

let database: Database
let emulator: StripeEmulator
let server: TestServer
beforeAll(async () => {
  database = await openTestDatabase()
  await database.db.insert(plans).values({
    ...{ planId: 'unlimited', area: 'mcsc-unlimited', name: 'Unlimited', amount: 99_500, currency: 'usd' },
    ...{ stripeProductId: 'prod_unlimited', stripePriceId: 'price_unlimited', features: [], position: 0 },
  })
  emulator = await startStripeEmulator({ database })
  server = await startTestServer({ database, config: emulator.config })
  emulator.deliverTo(server.url)
})
afterAll(async () => {
  await server.close()
  await emulator.close()
  await database.close()
})

test('A test server asks the emulator for a checkout of what its database sells, and is told when it is paid', async () => {
  const { stripe } = server.services
  const customer = await stripe?.customers.create({ email: 'ada@example.com' }, { idempotencyKey: 'one' })
  const session = await stripe?.checkout.sessions.create({
    ...{ mode: 'subscription', customer: customer?.id ?? '', success_url: server.url },
    line_items: [{ price: 'price_unlimited', quantity: 1 }],
  })
  expect(session?.url).toMatch(new RegExp(`^${emulator.url}/dev/stripe/checkout/cs_test_`))
  expect(emulator.requests.map(({ path }) => path)).toEqual(['/v1/customers', '/v1/checkout/sessions'])
  emulator.account.payCheckoutSession(session?.id ?? '', '4242424242424242')
  await emulator.delivered()
  const events = await database.db
    .select()
    .from(stripeEvents)
    .where(eq(stripeEvents.stripeCustomerId, customer?.id ?? ''))
  expect(events.map(({ type }) => type)).toContain('checkout.session.completed')
})

test('An emulator that is down answers nothing, until it is up again', async () => {
  emulator.goDown(true)
  await expect(server.services.stripe?.customers.list()).rejects.toMatchObject({ statusCode: 503 })
  emulator.goDown(false)
  expect((await server.services.stripe?.customers.list())?.data).toHaveLength(1)
})

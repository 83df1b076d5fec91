import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { sql } from 'drizzle-orm'
import { stripeEvents } from '@section/db/schema.ts'
import { openPayingSchool, type Payer, type PayingSchool } from '../sync/paying-school.fixture.ts'
import { deliver, eventBody, type SentEvent, signatureOf } from './webhook-kit.fixture.ts'

const SECRET = 'whsec_emulator'
let school: PayingSchool

beforeAll(async () => {
  school = await openPayingSchool({ config: { works: true } })
  school.emulator.deliverTo(school.server.url)
})
afterAll(() => school.close())

const UNLIMITED = ['MEMBER', true, 'mcsc-unlimited to 2027-12-03']
const becomes = (payer: Payer, state: unknown) =>
  vi.waitFor(async () => expect(await payer.state()).toEqual(state), { timeout: 10_000, interval: 50 })
const newPayer = () => school.insertPayer({ status: 'ALUMNI', areas: [] })

async function subscriptionOf({ customer }: Payer): Promise<string> {
  const [subscription] = (await school.stripe.subscriptions.list({ customer, status: 'all' })).data
  return subscription?.id ?? ''
}

test('A payment opens a plan within two seconds of its event', async () => {
  const payer = await newPayer()
  await school.emulator.delivered()
  await payer.buy('price_unlimited')
  const paidAt = performance.now()
  await becomes(payer, UNLIMITED)
  expect(performance.now() - paidAt).toBeLessThan(2000)
})

test('An invoice.paid that comes after customer.subscription.deleted does not bring a membership back', async () => {
  const payer = await newPayer()
  await payer.buy('price_unlimited')
  await becomes(payer, UNLIMITED)
  await school.stripe.subscriptions.cancel(await subscriptionOf(payer))
  await becomes(payer, ['ALUMNI', false])
  await school.emulator.delivered()

  await deliverLate(payer, {
    id: 'evt_late',
    type: 'invoice.paid',
    object: { object: 'invoice', id: 'in_1', customer: payer.customer, status: 'paid' },
  })
  expect(await payer.state()).toEqual(['ALUMNI', false])
})

test('An event in the form of an API of 2024 changes nothing by its own dates and state', async () => {
  const payer = await newPayer()
  await payer.buy('price_unlimited')
  await becomes(payer, UNLIMITED)
  await school.emulator.delivered()
  const subscription = await subscriptionOf(payer)
  // Before 2025-03-31 a subscription had the period itself, and an invoice its subscription.
  await deliverLate(payer, {
    id: 'evt_subscription_of_2024',
    object: {
      object: 'subscription',
      id: subscription,
      customer: payer.customer,
      status: 'canceled',
      current_period_start: 1_600_000_000,
      current_period_end: 1_700_000_000,
    },
  })
  await deliverLate(payer, {
    id: 'evt_invoice_of_2024',
    type: 'invoice.payment_failed',
    object: { object: 'invoice', id: 'in_2024', customer: payer.customer, subscription, status: 'open' },
  })
  expect(await payer.state()).toEqual(UNLIMITED)
})

test('Events that come newest first, twice, or not at all end in the state that Stripe has', async () => {
  const payer = await newPayer()
  Object.assign(school.emulator.deliveries.controls, { reorder: true, repeat: 3, drop: 1, forge: 2 })
  await payer.buy('price_ai_academy')
  await school.stripe.subscriptions.update(await subscriptionOf(payer), { cancel_at_period_end: true })
  await school.emulator.delivered()
  await becomes(payer, ['MEMBER', true, 'ai-academy to 2027-11-26'])
})

test('A refund, whose event names no customer, closes a plan and ends it at Stripe', async () => {
  const payer = await newPayer()
  await payer.buy('price_unlimited')
  await becomes(payer, UNLIMITED)
  await school.emulator.delivered()
  school.emulator.account.refund((await payer.charge()).id)
  await becomes(payer, ['ALUMNI', false])
  await vi.waitFor(
    async () => expect((await payer.rows()).subscriptions).toMatchObject([{ status: 'canceled' }]),
    { timeout: 10_000 },
  )
})

test('A reading that fails while Stripe is down is repeated when Stripe is back', async () => {
  const payer = await newPayer()
  await school.emulator.delivered()
  await payer.buy('price_unlimited')
  school.emulator.goDown(true)
  await school.emulator.delivered()
  await vi.waitFor(async () => expect((await readings(payer.userId)).begun).toBeGreaterThan(0), {
    timeout: 10_000,
  })
  expect(await payer.state()).toEqual(['ALUMNI', false])
  school.emulator.goDown(false)
  await vi.waitFor(
    async () => {
      // The pause before the next attempt is skipped.
      await school.server.database.db.execute(
        sql`update pgboss.job set start_after = now() where name = 'sync-customer' and state = 'retry'`,
      )
      expect(await payer.state()).toEqual(UNLIMITED)
    },
    { timeout: 20_000, interval: 200 },
  )
})

test('Every event is stored once', async () => {
  await school.emulator.delivered()
  const stored = await school.server.database.db.select().from(stripeEvents)
  expect(new Set(stored.map(({ eventId }) => eventId)).size).toBe(stored.length)
  expect(stored.length).toBeGreaterThan(20)
})

/** Delivers an event about a payer with a true signature, and waits until it was followed by a reading. */
async function deliverLate({ userId }: Payer, event: SentEvent): Promise<void> {
  const before = (await readings(userId)).applied
  const body = eventBody(event)
  const signature = signatureOf(body, SECRET, school.clock.now)
  expect(await deliver(school.server, body, { 'stripe-signature': signature })).toBe(200)
  const applied = async () => (await readings(userId)).applied
  await vi.waitFor(async () => expect(await applied()).toBeGreaterThan(before), { timeout: 10_000 })
}

async function readings(userId: string): Promise<{ begun: number; applied: number }> {
  const { rows } = (await school.server.database.db.execute(
    sql`select begun_reading::int as begun, applied_reading::int as applied from billing_customers where user_id = ${userId}`,
  )) as { rows: { begun: number; applied: number }[] }
  return rows[0] ?? { begun: 0, applied: 0 }
}

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '@section/db/connection.ts'
import {
  billingCustomers,
  entitlements,
  members,
  payments,
  serverSecrets,
  subscriptions,
} from '@section/db/schema.ts'
import { openTestDatabase } from '@section/db/test-database.ts'
import { importContent } from '../../../app/content/import-content.ts'
import { memberId } from '../../members/content/person.ts'
import { DEMO_SCHOOL } from '../../../testing/demo-school.fixture.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { syncCustomer } from '../sync/sync-customer.ts'

const NOW = Date.parse('2026-05-20T15:00:00Z')
const PAYING = ['academy', 'ending', 'member', 'offer', 'past-due', 'scheduled']

let database: Database
let server: TestServer
beforeAll(async () => {
  database = await openTestDatabase()
  await importContent({ database, folder: DEMO_SCHOOL, now: NOW, allowDemoAccounts: true })
  server = await startTestServer({ database, clock: () => NOW })
})
afterAll(async () => {
  await server.close()
  await database.close()
})

/** Returns what is stored of what a member pays for. */
async function stored(userId: string) {
  const { db } = database
  const [member] = await db.select().from(members).where(eq(members.userId, userId))
  const areas = await db.select().from(entitlements).where(eq(entitlements.userId, userId))
  const plans = await db.select().from(subscriptions).where(eq(subscriptions.userId, userId))
  const paid = await db
    .select()
    .from(payments)
    .where(eq(payments.userId, userId))
    .orderBy(asc(payments.paidAt))
  return {
    status: member?.status,
    manageBilling: member?.manageBilling,
    areas: areas.map(({ type, endsAt, subscriptionId }) => ({ type, endsAt, subscriptionId })),
    // The content knows the path of a page, and Stripe its address.
    plans: plans.map(({ openInvoiceUrl, ...plan }) => ({
      ...plan,
      open: openInvoiceUrl && pathOf(openInvoiceUrl),
    })),
    paid: paid.map(({ receiptUrl, ...payment }) => ({
      ...payment,
      receipt: receiptUrl && pathOf(receiptUrl),
    })),
  }
}

const pathOf = (url: string) => new URL(url, server.url).pathname

test.each(PAYING)('What the demo’s Stripe says of %s@ is what the content has written', async (name) => {
  const userId = memberId(`${name}@demo.school`)
  const before = await stored(userId)
  expect(before).toMatchObject({ status: 'MEMBER', manageBilling: true, plans: [{ userId }] })
  const [customer] = await database.db
    .select()
    .from(billingCustomers)
    .where(eq(billingCustomers.userId, userId))
  await syncCustomer(server.services, customer?.stripeCustomerId ?? '')
  expect(await stored(userId)).toEqual(before)
})

test('A demo that keeps its database finds its Stripe as it was when it starts again, and begins anew with another one', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'demo-stripe-'))
  const kept = { ...database, folder }
  const start = () => startTestServer({ database: kept, clock: () => NOW })
  const customersOf = async ({ services: { stripe } }: TestServer) =>
    (await stripe?.customers.list({ limit: 100 }))?.data.map(({ id }) => id)
  const first = await start()
  await first.services.stripe?.customers.create({ email: 'ada@example.com' })
  const before = await customersOf(first)
  await first.close()
  expect(before).toHaveLength(PAYING.length + 1)
  const second = await start()
  expect(await customersOf(second)).toEqual(before)
  await second.close()
  await database.db.delete(serverSecrets)
  const afterReset = await start()
  expect(await customersOf(afterReset)).toHaveLength(PAYING.length)
  await afterReset.close()
  await rm(folder, { recursive: true })
})

test('A school with an account of its own at Stripe has no pages of the demo’s', async () => {
  const school = await startTestServer({
    environment: { STRIPE_SECRET_KEY: 'sk_test_school', STRIPE_WEBHOOK_SECRETS: 'whsec_school' },
  })
  for (const url of ['/dev/stripe', '/v1/customers'])
    expect(
      (await school.app.inject({ url, headers: { authorization: 'Bearer sk_test_demo' } })).statusCode,
    ).toBe(404)
  await school.close()
})

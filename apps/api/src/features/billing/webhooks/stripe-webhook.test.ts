import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { rows } from '@section/db/connection.ts'
import { stripeEvents } from '@section/db/schema.ts'
import { DAY_MS, MINUTE_MS } from '@section/domain/time/durations.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { purgeEventsJob } from './purge-events-job.ts'
import { deliver, eventBody, type SentEvent, signatureOf } from './webhook-kit.fixture.ts'

const NOW = Date.parse('2026-11-26T12:00:00Z')
const [NEW_SECRET, OLD_SECRET] = ['whsec_new-secret', 'whsec_old-secret'] as const
const stripe = { secretKey: 'sk_test_of_this_test', emulated: true, apiUrl: undefined }
let server: TestServer

beforeAll(async () => {
  server = await startTestServer({
    clock: () => NOW,
    config: { stripe: { ...stripe, webhookSecrets: [NEW_SECRET, OLD_SECRET] } },
  })
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.database.db.delete(stripeEvents)
  await server.database.db.execute(sql`delete from pgboss.job where name = 'sync-customer'`)
})

const send = (event: SentEvent, secret: string = NEW_SECRET, at = NOW) => {
  const body = eventBody(event)
  return deliver(server, body, { 'stripe-signature': signatureOf(body, secret, at) })
}
const stored = () =>
  rows<{ id: string; customer: string | null }>(
    server.database.db,
    sql`select event_id as id, stripe_customer_id as customer from stripe_events order by event_id`,
  )
const waitingJobs = async () => {
  const found = await rows<{ data: Record<string, unknown> }>(
    server.database.db,
    sql`select data from pgboss.job where name = 'sync-customer' and state = 'created' order by data::text`,
  )
  // Each job also knows the request that sent it.
  return found.map(({ data: { requestId: _requestId, ...data } }) => data)
}

test('An event is stored once, with one job for its customer, however often it is delivered', async () => {
  const answers = await Promise.all(Array.from({ length: 6 }, () => send({ id: 'evt_1' })))
  expect(answers).toEqual([200, 200, 200, 200, 200, 200])
  expect(await stored()).toEqual([{ id: 'evt_1', customer: 'cus_1' }])
  expect(await waitingJobs()).toEqual([{ customer: 'cus_1' }])
})

test('Events of one customer share the job that waits for it, and those of another have their own', async () => {
  const other = { object: 'invoice', id: 'in_2', customer: { id: 'cus_2', object: 'customer' } }
  for (const event of [{ id: 'evt_1' }, { id: 'evt_2' }, { id: 'evt_3', object: other }]) await send(event)
  expect(await stored()).toHaveLength(3)
  expect(await waitingJobs()).toEqual([{ customer: 'cus_1' }, { customer: 'cus_2' }])
})

test('An event without a customer names what leads to one, and one that leads to none is only stored', async () => {
  await send({ id: 'evt_1', object: { object: 'refund', charge: 'ch_1', payment_intent: 'pi_1' } })
  await send({ id: 'evt_2', object: { object: 'dispute', charge: null, payment_intent: 'pi_2' } })
  await send({ id: 'evt_3', object: { object: 'invoice_payment', invoice: 'in_3' } })
  await send({ id: 'evt_4', object: { object: 'customer', id: 'cus_4' } })
  await send({ id: 'evt_5', object: { object: 'price', id: 'price_5' } })
  expect(await stored()).toHaveLength(5)
  expect(await waitingJobs()).toEqual([
    { charge: 'ch_1' },
    { customer: 'cus_4' },
    { invoice: 'in_3' },
    { paymentIntent: 'pi_2' },
  ])
})

test('An event is taken with the signature of either of two secrets, and with both in one header', async () => {
  expect(await send({ id: 'evt_1' }, NEW_SECRET)).toBe(200)
  expect(await send({ id: 'evt_2' }, OLD_SECRET)).toBe(200)
  const body = eventBody({ id: 'evt_3' })
  const [time, byOld] = signatureOf(body, OLD_SECRET, NOW).split(',')
  const [, byNew] = signatureOf(body, NEW_SECRET, NOW).split(',')
  expect(await deliver(server, body, { 'stripe-signature': `${time},${byOld},${byNew}` })).toBe(200)
  expect(await stored()).toHaveLength(3)
})

test('An event with the signature of a secret that was withdrawn is refused', async () => {
  const later = await startTestServer({
    clock: () => NOW,
    database: server.database,
    config: { stripe: { ...stripe, webhookSecrets: [NEW_SECRET] } },
  })
  const body = eventBody({ id: 'evt_1' })
  expect(await deliver(later, body, { 'stripe-signature': signatureOf(body, OLD_SECRET, NOW) })).toBe(400)
  await later.close()
  expect(await stored()).toEqual([])
})

test.each<[string, number, number]>([
  ['five minutes old', -5 * MINUTE_MS, 200],
  ['older than five minutes', -5 * MINUTE_MS - 1000, 400],
  ['five minutes ahead', 5 * MINUTE_MS, 200],
  ['more than five minutes ahead', 5 * MINUTE_MS + 1000, 400],
  ['of next year', 365 * DAY_MS, 400],
])('An event whose signature is %s is answered by its age', async (_age, offset, status) => {
  expect(await send({ id: 'evt_1' }, NEW_SECRET, NOW + offset)).toBe(status)
  expect(await stored()).toHaveLength(status === 200 ? 1 : 0)
})

test('An event that is forged or changed on its way is refused and stores nothing', async () => {
  const body = eventBody({ id: 'evt_1' })
  const signature = signatureOf(body, NEW_SECRET, NOW)
  const [time] = signature.split(',')
  const forgeries: [string, Record<string, string>][] = [
    [body, {}],
    [body, { 'stripe-signature': '' }],
    [body, { 'stripe-signature': 'nonsense' }],
    [body, { 'stripe-signature': `${time},v1=${'0'.repeat(64)}` }],
    [body, { 'stripe-signature': `${time},v0=${signature.split('v1=')[1]}` }],
    [body, { 'stripe-signature': signatureOf(body, 'whsec_of_somebody_else', NOW) }],
    [body, { 'stripe-signature': signature.replace(/t=\d+/, `t=${NOW / 1000 - 1}`) }],
    [body.replace('cus_1', 'cus_2'), { 'stripe-signature': signature }],
    [`${body} `, { 'stripe-signature': signature }],
  ]
  for (const [sent, headers] of forgeries) expect(await deliver(server, sent, headers)).toBe(400)
  expect(await stored()).toEqual([])
  expect(await waitingJobs()).toEqual([])
})

test.each<[string, string]>([
  ['no JSON', 'payment=1'],
  ['no event', '[]'],
  ['an event without an object', '{"id": "evt_1", "type": "x", "data": {}}'],
  ['an event with a long id', eventBody({ id: 'e'.repeat(300) })],
  ['an event with an unstorable character', eventBody({ id: 'evt\u0000' })],
])('A signed message that is %s is refused and stores nothing', async (_what, body) => {
  expect(await deliver(server, body, { 'stripe-signature': signatureOf(body, NEW_SECRET, NOW) })).toBe(400)
  expect(await stored()).toEqual([])
})

test('A message that is longer than an event can be is refused unread', async () => {
  const body = eventBody({ id: 'evt_1', object: { object: 'x'.repeat(300_000) } })
  expect(await deliver(server, body, { 'stripe-signature': signatureOf(body, NEW_SECRET, NOW) })).toBe(413)
})

test('A network that sends many refused messages waits, and true events are not counted', async () => {
  const limited = await startTestServer({
    clock: () => NOW,
    database: server.database,
    config: { rateLimits: true, stripe: { ...stripe, webhookSecrets: [NEW_SECRET] } },
  })
  const body = eventBody({ id: 'evt_1' })
  const signed = { 'stripe-signature': signatureOf(body, NEW_SECRET, NOW) }
  for (let n = 0; n < 310; n++) expect(await deliver(limited, body, signed)).toBe(200)
  const refused = []
  for (let n = 0; n < 301; n++) refused.push(await deliver(limited, body, {}))
  expect(refused.filter((status) => status === 400)).toHaveLength(300)
  expect(refused.at(-1)).toBe(429)
  await limited.close()
})

test('An event is deleted thirty days after it came', async () => {
  const events = [29, 31].map((days) => ({
    eventId: `evt_${days}`,
    type: 'invoice.paid',
    receivedAt: new Date(NOW - days * DAY_MS),
  }))
  await server.database.db.insert(stripeEvents).values(events)
  await purgeEventsJob.run(server.services, NOW)
  expect(await stored()).toEqual([{ id: 'evt_29', customer: null }])
})

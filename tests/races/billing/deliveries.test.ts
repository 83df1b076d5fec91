import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { compareWithStripe } from '@section/api/features/billing/comparison/compare-with-stripe.ts'
import {
  openPayingSchool,
  type Payer,
  type PayingSchool,
} from '@section/api/features/billing/sync/paying-school.fixture.ts'
import { startTestServer, type TestServer } from '@section/api/testing/test-server.ts'
import { type Database, rows } from '@section/db/connection.ts'
import { billingNotices, stripeEvents } from '@section/db/schema.ts'
import { openTestDatabase } from '@section/db/test-database.ts'
import { believeEvent } from '../broken-implementations/stripe-events.ts'
import { randomNumbers } from '../enrollment/random-numbers.ts'
import { until } from '../processes/until.ts'
import { doSomething } from './random-payments.ts'
import { deliverAll, shuffle, shuffledDeliveries } from './shuffled-deliveries.ts'

const DELIVERIES = process.env['NIGHTLY'] === '1' ? 2000 : 200
/** Of each event there are about 1.7 deliveries. */
const EVENTS = Math.ceil(DELIVERIES / 1.7)
const PAYERS = Math.ceil(EVENTS / 20)
const CONNECTIONS = 24

let database: Database & { url?: string }
let school: PayingSchool
let second: TestServer

beforeAll(async () => {
  if (!process.env['TEST_DATABASE_URL'])
    throw new Error('Set TEST_DATABASE_URL to a PostgreSQL that may create databases.')
  database = await openTestDatabase({ poolSize: CONNECTIONS })
  school = await openPayingSchool({ database, config: { works: true } })
  const config = { ...school.emulator.config, works: true }
  second = await startTestServer({ database, config, clock: () => school.clock.now })
})
afterAll(async () => {
  await second?.close()
  await school?.close()
  await database?.close()
})

const eventsSince = (count: number) => [...school.emulator.account.objects.events.values()].slice(count)

/** Waits until no job about payments is left, without the pauses before further attempts. */
const settled = () =>
  until(async () => {
    await database.db.execute(sql`update pgboss.job set start_after = now() where state = 'retry'`)
    const [left] = await rows<{ count: number }>(
      database.db,
      sql`select count(*)::int as count from pgboss.job
        where name in ('sync-customer', 'sync-lapsed-customer', 'end-subscription') and state < 'completed'`,
    )
    return left?.count === 0
  })

/** Delivers events as a network of ill will would, and returns the number of deliveries. */
async function deliverShuffled(events: readonly object[], random: () => number): Promise<number> {
  const deliveries = shuffledDeliveries(events, random)
  await deliverAll([school.server, second], deliveries, school.clock.now)
  return deliveries.length
}

const differences = async () =>
  (await compareWithStripe(school.server.services, school.clock.now))?.differences ?? []

test(`${DELIVERIES} deliveries that are repeated, shuffled, forged, old and of the future, three at once to two servers, end in the state that Stripe has`, async () => {
  const random = randomNumbers(20_261_126)
  const payers: Payer[] = []
  for (let n = 0; n < PAYERS; n++) payers.push(await school.insertPayer({ status: 'ALUMNI', areas: [] }))
  const before = eventsSince(0).length
  let [told, total] = [before, 0]
  let waiting: object[] = []
  while (eventsSince(before).length < EVENTS || total < DELIVERIES) {
    for (const payer of payers) await doSomething(school, payer, [random(), random()])
    const events = shuffle([...waiting, ...eventsSince(told)], random)
    told = before + eventsSince(before).length
    // Half of the events come later than some of the next round.
    waiting = events.splice(0, Math.floor(events.length / 2))
    total += await deliverShuffled(events, random)
  }
  await deliverShuffled(waiting, random)
  await settled()
  // What a job does at Stripe, such as ending what was returned, makes events of its own.
  await deliverShuffled(eventsSince(told), random)
  await settled()

  expect(await differences()).toEqual([])
  const stored = await database.db.select().from(stripeEvents)
  expect(stored.length).toBe(eventsSince(before).length)
  const states = await Promise.all(payers.map((payer) => payer.state()))
  const notices = await database.db.$count(billingNotices)
  for (const payer of payers) await payer.sync()
  expect(await Promise.all(payers.map((payer) => payer.state()))).toEqual(states)
  expect(await database.db.$count(billingNotices)).toBe(notices)
  expect(await school.server.services.jobs.listDeadLetters()).toEqual([])
})

test('The race of deliveries detects its broken implementation', async () => {
  const events = eventsSince(0).filter(({ type }) => type.startsWith('customer.subscription.'))
  for (const event of shuffle(events, randomNumbers(7))) await believeEvent(database, event)
  expect(await differences()).not.toEqual([])
})

import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { rows } from '@section/db/connection.ts'
import { members, stripeEvents } from '@section/db/schema.ts'
import type { PayingSchool } from '../../../apps/api/src/features/billing/sync/paying-school.fixture.ts'
import { runLoad } from '../load/run-load.ts'
import { quantile, type Row } from '../table.ts'
import type { WebhooksAnswers, WebhooksLoad } from './webhooks-load.ts'

const PAYERS = 200
const CONNECTIONS = 16
const SECONDS = 20
const WARM_UP_SECONDS = 3
const EVENTS_BOUND = 200
const APPLIED_BOUND_S = 60

/**
 * Measures how many events a second are stored while their customers are read again, and how long after the last answer the last
 * of them was applied.
 */
export async function measureWebhooks(school: PayingSchool, command: string): Promise<Row[]> {
  const customers: string[] = []
  for (let n = 0; n < PAYERS; n++) {
    const payer = await school.insertPayer()
    await payer.buy('price_unlimited')
    customers.push(payer.customer)
  }
  const [secret = ''] = school.server.services.config.stripe?.webhookSecrets ?? []
  const load = { url: school.server.url, secret, at: school.clock.now, customers, connections: CONNECTIONS }
  await send({ ...load, seconds: WARM_UP_SECONDS })
  await allApplied(school)
  const { db } = school.server.database
  await db.delete(stripeEvents)
  const answers = await send({ ...load, seconds: SECONDS })
  const began = performance.now()
  await allApplied(school)
  const applied = (performance.now() - began) / 1000
  const [stored, paying] = [await db.$count(stripeEvents), await db.$count(members, sql`manage_billing`)]
  const rate = answers.events / answers.seconds
  const isWhole = answers.wrong === 0 && stored === answers.events
  const common = { baseline: 'none', command }
  return [
    {
      ...common,
      what: `Signed events, every tenth twice, while their ${PAYERS} customers are read again`,
      ours: `${rate.toFixed(0)}/s, p50 ${quantile(answers.times, 0.5).toFixed(1)} ms, p99 ${quantile(answers.times, 0.99).toFixed(1)} ms; ${stored} of ${answers.events} stored once, ${answers.wrong} refused`,
      ratio: (rate / EVENTS_BOUND).toFixed(2),
      bound: `≥ ${EVENTS_BOUND}/s`,
      holds: rate >= EVENTS_BOUND && isWhole,
    },
    {
      ...common,
      what: 'The last event applied, after its answer',
      ours: `${applied.toFixed(1)} s, ${paying} of ${PAYERS} members`,
      ratio: (applied / APPLIED_BOUND_S).toFixed(2),
      bound: `≤ ${APPLIED_BOUND_S} s`,
      holds: applied <= APPLIED_BOUND_S && paying === PAYERS,
    },
  ]
}

const send = (load: WebhooksLoad) => runLoad<WebhooksAnswers>('tests/bench/billing/webhooks-load.ts', load)

/** Waits until no customer is to be read again. */
async function allApplied({ server }: PayingSchool): Promise<void> {
  for (;;) {
    const waiting = await rows(
      server.database.db,
      sql`select 1 from pgboss.job where name = 'sync-customer' and state in ('created', 'active', 'retry') limit 1`,
    )
    if (waiting.length === 0) return
    await wait(100)
  }
}

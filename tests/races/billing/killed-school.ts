import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { insertSold } from '@section/api/features/billing/checkout/sold-content.fixture.ts'
import { CANCEL_OFFER } from '@section/api/features/billing/portal/subscriber-kit.fixture.ts'
import { freePort } from '@section/api/testing/free-port.ts'
import { type StripeEmulator, startStripeEmulator } from '@section/api/testing/stripe-emulator.ts'
import { startTestServer, type TestServer } from '@section/api/testing/test-server.ts'
import { rows } from '@section/db/connection.ts'
import { contentLoads, discounts } from '@section/db/schema.ts'
import { openTestDatabase } from '@section/db/test-database.ts'
import { type SchoolProcess, startProcess } from '../processes/school-process.ts'
import { until } from '../processes/until.ts'

/** A school whose server is a process that can be killed, and whose Stripe lives on in the process of the test. */
export interface KilledSchool {
  emulator: StripeEmulator
  /** A server on the same database for what the test asks of it itself; it does no jobs and gets no events. */
  observer: TestServer
  /** The address of the process. */
  url: string
  start: () => Promise<void>
  kill: () => Promise<void>
  /** Waits until every event was accepted and no job about payments is left. */
  settled: () => Promise<void>
  close: () => Promise<void>
}

/** A server through which the school asks Stripe. */
type Between = (stripeUrl: string) => Promise<{ url: string; close: () => Promise<void> }>

/** Opens the school without starting its process. */
export async function openKilledSchool(between?: Between): Promise<KilledSchool> {
  const database: Awaited<ReturnType<typeof openTestDatabase>> & { url?: string } = await openTestDatabase()
  if (!database.url) throw new Error('Set TEST_DATABASE_URL to a PostgreSQL that may create databases.')
  const { db } = database
  await db.insert(contentLoads).values({ name: 'demo-school', version: '1' })
  await insertSold(db, Date.now())
  await db.insert(discounts).values(CANCEL_OFFER)
  const emulator = await startStripeEmulator({ database })
  const port = await freePort()
  const url = `http://localhost:${port}`
  const observer = await startTestServer({ database, publicUrl: url, config: emulator.config })
  const proxy = await between?.(emulator.url)
  const environment = {
    ...emulator.environment,
    ...(proxy && { STRIPE_API_URL: proxy.url }),
    DATABASE_URL: database.url,
    PORT: String(port),
    PUBLIC_URL: url,
    RATE_LIMITS: 'false',
    // The mails stay in the queue for a minute, and their rows for longer.
    MAIL_DELAY_MS: '60000',
  }
  emulator.deliverTo(url)
  let running: SchoolProcess | undefined
  const kill = async () => {
    const killed = running
    running = undefined
    await killed?.end('SIGKILL')
  }
  return {
    emulator,
    observer,
    url,
    kill,
    async start() {
      // The jobs of the killed server are found by the supervision of the queue, for which nobody waits here.
      await db.execute(sql`update pgboss.job set state = 'retry' where state = 'active'`)
      running = await startProcess('serve', environment)
    },
    settled: () =>
      until(async () => {
        const told = emulator.account.objects.events.size
        await emulator.delivered()
        // What a job does at Stripe makes events before the job is done.
        return (await jobsLeft(observer)) === 0 && emulator.account.objects.events.size === told
      }),
    async close() {
      await kill()
      await observer.close()
      await proxy?.close()
      await emulator.close()
      await database.close()
    },
  }
}

/** Returns how many jobs about payments are left, after skipping the pauses before further attempts. */
async function jobsLeft({ database: { db } }: TestServer): Promise<number | undefined> {
  await db.execute(sql`update pgboss.job set start_after = now() where state = 'retry'`)
  const [left] = await rows<{ count: number }>(
    db,
    sql`select count(*)::int as count from pgboss.job
      where name in ('sync-customer', 'sync-lapsed-customer', 'end-subscription') and state < 'completed'`,
  )
  return left?.count
}

/**
 * Kills the school's server after it has sent this number of requests to Stripe and some milliseconds, or when it has been at rest
 * for a while.
 */
export async function killAfter({ emulator, kill }: KilledSchool, requests: number): Promise<void> {
  const last = emulator.requests.length + requests
  for (let [count, rest] = [0, 0]; count < last && rest < 1000; rest += 2) {
    if (emulator.requests.length > count) [count, rest] = [emulator.requests.length, 0]
    await wait(2)
  }
  await wait(Math.random() * 20)
  await kill()
}

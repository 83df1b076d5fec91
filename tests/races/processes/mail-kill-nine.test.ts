import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'
import { jobs } from '@section/api/app/features.ts'
import { MailOutbox } from '@section/api/features/mail/outbox.ts'
import { JobQueue } from '@section/api/server/jobs/job-queue.ts'
import { type Database, rows } from '@section/db/connection.ts'
import { contentLoads } from '@section/db/schema.ts'
import { openTestDatabase } from '@section/db/test-database.ts'
import { parseMessage } from '@section/emulators/smtp/parse-message.ts'
import { type SmtpEmulator, startSmtpEmulator } from '@section/emulators/smtp/smtp-emulator.ts'
import { type SchoolProcess, startProcess } from './school-process.ts'
import { until } from './until.ts'

const [KILLS, MAILS_A_RUN] = process.env['NIGHTLY'] === '1' ? [50, 200] : [2, 40]
const ALL_SENT_MS = 15 * 60_000
const NEVER = 'nobody@example.com'

const cleanUps: (() => unknown)[] = []
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).toReversed()) await cleanUp()
})

test(
  `Each of ${KILLS * MAILS_A_RUN} business events is mailed exactly once through ${KILLS} kills of servers and workers during sending`,
  async () => {
    const { database, url: databaseUrl } = await school()
    const queue = await JobQueue.open(database, { jobs, works: false })
    cleanUps.push(() => queue.stop())
    const outbox = new MailOutbox(queue, 0)
    const smtp = await slowMailServer()
    const queued: string[] = []
    for (let run = 1; run <= KILLS; run++) {
      const running = await start(run % 2 === 0 ? 'worker' : 'serve', databaseUrl, smtp.server.url)
      queued.push(...(await queueMails(outbox, database, run)))
      const before = smtp.taken()
      await until(async () => smtp.taken() > before + 3)
      await wait(Math.random() * 100)
      await running.end('SIGKILL')
      await expireJobs(database)
    }
    const last = await start('worker', databaseUrl, smtp.server.url)
    await until(async () => {
      // The pauses before the next attempts are skipped.
      await database.db.execute(sql`update pgboss.job set start_after = now() where state = 'retry'`)
      const [left] = await rows<{ count: number }>(
        database.db,
        sql`select count(*)::int as count from outbox where delivered_at is null and failed_at is null`,
      )
      return left?.count === 0
    }, ALL_SENT_MS)
    expect([...smtp.received.values()].toSorted()).toEqual(queued.toSorted())
    const failed = await rows(
      database.db,
      sql`select payload ->> 'to' as "to" from outbox where failed_at is not null`,
    )
    expect(failed).toHaveLength(KILLS)
    expect(new Set(failed.map(({ to }) => to))).toEqual(new Set([NEVER]))
    await last.end()
  },
  30 * 60_000,
)

async function start(
  command: 'serve' | 'worker',
  databaseUrl: string,
  smtpUrl: string,
): Promise<SchoolProcess> {
  const started = await startProcess(command, {
    DATABASE_URL: databaseUrl,
    SMTP_URL: smtpUrl,
    MAIL_DELAY_MS: '0',
  })
  cleanUps.push(() => started.end('SIGKILL'))
  return started
}

/** Opens a database in which the demo school is marked as loaded, so that the server starts at once. */
async function school(): Promise<{ database: Database; url: string }> {
  const database = await openTestDatabase()
  cleanUps.push(() => database.close())
  if (!database.url) throw new Error('Set TEST_DATABASE_URL to a PostgreSQL that may create databases.')
  await database.db.insert(contentLoads).values({ name: 'demo-school', version: '1' })
  return { database, url: database.url }
}

interface SlowMailServer {
  server: SmtpEmulator
  /** Returns how often it has taken a mail. */
  taken: () => number
  /** The recipients of the mails by their Message-ID, by which receivers know a mail that comes twice. */
  received: Map<string, string>
}

/** Starts a slow mail server that is not killed. */
async function slowMailServer(): Promise<SlowMailServer> {
  let taken = 0
  const received = new Map<string, string>()
  const server = await startSmtpEmulator(
    async ({ recipients, source }) => {
      const { messageId } = await parseMessage(source)
      received.set(messageId, recipients.join())
      taken++
      // At this moment the mail is taken, and the sender does not know it yet.
      await wait(Math.random() * 40)
    },
    { isRefused: (address) => address === NEVER },
  )
  cleanUps.push(() => server.close())
  return { server, taken: () => taken, received }
}

/** Queues the mails of a run, each to another address, and one that no server accepts. */
async function queueMails(outbox: MailOutbox, { db }: Database, run: number): Promise<string[]> {
  const addresses = Array.from({ length: MAILS_A_RUN }, (_, index) => `m${run}-${index}@example.com`)
  await db.transaction(async (tx) => {
    await outbox.queue(
      tx,
      ...[NEVER, ...addresses].map((to) => ({
        mail: { kind: 'already-registered' as const, to, firstName: 'Nia', link: '/login' },
        dedupeKey: `${run} ${to}`,
      })),
    )
  })
  return addresses
}

/** Lets the jobs of a killed server expire at once, which takes a minute otherwise. */
async function expireJobs({ db }: Database): Promise<void> {
  await db.execute(
    sql`update pgboss.job set started_on = now() - interval '2 minutes' where state = 'active'`,
  )
  await db.execute(sql`update pgboss.queue set monitor_on = null`)
}

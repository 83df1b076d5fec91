import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { rows } from '@section/db/connection.ts'
import { DAY_MS, MINUTE_MS } from '@section/domain/time/durations.ts'
import type { JobData } from '../../../server/jobs/job-queue.ts'
import { compareWithStripe } from '../comparison/compare-with-stripe.ts'
import { lapsedJobs } from './lapsed-job.ts'
import { FAILING_CARD, openPayingSchool, type PayingSchool, SCHOOL_NOW } from './paying-school.fixture.ts'

const QUEUE = 'sync-lapsed-customer'
const GRACE_ENDS = Date.parse('2027-12-03T12:00:00Z')
let school: PayingSchool

beforeAll(async () => {
  school = await openPayingSchool()
})
afterAll(() => school.close())
beforeEach(async () => {
  school.clock.now = SCHOOL_NOW
  await school.server.database.db.execute(sql`delete from pgboss.job where name = ${QUEUE}`)
})

/** Inserts a member whose renewal has failed, in the days of grace. */
async function insertFailed() {
  const payer = await school.insertPayer({ status: 'ALUMNI', areas: [] })
  await payer.buy('price_unlimited', FAILING_CARD)
  school.clock.now += 366 * DAY_MS
  school.emulator.account.runDue()
  await payer.sync()
  return payer
}

/** Searches once at a moment. */
async function search(now: number): Promise<void> {
  school.clock.now = now
  for (const job of lapsedJobs) if ('cron' in job) await job.run(school.server.services, now)
}

/** Runs the jobs that wait, without the pauses before further attempts; returns the number of those that failed. */
async function runJobs(): Promise<number> {
  const { services, database } = school.server
  await database.db.execute(sql`update pgboss.job set start_after = now() where state = 'retry'`)
  let failed = 0
  for (const job of lapsedJobs) {
    if ('cron' in job) continue
    const { run } = await job.open(services)
    for (const { id, data } of await services.jobs.boss.fetch<JobData>(QUEUE, { batchSize: 10 }))
      try {
        await run(data)
        await services.jobs.boss.complete(QUEUE, id)
      } catch {
        await services.jobs.boss.fail(QUEUE, id)
        failed++
      }
  }
  return failed
}

const jobs = () =>
  rows<{ customer: string; state: string }>(
    school.server.database.db,
    sql`select data ->> 'customer' as customer, state::text from pgboss.job where name = ${QUEUE}`,
  )

test('A member whose days of grace end, of which Stripe tells nothing, is read again, once', async () => {
  const payer = await insertFailed()
  await search(GRACE_ENDS - 1000)
  expect(await jobs()).toEqual([])
  await search(GRACE_ENDS)
  expect(await jobs()).toEqual([{ customer: payer.customer, state: 'created' }])
  await runJobs()
  expect((await payer.state()).slice(0, 2)).toEqual(['ALUMNI', false])
  await search(GRACE_ENDS + 5 * MINUTE_MS)
  expect(await jobs()).toEqual([{ customer: payer.customer, state: 'completed' }])
})

test('A member who cannot be read while Stripe is down for an hour has one job, which reads them when it is back', async () => {
  const payer = await insertFailed()
  school.emulator.goDown(true)
  for (let minutes = 0; minutes < 60; minutes += 5) {
    await search(GRACE_ENDS + minutes * MINUTE_MS)
    // The later searches find a job that waits for its next attempt.
    if (minutes < 30) expect(await runJobs()).toBe(1)
  }
  expect(await jobs()).toEqual([{ customer: payer.customer, state: 'retry' }])
  school.emulator.goDown(false)
  expect(await runJobs()).toBe(0)
  expect((await payer.state()).slice(0, 2)).toEqual(['ALUMNI', false])
})

test('A member who cannot be read for a week is read no more, and the comparison tells what stays different', async () => {
  const payer = await insertFailed()
  await search(GRACE_ENDS + 7 * DAY_MS)
  expect(await jobs()).toEqual([])
  const compared = await compareWithStripe(school.server.services, school.clock.now)
  expect(compared?.differences.filter(({ userId }) => userId === payer.userId)).toMatchObject([
    { kind: 'member status', what: 'they manage a subscription', would: 'would write: they do not' },
  ])
})

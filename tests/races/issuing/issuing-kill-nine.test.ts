import { setTimeout as wait } from 'node:timers/promises'
import { eq, sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { insertProgram } from '@section/api/features/certificates/insert-program.fixture.ts'
import { insertCourse } from '@section/api/testing/insert-course.ts'
import { type Database, rows } from '@section/db/connection.ts'
import { contentLoads, credentials, finishedPeriods } from '@section/db/schema.ts'
import { openTestDatabase } from '@section/db/test-database.ts'
import { type SchoolProcess, startProcess } from '../processes/school-process.ts'
import { until } from '../processes/until.ts'

const KILLS = process.env['NIGHTLY'] === '1' ? 20 : 2
/** The members of a class are issued in several transactions, within some hundred milliseconds. */
const CLASS = 2000

/** The mails stay in the queue for the time of the test. */
const LATER = { MAIL_DELAY_MS: '60000' }

let database: Database & { url?: string }
const processes: SchoolProcess[] = []
beforeEach(async () => {
  database = await openTestDatabase()
  await database.db.insert(contentLoads).values({ name: 'demo-school', version: '1' })
})
afterEach(async () => {
  for (const one of processes.splice(0)) await one.end('SIGKILL')
  await database.close()
})

test(`Every certificate is issued and mailed exactly once through ${KILLS} kills of servers and workers during issuing`, async () => {
  const { db } = database
  const courseId = await insertCourse(db)
  const certificateId = await insertProgram(db, { type: 'OPEN' }, [{ courseId }])
  for (let run = 1; run <= KILLS; run++) {
    await addClass(run, courseId, certificateId)
    const running = await start(run % 2 === 0 ? 'worker' : 'serve')
    await until(async () => (await issued()) > (run - 1) * CLASS)
    await wait(Math.random() * 300)
    await running.end('SIGKILL')
  }
  // Two processes share the rest.
  await db.delete(finishedPeriods)
  await Promise.all([start('worker'), start('serve')])
  // Other periodic jobs write into the same ledger.
  await until(async () => (await db.$count(finishedPeriods, eq(finishedPeriods.job, 'issuing'))) > 0)
  expect(await issued()).toBe(KILLS * CLASS)
  const wrong = await rows(
    db,
    sql`select k.credential_id, count(o.outbox_id) as mails from credentials k
      left join outbox o on o.dedupe_key = 'certificate-issued ' || k.credential_id
      where k.certificate_id is not null group by k.credential_id having count(o.outbox_id) <> 1`,
  )
  expect(wrong).toEqual([])
  expect(await countMails()).toBe(KILLS * CLASS)
})

const issued = () => database.db.$count(credentials, sql`certificate_id is not null`)

async function countMails(): Promise<number | undefined> {
  const [found] = await rows<{ count: number }>(
    database.db,
    sql`select count(*)::int as count from outbox where payload ->> 'kind' = 'certificate-issued'`,
  )
  return found?.count
}

/** Adds members who have earned the certificate, as if the last issuing day had not been yet. */
async function addClass(run: number, courseId: string, certificateId: string): Promise<void> {
  await database.db.execute(sql`
    with class as (
      insert into members (email, status, first_name, last_name)
      select 'm' || ${run}::int || '-' || n || '@example.com', 'MEMBER', 'Nia', 'Okafor'
      from generate_series(1, ${CLASS}::int) n returning user_id),
    badges as (
      insert into earned_badges (user_id, course_id, earned_at)
      select user_id, ${courseId}, '2026-01-01' from class)
    insert into certificate_registrations (user_id, certificate_id, registered_at)
    select user_id, ${certificateId}, '2026-01-01' from class`)
  await database.db.delete(finishedPeriods)
}

async function start(command: 'serve' | 'worker'): Promise<SchoolProcess> {
  const started = await startProcess(command, { DATABASE_URL: database.url ?? '', ...LATER })
  processes.push(started)
  return started
}

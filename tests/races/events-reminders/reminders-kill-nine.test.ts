import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { insertEvent } from '@section/api/features/events/insert-event.fixture.ts'
import type { Database } from '@section/db/connection.ts'
import { contentLoads, memberEventRsvps } from '@section/db/schema.ts'
import { openTestDatabase } from '@section/db/test-database.ts'
import { HOUR_MS } from '@section/domain/time/durations.ts'
import { type SchoolProcess, startProcess } from '../processes/school-process.ts'
import { until } from '../processes/until.ts'
import { wrongReminders } from './wrong-reminders.ts'

const KILLS = process.env['NIGHTLY'] === '1' ? 20 : 2
/** The members of an event are reminded in several transactions, within some hundred milliseconds. */
const COMING = 2500

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

test(`Every reminder of an event is queued exactly once through ${KILLS} kills of servers and workers while they remind`, async () => {
  for (let run = 1; run <= KILLS; run++) {
    await addEvent(run)
    const running = await start(run % 2 === 0 ? 'worker' : 'serve')
    await until(async () => (await reminded()) > (run - 1) * COMING)
    await wait(Math.random() * 200)
    await running.end('SIGKILL')
  }
  // Two processes share the rest.
  await Promise.all([start('worker'), start('serve')])
  await until(async () => (await reminded()) === KILLS * COMING)
  expect(await wrongReminders(database.db)).toEqual([])
})

const reminded = () => database.db.$count(memberEventRsvps, sql`reminded_start is not null`)

/** Adds an event that starts within the hour, so that its reminder is due in every zone, with members who come. */
async function addEvent(run: number): Promise<void> {
  const { db } = database
  const memberEventId = await insertEvent(db, { eventStart: Date.now() + HOUR_MS - 1 })
  await db.execute(sql`
    with people as (
      insert into members (email, status, first_name, last_name, time_zone)
      select 'm' || ${run}::int || '-' || n || '@example.com', 'MEMBER', 'Nia', 'Okafor',
        (array['Asia/Tokyo', 'Europe/Berlin', null])[1 + n % 3]
      from generate_series(1, ${COMING}::int) n returning user_id),
    areas as (
      insert into entitlements (user_id, type, starts_at) select user_id, 'mcsc-unlimited', '2020-01-01' from people)
    insert into member_event_rsvps (member_event_id, user_id, status, changed_at)
    select ${memberEventId}, user_id, 'ACTIVE', now() from people`)
}

async function start(command: 'serve' | 'worker'): Promise<SchoolProcess> {
  const started = await startProcess(command, { DATABASE_URL: database.url ?? '', ...LATER })
  processes.push(started)
  return started
}

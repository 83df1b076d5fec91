import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertEvent, insertRsvp } from '@section/api/features/events/insert-event.fixture.ts'
import { sendReminders } from '@section/api/features/events/reminders/send-reminders.ts'
import type { Services } from '@section/api/server/services.ts'
import { HOUR_MS } from '@section/domain/time/durations.ts'
import { remindNaively } from './wrong-implementation.ts'
import { randomNumbers } from '../enrollment/random-numbers.ts'
import { Killed, killedAfter } from '../issuing/killed-at-random.ts'
import { openRaceServers, type RaceServers } from '../race-servers.ts'
import { wrongReminders } from './wrong-reminders.ts'

const RUNS = process.env['NIGHTLY'] === '1' ? 100 : 10
/** The number of runs within which a broken implementation must be caught. */
const MAX_BROKEN_RUNS = 30
/** A run takes more steps than the first ones may, so that it is killed. */
const STEPS = 20
const MEMBERS = 20
const BATCH = 4
const START = Date.parse('2026-06-10T18:00:00Z')
const ZONES = [null, 'Europe/Berlin', 'America/New_York']

let servers: RaceServers
beforeAll(async () => {
  servers = await openRaceServers({ clock: () => START - HOUR_MS })
})
afterAll(() => servers?.close())

type Remind = (services: Services, now: number, batch: number) => Promise<void>

/** Reminds members of two events by two servers at once that are killed again and again. Returns what is wrong afterwards. */
async function remindAtRandom(seed: number, remind: Remind): Promise<string[]> {
  const { db } = servers.database
  for (const table of ['members', 'member_events', 'outbox', 'pgboss.job'])
    await db.execute(sql.raw(`delete from ${table}`))
  const events = [await insertEvent(db, { eventStart: START }), await insertEvent(db, { eventStart: START })]
  for (let n = 0; n < MEMBERS; n++) {
    const userId = await servers.insertMember({ timeZone: ZONES[n % ZONES.length] ?? null })
    for (const memberEventId of events) await insertRsvp(db, { userId, memberEventId })
  }
  const draw = randomNumbers(seed)
  await Promise.all([0, 1].map((n) => remindUntilDone(servers.services(n), remind, draw)))
  return wrongReminders(db)
}

/** Runs the job as a server does that is killed and started again, until a run has come to its end. */
async function remindUntilDone(services: Services, remind: Remind, draw: () => number): Promise<void> {
  for (let runs = 0; runs < 200; runs++) {
    const killed = killedAfter(services, draw() % (STEPS + runs * STEPS))
    const isDone = await remind(killed, START - HOUR_MS, BATCH).then(
      () => true,
      (error: Error) => {
        if (!(error instanceof Killed)) throw error
        return false
      },
    )
    if (isDone) break
  }
  // What the other server held while it was killed is left to the next run.
  await remind(services, START - HOUR_MS, BATCH)
}

test(`Two servers that are killed at random points remind each member of each event exactly once, in ${RUNS} runs`, async () => {
  for (let run = 1; run <= RUNS; run++)
    expect(await remindAtRandom(run, sendReminders), `run ${run}`).toEqual([])
})

test('Reminders that are recorded before their mails are queued are caught losing mails', async () => {
  const caught: string[] = []
  for (let run = 1; run <= MAX_BROKEN_RUNS && caught.length === 0; run++)
    caught.push(...(await remindAtRandom(run, remindNaively)))
  expect(caught).toContain('an answer has 0 mails')
})

import { setTimeout as wait } from 'node:timers/promises'
import { eq, sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { findWrongFigures } from '@section/api/features/organization/figures/find-wrong-figures.ts'
import { type Database, rows } from '@section/db/connection.ts'
import { contentLoads, employees, employments, learningChanges, members } from '@section/db/schema.ts'
import { openTestDatabase } from '@section/db/test-database.ts'
import { transact } from '@section/db/transaction.ts'
import { type SchoolProcess, startProcess } from '../processes/school-process.ts'
import { until } from '../processes/until.ts'
import { readSeats, wrongFigures } from './random-histories.ts'
import { insertSchoolOfEmployers, type SchoolOfEmployers } from './school-of-employers.ts'

const KILLS = process.env['NIGHTLY'] === '1' ? 20 : 1
/** The employees of a run are counted in several transactions, within some hundred milliseconds. */
const COMING = 300

let database: Database & { url?: string }
let school: SchoolOfEmployers
const processes: SchoolProcess[] = []
beforeEach(async () => {
  database = await openTestDatabase()
  await database.db.insert(contentLoads).values({ name: 'demo-school', version: '1' })
  school = await insertSchoolOfEmployers(database.db)
})
afterEach(async () => {
  for (const one of processes.splice(0)) await one.end('SIGKILL')
  await database.close()
})

test(`Figures are equal to a count from scratch after kills of servers and workers while they count: ${KILLS}`, async () => {
  const { db } = database
  for (let run = 1; run <= KILLS; run++) {
    await addEmployees(run)
    const running = await start(run % 2 === 0 ? 'worker' : 'serve')
    await until(async () => (await db.$count(employees)) > (run - 1) * COMING)
    await wait(Math.random() * 200)
    await running.end('SIGKILL')
  }
  // Two processes share the rest, while some leave their employer and some are deleted.
  await Promise.all([start('worker'), start('serve')])
  const staff = await rows<{ userId: string }>(
    db,
    sql`select user_id as "userId" from members where customer_id is not null order by user_id limit 40`,
  )
  // As the product changes members: one in a transaction, which is repeated after a deadlock.
  for (const [position, { userId }] of staff.entries())
    await transact(db, (tx) =>
      position % 2 === 0
        ? tx.update(members).set({ customerId: null }).where(eq(members.userId, userId))
        : tx.delete(members).where(eq(members.userId, userId)),
    )
  await until(
    async () =>
      (await db.$count(learningChanges)) === 0 &&
      (await db.$count(employees)) === (await db.$count(employments, sql`ends_at is null`)),
  )
  expect(await findWrongFigures(db, Date.now())).toEqual([])
  expect(await wrongFigures(db, await readSeats(db), Date.now())).toEqual([])
})

/** Adds employees who have learned and earned a badge. */
async function addEmployees(run: number): Promise<void> {
  const [employer, rival] = school.customers
  const [course] = school.courses
  const [first] = course?.sessions ?? []
  await database.db.execute(sql`
    with people as (
      insert into members (email, status, first_name, last_name, customer_id, registration_date)
      select 'm' || ${run}::int || '-' || n || '@example.com', 'EMPLOYEE', 'Nia', 'Okafor',
        (array[${employer?.customerId}, ${rival?.customerId}])[1 + n % 2]::uuid, now() - interval '50 days'
      from generate_series(1, ${COMING}::int) n returning user_id),
    enrolled as (
      insert into enrollments (user_id, session_id, state, enrolled_at, completed_at)
      select user_id, ${first?.sessionId}, 'COMPLETED', now() - interval '40 days', now() - interval '2 days' from people),
    badges as (
      insert into earned_badges (user_id, course_id, session_id, earned_at)
      select user_id, ${course?.courseId}, ${first?.sessionId}, now() - interval '2 days' from people),
    progress as (
      insert into video_progress (user_id, video_id, coverage)
      select user_id, ${first?.videoIds[0]}, '{[0,60000)}' from people)
    insert into video_sessions (user_id, video_id, type, began_at, video_session_playing_time)
    select user_id, ${first?.videoIds[0]}, 'SPRINT', now() - days * interval '1 day', 60
    from people, unnest(array[1, 35, 60]) days`)
}

async function start(command: 'serve' | 'worker'): Promise<SchoolProcess> {
  const started = await startProcess(command, { DATABASE_URL: database.url ?? '' })
  processes.push(started)
  return started
}

import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findWrongFigures } from '@section/api/features/organization/figures/find-wrong-figures.ts'
import { recountChanged } from '@section/api/features/organization/figures/recount.ts'
import type { Database, Db } from '@section/db/connection.ts'
import { openTestDatabase } from '@section/db/test-database.ts'
import { isDatabaseUnavailable } from '@section/db/unavailable.ts'
import { databaseErrorCode, transact } from '@section/db/transaction.ts'
import { randomNumbers } from '../enrollment/random-numbers.ts'
import { retryWhileUnavailable } from '../enrollment/retry-while-unavailable.ts'
import { Killed } from '../issuing/killed-at-random.ts'
import { EmployedPeople, pick } from './employed-people.ts'
import { forgetEverybody, HISTORIES, readSeats, wrongFigures } from './random-histories.ts'
import { learnAtRandom } from './random-learning.ts'
import { insertSchoolOfEmployers, type SchoolOfEmployers } from './school-of-employers.ts'
import { steppedDatabase, withoutTransactions } from './stepped-database.ts'

const RUNS = process.env['NIGHTLY'] === '1' ? 100 : 3
const MAX_BROKEN_RUNS = 30
/** The steps of a count, before one of which it is killed. */
const STEPS = 14
const CHANGES = 120
const PAUSE_MS = 3

let database: Database
let school: SchoolOfEmployers
beforeAll(async () => {
  database = await openTestDatabase({ poolSize: 16 })
  school = await insertSchoolOfEmployers(database.db)
})
afterAll(async () => {
  await forgetEverybody(database.db)
  await database.close()
})

/**
 * Lets two servers count, who are killed again and again, or pause between their statements, while members learn, come, move, go and are deleted.
 * Returns what is wrong once nothing changes any more and all is counted.
 */
async function countWhileAllChanges(seed: number, used: Database): Promise<string[]> {
  const { db } = database
  await forgetEverybody(db)
  const draw = randomNumbers(seed)
  const employed = new EmployedPeople(school, draw)
  await db.transaction(async (tx) => {
    for (let n = 0; n < HISTORIES; n++) await employed.add(tx, Date.now() - 1000)
  })
  const changed = new AbortController()
  const count = async () => {
    while (!changed.signal.aborted) {
      const killedAfter = draw() % STEPS
      await recountChanged(
        { database: steppedDatabase(used, { killedAfter, before: () => wait(Math.random() * PAUSE_MS) }) },
        Date.now(),
      ).catch((error: unknown) => {
        if (!isExpected(error, used)) throw error
      })
    }
  }
  const change = async () => {
    for (let n = 0; n < CHANGES; n++) await changeAtRandom(employed, draw)
    await wait(PAUSE_MS * STEPS)
  }
  const counting = [count(), count()]
  await Promise.all([change(), change()]).finally(() => changed.abort())
  await Promise.all(counting)
  await recountChanged({ database }, Date.now())
  return [
    ...(await wrongFigures(db, await readSeats(db), Date.now())),
    ...(await findWrongFigures(db, Date.now())),
  ]
}

/** A dead server, and what statements come to that are not in a transaction. */
const isExpected = (error: unknown, used: Database) =>
  error instanceof Killed ||
  isDatabaseUnavailable(error) ||
  (used !== database && databaseErrorCode(error) !== undefined)

/** Changes whom a member works for, or deletes them, or lets them learn. */
async function changeAtRandom({ people }: EmployedPeople, draw: () => number): Promise<void> {
  const change = (work: (tx: Db) => Promise<unknown>) =>
    retryWhileUnavailable(() => transact(database.db, work))
  const { userId } = pick(draw, people)
  const { customerId } = pick(draw, school.customers)
  const isMember = sql`user_id = ${userId} and exists (select from members where user_id = ${userId})`
  const kind = draw() % 10
  if (kind === 0 && people.length > HISTORIES / 2) {
    people.splice(
      people.findIndex((person) => person.userId === userId),
      1,
    )
    await change((tx) => tx.execute(sql`delete from members where user_id = ${userId}`))
    return
  }
  if (kind < 6) {
    await change((tx) => tx.execute(sql`update members set customer_id = ${customerId} where ${isMember}`))
    return
  }
  await change((tx) => learnAtRandom(tx, school, { userId, now: Date.now(), draw })).catch(
    (error: unknown) => {
      // The member was deleted meanwhile.
      if (databaseErrorCode(error) !== '23503') throw error
    },
  )
}

test(`Two servers that count at once and are killed leave figures that are equal to a count from scratch, in ${RUNS} runs`, async () => {
  for (let run = 1; run <= RUNS; run++)
    expect((await countWhileAllChanges(run, database)).slice(0, 5).join('\n'), `run ${run}`).toBe('')
})

test('A count that commits each of its statements by itself is caught', async () => {
  const caught: string[] = []
  for (let run = 1; run <= MAX_BROKEN_RUNS && caught.length === 0; run++)
    caught.push(...(await countWhileAllChanges(run, withoutTransactions(database))))
  expect(caught).not.toEqual([])
})

import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findWrongFigures } from '@section/api/features/organization/figures/find-wrong-figures.ts'
import { recountChanged } from '@section/api/features/organization/figures/recount.ts'
import { insertMember } from '@section/api/testing/insert-member.ts'
import { type Database, type Db, rows } from '@section/db/connection.ts'
import { openTestDatabase } from '@section/db/test-database.ts'
import { transact } from '@section/db/transaction.ts'
import { retryWhileUnavailable } from '../enrollment/retry-while-unavailable.ts'
import { forgetEverybody, readSeats, wrongFigures } from './random-histories.ts'
import { insertSchoolOfEmployers, type SchoolOfEmployers } from './school-of-employers.ts'
import { steppedDatabase } from './stepped-database.ts'

/** The members who change during a count: no more than are counted in one transaction. */
const AT_ONCE = 20

let database: Database
let school: SchoolOfEmployers
beforeAll(async () => {
  database = await openTestDatabase({ poolSize: AT_ONCE + 5 })
  school = await insertSchoolOfEmployers(database.db)
})
afterAll(async () => {
  await forgetEverybody(database.db)
  await database.close()
})

type Change = (tx: Db, userId: string) => Promise<unknown>

const workFor =
  (employer: 0 | 1 | null): Change =>
  (tx, userId) => {
    const customerId = employer === null ? null : school.customers[employer]?.customerId
    return tx.execute(sql`update members set customer_id = ${customerId} where user_id = ${userId}`)
  }
const learn: Change = (tx, userId) => {
  const videoId = school.courses[0]?.sessions[0]?.videoIds[0]
  return tx.execute(sql`
    with progress as (insert into video_progress (user_id, video_id, coverage) values (${userId}, ${videoId}, '{[0,60000)}'))
    insert into video_sessions (user_id, video_id, type, video_session_playing_time)
    values (${userId}, ${videoId}, 'SPRINT', 60)`)
}
const stay: Change = (tx) => tx.execute(sql`select`)
const deleteMember: Change = (tx, userId) => tx.execute(sql`delete from members where user_id = ${userId}`)

/** Two changes of a member who worked for an employer or for nobody before them. */
interface Changes {
  before: 0 | null
  changes: [Change, Change]
}

const CHANGES: Record<string, Changes> = {
  'gets a seat and loses it': { before: null, changes: [workFor(0), workFor(null)] },
  'loses their seat and gets another': { before: 0, changes: [workFor(null), workFor(1)] },
  'moves to another employer and back': { before: 0, changes: [workFor(1), workFor(0)] },
  'learns and moves to another employer': { before: 0, changes: [learn, workFor(1)] },
  'gets a seat and learns': { before: null, changes: [workFor(0), learn] },
  'gets a seat and is deleted': { before: null, changes: [workFor(0), deleteMember] },
  'learns and is deleted': { before: 0, changes: [learn, deleteMember] },
}

/** Returns the number of steps of a count with one batch. */
async function countSteps(): Promise<number> {
  let steps = 0
  const counted = steppedDatabase(database, { before: async (step) => (steps = step + 1) })
  await insertMember(database.db, { customerId: school.customers[0]?.customerId ?? null })
  await recountChanged({ database: counted }, Date.now())
  return steps
}

/** A member who makes their changes before two steps of a count. */
interface Changing {
  userId: string
  steps: [number, number]
}

/** Lets members change in counts, one before each pair of their steps. Returns what is wrong once all is counted. */
async function changeInPauses({ before, changes }: Changes, without?: RegExp): Promise<string[]> {
  const { db } = database
  await forgetEverybody(db)
  const steps = await countSteps()
  const all = Array.from({ length: steps }, (_, one) =>
    Array.from({ length: steps - one }, (_each, more): Changing => ({
      userId: randomUUID(),
      steps: [one, one + more],
    })),
  ).flat()
  for (let from = 0; from < all.length; from += AT_ONCE)
    await changeInOneCount({ before, changes }, all.slice(from, from + AT_ONCE), without)
  await recountChanged({ database }, Date.now())
  return [
    ...(await wrongFigures(db, await readSeats(db), Date.now())),
    ...(await findWrongFigures(db, Date.now())),
  ]
}

/** Returns how many connections wait for what another one has locked. */
async function countWaiting(db: Db): Promise<number> {
  const [found] = await rows<{ waiting: number }>(
    db,
    sql`select count(*)::int as waiting from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return found?.waiting ?? 0
}

async function changeInOneCount(
  { before, changes: [first, second] }: Changes,
  people: readonly Changing[],
  without: RegExp | undefined,
): Promise<void> {
  const { db } = database
  const customerId = before === null ? null : (school.customers[before]?.customerId ?? null)
  await db.transaction(async (tx) => {
    for (const { userId } of people) await insertMember(tx, { userId, customerId, areas: [] })
    // Those without a seat are noted all the same, as those who have just lost theirs.
    const userIds = sql.param(people.map(({ userId }) => userId))
    await tx.execute(sql`insert into learning_changes (user_id) select noted from unnest(${userIds}::uuid[]) noted
      where not exists (select from learning_changes where user_id = noted)`)
  })
  const last = new Map<string, Promise<unknown>>()
  const changing = new Set<string>()
  const change = (userId: string, make: Change) => {
    const next = (last.get(userId) ?? Promise.resolve()).then(() =>
      retryWhileUnavailable(() => transact(db, (tx) => make(tx, userId))),
    )
    last.set(userId, next)
    changing.add(userId)
    void next.finally(() => last.get(userId) === next && changing.delete(userId))
  }
  const paused = steppedDatabase(database, {
    without,
    async before(step) {
      for (const { userId, steps } of people)
        for (const [n, make] of [first, second].entries()) if (steps[n] === step) change(userId, make)
      // A change that waits for the count to be committed is left waiting.
      while (changing.size > (await countWaiting(db))) await wait(2)
    },
  })
  await recountChanged({ database: paused }, Date.now())
  await Promise.all(last.values())
}

test.each(Object.entries(CHANGES))(
  'Figures are right of a member who %s between any two steps of a count',
  async (_what, changes) => {
    expect((await changeInPauses(changes)).slice(0, 5).join('\n')).toBe('')
  },
)

test('A count that does not hold the seats of its members is caught showing who has left', async () => {
  const losesSeat: Changes = { before: 0, changes: [workFor(null), stay] }
  expect(await changeInPauses(losesSeat, /from employments .* for share/)).toContainEqual(
    expect.stringMatching(/^employee \S+ is .*, not undefined/),
  )
})

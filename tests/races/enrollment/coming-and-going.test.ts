import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { rows } from '@section/db/connection.ts'
import type { Viewer } from '@section/api/server/access/viewer.ts'
import { countSeats, openRaceSchool, type RaceSchool } from './school.ts'

const OPERATIONS = 2000
const AT_ONCE = 40
const ROUNDS = process.env['NIGHTLY'] === '1' ? 20 : 2

let school: RaceSchool
let members: Viewer[]

beforeAll(async () => {
  school = await openRaceSchool()
  members = await school.addMembers(60)
})
afterAll(() => school?.close())

test(`Seats, enrollments and the order of the waitlist stay consistent through ${OPERATIONS} mixed operations`, async () => {
  for (let round = 1; round <= ROUNDS; round++) {
    const waitlisted = [
      await school.openSession({ capacity: 12, waitlistEnabled: true }),
      await school.openSession({ capacity: 3, waitlistEnabled: true }),
    ]
    const plain = await school.openSession({ capacity: 12 })
    const draw = randomNumbers(round)
    const pick = <T>(all: readonly T[]): T => {
      const chosen = all[draw() % all.length]
      if (chosen === undefined) throw new Error('There is nothing to pick from.')
      return chosen
    }
    let left = OPERATIONS
    const comeAndGo = async () => {
      while (left-- > 0) {
        const [member, sessionId] = [pick(members), pick([...waitlisted, plain])]
        await (draw() % 5 < 3 ? school.enroll(member, sessionId) : school.unenroll(member, sessionId))
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, comeAndGo))

    for (const sessionId of [...waitlisted, plain]) {
      const { enrolled, waiting, people, taken, capacity } = await countSeats(school, sessionId)
      const where = `round ${round}, ${capacity} seats`
      expect(taken, where).toBe(enrolled)
      expect(enrolled, where).toBeLessThanOrEqual(capacity)
      expect(people, where).toBe(enrolled + waiting)
      if (waiting > 0) expect(enrolled, `${where}: nobody waits beside a free seat`).toBe(capacity)
      expect(await overtakers(sessionId), where).toEqual([])
    }
  }
  expect(await deadlocks()).toBe(0)
})

/** Members in a seat who came later than somebody who still waits. */
function overtakers(sessionId: string) {
  return rows(
    school.database.db,
    sql`select user_id from enrollments where session_id = ${sessionId} and state = 'ENROLLED' and queue_number >
      (select min(queue_number) from enrollments where session_id = ${sessionId} and state = 'WAITLISTED')`,
  )
}

async function deadlocks(): Promise<number | undefined> {
  const [row] = await rows<{ deadlocks: number }>(
    school.database.db,
    sql`select deadlocks::int from pg_stat_database where datname = current_database()`,
  )
  return row?.deadlocks
}

/** A fixed sequence of numbers for each seed, so that a failing round can be run again. */
function randomNumbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state >>> 8
  }
}

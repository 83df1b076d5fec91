import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { rows } from '@section/db/connection.ts'
import type { MemberViewer } from '@section/api/server/access/viewer.ts'
import { enrollNaively, unenrollNaively } from '../broken-implementations/seats.ts'
import { unenrollForNewest } from '../broken-implementations/waitlist.ts'
import { enrollAtRandom, OPERATIONS } from './random-enrollments.ts'
import { openRaceSchool, type RaceSchool } from './school.ts'
import { recordSeats } from './seat-history.ts'

const ROUNDS = process.env['NIGHTLY'] === '1' ? 20 : 2

let school: RaceSchool
let members: MemberViewer[]

beforeAll(async () => {
  school = await openRaceSchool()
  await recordSeats(school.database)
  members = await school.addMembers(60)
})
afterAll(() => school?.close())

/** The maximum of rounds within which a broken implementation must show every symptom. */
const MAX_NAIVE_ROUNDS = 5

describe(`Members who enroll and unenroll in ${OPERATIONS} operations`, () => {
  test(`never get more seats than there are, wait beside a free one, or overtake each other, in ${ROUNDS} rounds`, async () => {
    const before = await deadlocks()
    for (let round = 1; round <= ROUNDS; round++)
      expect(await enrollAtRandom(school, members, school, round), `round ${round}`).toEqual([])
    expect(await deadlocks()).toBe(before)
  })

  test('are counted wrong by an implementation that does not take hold of the seats', async () => {
    const { database } = school
    const naive = {
      enroll: ({ userId }: { userId: string }, sessionId: string) =>
        enrollNaively(database, userId, sessionId),
      unenroll: ({ userId }: { userId: string }, sessionId: string) =>
        unenrollNaively(database, userId, sessionId),
    }
    const symptoms = [
      /\d+ seats count as taken by \d+ members/,
      /\d+ members in \d+ seats/,
      /\d+ waited beside \d+ free seats/,
    ]
    const caught: string[] = []
    const missing = () => symptoms.filter((symptom) => !symptom.test(caught.join('; ')))
    // The count is compared at the end of a round, when it may be right again by chance.
    for (let round = 1; round <= MAX_NAIVE_ROUNDS && missing().length > 0; round++)
      caught.push(...(await enrollAtRandom(school, members, naive, round)))
    expect(missing()).toEqual([])
  })

  test('overtake each other where a free seat goes to the newest of the waitlist', async () => {
    const { database } = school
    const caught = await enrollAtRandom(
      school,
      members,
      { ...school, unenroll: ({ userId }, sessionId) => unenrollForNewest(database, userId, sessionId) },
      1,
    )
    expect(caught.join('; ')).toMatch(/seats went to \S+ before \S+/)
    expect(caught.join('; ')).not.toMatch(/members in|seats count|waited beside/)
  })
})

/** Returns how many deadlocks the database has had; tests of broken implementations on it may have caused some before. */
async function deadlocks(): Promise<number | undefined> {
  const [row] = await rows<{ deadlocks: number }>(
    school.database.db,
    sql`select deadlocks::int from pg_stat_database where datname = current_database()`,
  )
  return row?.deadlocks
}

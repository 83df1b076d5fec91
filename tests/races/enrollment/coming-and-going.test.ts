import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { rows } from '@section/db/connection.ts'
import type { Viewer } from '@section/api/server/access/viewer.ts'
import { enrollNaively, unenrollNaively } from '../broken-implementations/seats.ts'
import { unenrollForNewest } from '../broken-implementations/waitlist.ts'
import { comeAndGo, OPERATIONS } from './come-and-go.ts'
import { openRaceSchool, type RaceSchool } from './school.ts'
import { recordSeats } from './seat-history.ts'

const ROUNDS = process.env['NIGHTLY'] === '1' ? 20 : 2

let school: RaceSchool
let members: Viewer[]

beforeAll(async () => {
  school = await openRaceSchool()
  await recordSeats(school.database)
  members = await school.addMembers(60)
})
afterAll(() => school?.close())

describe(`Members who come and go in ${OPERATIONS} operations`, () => {
  test(`never get more seats than there are, wait beside a free one, or overtake each other, in ${ROUNDS} rounds`, async () => {
    for (let round = 1; round <= ROUNDS; round++)
      expect(await comeAndGo(school, members, school, round), `round ${round}`).toEqual([])
    expect(await deadlocks()).toBe(0)
  })

  test('are counted wrong by an implementation that does not take hold of the seats', async () => {
    const { database } = school
    const caught = await comeAndGo(
      school,
      members,
      {
        enroll: ({ userId }, sessionId) => enrollNaively(database, userId, sessionId),
        unenroll: ({ userId }, sessionId) => unenrollNaively(database, userId, sessionId),
      },
      1,
    )
    expect(caught.join('; ')).toMatch(/\d+ seats count as taken by \d+ members/)
    expect(caught.join('; ')).toMatch(/\d+ members in \d+ seats/)
    expect(caught.join('; ')).toMatch(/\d+ waited beside \d+ free seats/)
  })

  test('overtake each other where a free seat goes to the newest of the waitlist', async () => {
    const { database } = school
    const caught = await comeAndGo(
      school,
      members,
      { ...school, unenroll: ({ userId }, sessionId) => unenrollForNewest(database, userId, sessionId) },
      1,
    )
    expect(caught.join('; ')).toMatch(/seats went to \S+ before \S+/)
    expect(caught.join('; ')).not.toMatch(/members in|seats count|waited beside/)
  })
})

async function deadlocks(): Promise<number | undefined> {
  const [row] = await rows<{ deadlocks: number }>(
    school.database.db,
    sql`select deadlocks::int from pg_stat_database where datname = current_database()`,
  )
  return row?.deadlocks
}

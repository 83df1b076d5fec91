import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { MemberViewer } from '@section/api/server/access/viewer.ts'
import { rows } from '@section/db/connection.ts'
import { enrollments } from '@section/db/schema.ts'
import { countSeats, openRaceSchool, RUNS, type RaceSchool } from './school.ts'

const SEATS = 5
const WAITING = 15
const NEWCOMERS = 40

let school: RaceSchool
let members: MemberViewer[]

beforeAll(async () => {
  school = await openRaceSchool()
  members = await school.addMembers(SEATS + WAITING + NEWCOMERS)
})
afterAll(() => school?.close())

test(`Freed seats go to the first members of the waitlist in their order, however many newcomers race, in ${RUNS} runs`, async () => {
  const seated = members.slice(0, SEATS)
  const waiting = members.slice(SEATS, SEATS + WAITING)
  const newcomers = members.slice(SEATS + WAITING)
  for (let run = 1; run <= RUNS; run++) {
    const sessionId = await school.openSession({ capacity: SEATS, waitlistEnabled: true })
    for (const member of [...seated, ...waiting]) await school.enroll(member, sessionId)

    const [answers] = await Promise.all([
      Promise.all(newcomers.map((member) => school.enroll(member, sessionId))),
      Promise.all(seated.map((member) => school.unenroll(member, sessionId))),
    ])

    expect(new Set(answers.map((answer) => answer.enrollmentStatus))).toEqual(new Set(['WAITLISTED']))
    const stored = await school.database.db
      .select()
      .from(enrollments)
      .where(eq(enrollments.sessionId, sessionId))
      .orderBy(enrollments.queueNumber)
    const ids = (state: string) => stored.flatMap((row) => (row.state === state ? row.userId : []))
    expect(ids('ENROLLED'), `run ${run}`).toEqual(waiting.slice(0, SEATS).map((m) => m.userId))
    expect(ids('WAITLISTED').slice(0, WAITING - SEATS)).toEqual(waiting.slice(SEATS).map((m) => m.userId))
    expect(await countSeats(school, sessionId)).toMatchObject({ enrolled: SEATS, taken: SEATS })
    expect(await mailed(sessionId, 'seat-freed')).toEqual(ids('ENROLLED').toSorted())
  }
})

test('The first member of the waitlist can leave it at the moment at which a seat is freed', async () => {
  const [seated, first, second] = members
  if (!seated || !first || !second) throw new Error('Three members are needed.')
  for (let run = 1; run <= RUNS; run++) {
    const sessionId = await school.openSession({ capacity: 1, waitlistEnabled: true })
    for (const member of [seated, first, second]) await school.enroll(member, sessionId)
    await Promise.all([school.unenroll(first, sessionId), school.unenroll(seated, sessionId)])
    // In either order the second member has a seat, because the first has left.
    const stored = await school.database.db
      .select()
      .from(enrollments)
      .where(eq(enrollments.sessionId, sessionId))
    expect(stored.map(({ userId, state }) => ({ userId, state }))).toEqual([
      { userId: second.userId, state: 'ENROLLED' },
    ])
    expect(await countSeats(school, sessionId)).toMatchObject({ enrolled: 1, taken: 1, waiting: 0 })
  }
})

async function mailed(sessionId: string, kind: string): Promise<string[]> {
  const found = await rows<{ userId: string }>(
    school.database.db,
    sql`select payload ->> 'userId' as "userId" from outbox
    where payload ->> 'kind' = ${kind} and payload ->> 'sessionId' = ${sessionId} order by 1`,
  )
  return found.map((row) => row.userId)
}

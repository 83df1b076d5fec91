import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { MemberViewer } from '@section/api/server/access/viewer.ts'
import { enrollments } from '@section/db/schema.ts'
import { countSeats, openRaceSchool, RUNS, type RaceSchool } from './school.ts'

const SEATS = 5
const RIVALS = 15

let school: RaceSchool
let members: MemberViewer[]

beforeAll(async () => {
  school = await openRaceSchool()
  members = await school.addMembers(SEATS + RIVALS)
})
afterAll(() => school?.close())

async function leave(member: MemberViewer, sessionId: string): Promise<string> {
  const { undo } = await school.unenroll(member, sessionId)
  if (!undo) throw new Error('It cannot be taken back.')
  return undo
}

const placesIn = (sessionId: string) =>
  school.database.db
    .select()
    .from(enrollments)
    .where(eq(enrollments.sessionId, sessionId))
    .orderBy(enrollments.queueNumber)

test(`A seat that is taken back while others race for it is given once, in ${RUNS} runs`, async () => {
  const seated = members.slice(0, SEATS)
  const rivals = members.slice(SEATS)
  for (let run = 1; run <= RUNS; run++) {
    const sessionId = await school.openSession({ capacity: SEATS, waitlistEnabled: true })
    for (const member of seated) await school.enroll(member, sessionId)
    const undos = await Promise.all(
      seated.map(async (member) => ({ member, undo: await leave(member, sessionId) })),
    )
    // Each takes the seat back twice at once, as an impatient member does.
    const [answers] = await Promise.all([
      Promise.all([...undos, ...undos].map(({ member, undo }) => school.takeBack(member, sessionId, undo))),
      Promise.all(rivals.map((member) => school.enroll(member, sessionId))),
    ])
    const places = await placesIn(sessionId)
    const enrolled = places.filter(({ state }) => state === 'ENROLLED').map(({ userId }) => userId)
    expect(enrolled, `run ${run}`).toHaveLength(SEATS)
    expect(await countSeats(school, sessionId)).toMatchObject({ enrolled: SEATS, taken: SEATS })
    // Whoever did not get the seat back was told so, and waits nowhere.
    undos.forEach(({ member }, index) => {
      const codes = [answers[index], answers[index + SEATS]].map((answer) => answer?.error?.code)
      const expected = enrolled.includes(member.userId) ? undefined : 'SESSION_FULL'
      expect(codes, `run ${run}`).toEqual([expected, expected])
    })
    const waiting = places.filter(({ state }) => state === 'WAITLISTED').map(({ userId }) => userId)
    expect(waiting.filter((id) => seated.some(({ userId }) => userId === id))).toEqual([])
  }
})

test(`A place that is taken back while a seat is freed gives the seat to one of the two first, in ${RUNS} runs`, async () => {
  const [seated, first, second] = members
  if (!seated || !first || !second) throw new Error('Three members are needed.')
  for (let run = 1; run <= RUNS; run++) {
    const sessionId = await school.openSession({ capacity: 1, waitlistEnabled: true })
    for (const member of [seated, first, second]) await school.enroll(member, sessionId)
    const undo = await leave(first, sessionId)
    await Promise.all([school.takeBack(first, sessionId, undo), school.unenroll(seated, sessionId)])
    const places = await placesIn(sessionId)
    // The former place comes first, whoever of the two has got the seat.
    expect(
      places.map(({ userId }) => userId),
      `run ${run}`,
    ).toEqual([first.userId, second.userId])
    expect(places.map(({ state }) => state).toSorted()).toEqual(['ENROLLED', 'WAITLISTED'])
    expect(await countSeats(school, sessionId)).toMatchObject({ enrolled: 1, taken: 1, waiting: 1 })
  }
})

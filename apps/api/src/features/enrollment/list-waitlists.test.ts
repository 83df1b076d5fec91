import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DAY_MS } from '@section/domain/time/durations.ts'
import { openEnrollmentTestKit, type EnrollmentTestKit } from './enrollment-test-kit.fixture.ts'
import { listOwnWaitlists, listWaitlists } from './list-waitlists.ts'

const NOW = Date.UTC(2026, 5, 1, 12)

let kit: EnrollmentTestKit
beforeAll(async () => {
  kit = await openEnrollmentTestKit(NOW)
})
afterAll(() => kit.close())

async function waitlistsOf(userId: string, sessionId: string, now = NOW) {
  const { catalog, database } = kit
  const courseId = (await catalog.current()).sessionsById.get(sessionId)?.courseId ?? ''
  const viewer = await kit.viewer(userId, now)
  return listWaitlists({ services: { catalog, database }, viewer, now }, { courseId })
}

/** Adds a full session with one seat: the first member has the seat, the others wait in order. */
async function fullSession(people: number) {
  const sessionId = await kit.addSession({ capacity: 1, waitlistEnabled: true })
  const members = await Promise.all(Array.from({ length: people }, () => kit.addMember()))
  for (const member of members) await kit.enroll(member, sessionId)
  return { sessionId, members }
}

test('A waitlist tells its length to everybody and their own rank to those who wait', async () => {
  const { sessionId, members } = await fullSession(4)
  const newcomer = await kit.addMember()
  const ranks = []
  for (const userId of [...members, newcomer]) ranks.push(await waitlistsOf(userId, sessionId))
  const waitlist = (rank: number | null) => [{ sessionId, length: 3, rank }]
  expect(ranks).toEqual([null, 1, 2, 3, null].map(waitlist))
})

test('A rank falls when somebody ahead leaves or gets a seat, and not when somebody behind leaves', async () => {
  const { sessionId, members } = await fullSession(5)
  const [seated = '', first = '', second = '', third = '', last = ''] = members
  await kit.unenroll(last, sessionId)
  expect(await waitlistsOf(third, sessionId)).toEqual([{ sessionId, length: 3, rank: 3 }])
  await kit.unenroll(first, sessionId)
  expect(await waitlistsOf(third, sessionId)).toEqual([{ sessionId, length: 2, rank: 2 }])
  await kit.unenroll(seated, sessionId)
  expect(await waitlistsOf(third, sessionId)).toEqual([{ sessionId, length: 1, rank: 1 }])
  expect(await waitlistsOf(second, sessionId)).toEqual([{ sessionId, length: 1, rank: null }])
})

test('A session with free seats and a waitlist has an empty waitlist', async () => {
  const sessionId = await kit.addSession({ capacity: 2, waitlistEnabled: true })
  expect(await waitlistsOf(await kit.addMember(), sessionId)).toEqual([{ sessionId, length: 0, rank: null }])
})

test('A waitlist is not listed for an unknown course, for a session without one, after its end, or outside of a plan', async () => {
  const { catalog, database } = kit
  const member = await kit.addMember()
  const viewer = await kit.viewer(member)
  expect(
    await listWaitlists({ services: { catalog, database }, viewer, now: NOW }, { courseId: randomUUID() }),
  ).toEqual([])
  const without = await kit.addSession({ capacity: 1 })
  expect(await waitlistsOf(member, without)).toEqual([])
  const { sessionId } = await fullSession(2)
  expect(await waitlistsOf(member, sessionId, NOW + 21 * DAY_MS)).toEqual([])
  expect(await waitlistsOf(await kit.addMember({ areas: ['ai-academy'] }), sessionId)).toEqual([])
})

test('The own waitlists of a member are those on which they have a place and whose session has not ended, soonest first', async () => {
  const later = await fullSession(3)
  const sooner = await kit.addSession({
    capacity: 0,
    waitlistEnabled: true,
    startAt: new Date(NOW + 4 * DAY_MS),
  })
  const waiting = later.members[2] ?? ''
  await kit.enroll(waiting, sooner)
  const own = async (userId: string, now = NOW) => {
    const { catalog, database } = kit
    return listOwnWaitlists({
      services: { catalog },
      reads: database.db,
      viewer: await kit.viewer(userId, now),
      now,
    })
  }
  expect(await own(waiting)).toEqual([
    { sessionId: sooner, length: 1, rank: 1 },
    { sessionId: later.sessionId, length: 2, rank: 2 },
  ])
  expect(await own(later.members[0] ?? ''), 'a member with a seat').toEqual([])
  expect(await own(waiting, NOW + 21 * DAY_MS), 'after the end').toEqual([])
})

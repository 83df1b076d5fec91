import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sessionSeats } from '@section/db/schema.ts'
import { DAY_MS } from '@section/domain/time/durations.ts'
import { openEnrollmentTestKit, type EnrollmentTestKit } from './enrollment-test-kit.fixture.ts'

const NOW = Date.UTC(2026, 5, 1, 12)

let kit: EnrollmentTestKit

beforeAll(async () => {
  kit = await openEnrollmentTestKit(NOW)
})
afterAll(() => kit.close())

async function lineUp(count: number) {
  const sessionId = await kit.addSession({ capacity: 1, waitlistEnabled: true })
  const people = await Promise.all(Array.from({ length: count }, () => kit.addMember()))
  for (const person of people) await kit.enroll(person, sessionId)
  const states = () => Promise.all(people.map((person) => kit.stateIn(person, sessionId)))
  return { sessionId, people, states }
}

test('A freed seat goes to the first member of the waitlist, with a mail, and the session stays full', async () => {
  const { sessionId, people, states } = await lineUp(3)
  const [seated = '', first = '', second = ''] = people
  expect(await states()).toEqual(['ENROLLED', 'WAITLISTED', 'WAITLISTED'])
  const firstBefore = await kit.viewer(first)
  expect(await kit.unenroll(seated, sessionId)).toEqual({ enrollmentStatus: 'WAITLIST', error: null })
  expect(await states()).toEqual([undefined, 'ENROLLED', 'WAITLISTED'])
  expect(firstBefore.enrollments.get(sessionId)?.state).toBe('WAITLISTED')
  expect((await kit.viewer(first)).enrollments.get(sessionId)?.state).toBe('ENROLLED')
  expect(await kit.mails(first)).toEqual(['waitlist-confirmed', 'seat-freed'])
  expect(await kit.mails(second)).toEqual(['waitlist-confirmed'])
  expect(await kit.taken(sessionId)).toBe(1)
})

test('A member who joins the waitlist again is last', async () => {
  const { sessionId, people, states } = await lineUp(3)
  const [seated = '', first = ''] = people
  await kit.unenroll(first, sessionId)
  await kit.enroll(first, sessionId)
  await kit.unenroll(seated, sessionId)
  expect(await states()).toEqual([undefined, 'WAITLISTED', 'ENROLLED'])
})

test('Leaving the waitlist of a session frees no seat', async () => {
  const { sessionId, people, states } = await lineUp(2)
  expect(await kit.unenroll(people[1] ?? '', sessionId)).toEqual({
    enrollmentStatus: 'WAITLIST',
    error: null,
  })
  expect(await states()).toEqual(['ENROLLED', undefined])
  expect(await kit.mails(people[1] ?? '')).toEqual(['waitlist-confirmed', 'place-left'])
  expect(await kit.taken(sessionId)).toBe(1)
})

test('Seats that are added to a session go to its waitlist before a newcomer', async () => {
  const { sessionId, people, states } = await lineUp(3)
  await kit.cacheInvalidation.transaction(async (tx, invalidate) => {
    await tx.update(sessionSeats).set({ capacity: 2 }).where(eq(sessionSeats.sessionId, sessionId))
    invalidate('seats', sessionId)
  })
  const newcomer = await kit.addMember()
  expect(await kit.enroll(newcomer, sessionId)).toEqual({ enrollmentStatus: 'WAITLISTED', error: null })
  expect(await states()).toEqual(['ENROLLED', 'ENROLLED', 'WAITLISTED'])
  expect(await kit.enroll(people[1] ?? '', sessionId)).toEqual({
    enrollmentStatus: 'ENROLLED',
    error: null,
  })
})

test('The waitlist promotes nobody after the end of the session', async () => {
  const { sessionId, people, states } = await lineUp(2)
  await kit.unenroll(people[0] ?? '', sessionId, NOW + 30 * DAY_MS)
  expect(await states()).toEqual([undefined, 'WAITLISTED'])
  expect(await kit.taken(sessionId)).toBe(0)
})

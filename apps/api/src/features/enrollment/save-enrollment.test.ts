import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { courses } from '@section/db/schema.ts'
import { DAY_MS } from '@section/domain/time/durations.ts'
import { openEnrollmentTestKit, type EnrollmentTestKit } from './enrollment-test-kit.fixture.ts'
import type { NewMember } from '../../testing/insert-member.ts'

const NOW = Date.UTC(2026, 5, 1, 12)
const days = (count: number) => new Date(NOW + count * DAY_MS)

let kit: EnrollmentTestKit
let member: string

beforeAll(async () => {
  kit = await openEnrollmentTestKit(NOW)
  member = await kit.addMember()
})
afterAll(() => kit.close())

const refused = (code: string) => expect.objectContaining({ error: expect.objectContaining({ code }) })

describe('Enrolling', () => {
  test('takes a seat, invalidates the caches and queues a confirmation', async () => {
    const sessionId = await kit.addSession({ capacity: 2 })
    const before = await kit.catalog.current()
    expect(await kit.enroll(member, sessionId)).toEqual({ enrollmentStatus: 'ENROLLED', error: null })
    expect(await kit.taken(sessionId)).toBe(1)
    expect((await kit.viewer(member)).enrollments.get(sessionId)?.state).toBe('ENROLLED')
    expect((await kit.catalog.current()).sessionsById.get(sessionId)?.seatsTaken).toBe(1)
    expect(before.sessionsById.get(sessionId)?.seatsTaken).toBe(0)
    expect(await kit.mails(member)).toEqual(['enrollment-confirmed'])
  })

  test('twice creates one enrollment, one seat and one mail', async () => {
    const [someone, sessionId] = [await kit.addMember(), await kit.addSession({ capacity: 2 })]
    for (const _time of [1, 2]) {
      expect(await kit.enroll(someone, sessionId)).toEqual({ enrollmentStatus: 'ENROLLED', error: null })
    }
    expect(await kit.taken(sessionId)).toBe(1)
    expect(await kit.mails(someone)).toEqual(['enrollment-confirmed'])
  })

  test('works without seats where they are not counted', async () => {
    const sessionId = await kit.addSession()
    expect(await kit.enroll(member, sessionId)).toEqual({ enrollmentStatus: 'ENROLLED', error: null })
    expect(await kit.taken(sessionId)).toBeUndefined()
  })

  test('in a full session waitlists the viewer, or is refused without a waitlist', async () => {
    const someone = await kit.addMember()
    const waiting = await kit.addSession({ capacity: 0, waitlistEnabled: true })
    expect(await kit.enroll(someone, waiting)).toEqual({ enrollmentStatus: 'WAITLISTED', error: null })
    expect(await kit.mails(someone)).toEqual(['waitlist-confirmed'])
    const full = await kit.addSession({ capacity: 0 })
    expect(await kit.enroll(someone, full)).toMatchObject({
      enrollmentStatus: 'CLOSED',
      error: { code: 'SESSION_FULL' },
    })
    expect(await kit.stateIn(someone, full)).toBeUndefined()
  })

  test('on demand works without dates and sends no mail', async () => {
    const someone = await kit.addMember()
    const sessionId = await kit.addSession({ sessionType: 'ON_DEMAND', startAt: null, endAt: null })
    expect(await kit.enroll(someone, sessionId)).toEqual({ enrollmentStatus: 'ENROLLED', error: null })
    expect(await kit.unenroll(someone, sessionId)).toEqual({ enrollmentStatus: 'ENROLL', error: null })
    expect(await kit.mails(someone)).toEqual([])
  })

  test('uses the time of the request', async () => {
    const sessionId = await kit.addSession({ enrollmentOpen: days(1), enrollmentClose: days(2) })
    expect(await kit.enroll(member, sessionId, NOW + DAY_MS - 1)).toEqual(refused('ENROLLMENT_NOT_OPEN'))
    expect(await kit.enroll(member, sessionId, NOW + 2 * DAY_MS)).toEqual(refused('ENROLLMENT_CLOSED'))
    expect(await kit.enroll(member, sessionId, NOW + DAY_MS)).toMatchObject({ enrollmentStatus: 'ENROLLED' })
  })

  test('in a sprint is refused within a day of its start, where the button is disabled too', async () => {
    const someone = await kit.addMember()
    for (const session of [{ capacity: 2 }, { capacity: 0, waitlistEnabled: true }]) {
      const sessionId = await kit.addSession({ ...session, startAt: days(1), endAt: days(9) })
      expect(await kit.enroll(someone, sessionId)).toEqual(refused('ENROLLMENT_CLOSED'))
      expect(await kit.stateIn(someone, sessionId)).toBeUndefined()
    }
    const sessionId = await kit.addSession({ startAt: days(1), endAt: days(9) })
    expect(await kit.enroll(someone, sessionId, NOW - 1)).toMatchObject({ enrollmentStatus: 'ENROLLED' })
    expect(await kit.enroll(someone, sessionId)).toEqual({ enrollmentStatus: 'ENROLLED', error: null })
  })

  test('is refused where only the staff enrolls members', async () => {
    const sessionId = await kit.addSession({ manualEnrollment: true })
    expect(await kit.enroll(member, sessionId)).toMatchObject({
      enrollmentStatus: 'MANUAL',
      error: { code: 'ENROLLMENT_MANUAL' },
    })
  })
})

describe('Enrolling outside of the plan', () => {
  test.each<[string, NewMember, string]>([
    ['a limited account', { status: 'LIMITED', areas: ['mc-limited'] }, 'NOT_ENTITLED'],
    ['an AI academy member outside the AI stack', { areas: ['ai-academy'] }, 'NOT_ENTITLED'],
    ['a transactional member', { areas: ['mc-transactional'] }, 'NOT_ENTITLED'],
    ['a member without areas', { areas: [] }, 'NOT_ENTITLED'],
    ['an ended trial', { status: 'TRIAL', trialEndDate: days(-1) }, 'TRIAL_ENDED'],
    ['a former trial', { status: 'POST_TRIAL' }, 'ACCOUNT_ENDED'],
    ['an alumnus', { status: 'ALUMNI' }, 'ACCOUNT_ENDED'],
  ])('is refused for %s', async (_name, account, code) => {
    const userId = await kit.addMember(account)
    const sessionId = await kit.addSession({ capacity: 5 })
    expect(await kit.enroll(userId, sessionId)).toEqual(refused(code))
    expect([await kit.stateIn(userId, sessionId), await kit.taken(sessionId)]).toEqual([undefined, 0])
  })

  test('is possible for a limited account in a free session', async () => {
    const userId = await kit.addMember({ status: 'LIMITED', areas: ['mc-limited'] })
    const sessionId = await kit.addSession({ isFreeSession: true })
    expect(await kit.enroll(userId, sessionId)).toEqual({ enrollmentStatus: 'ENROLLED', error: null })
  })

  test('returns NOT_FOUND alike for hidden, unknown, unpublished and malformed sessions', async () => {
    const hidden = await kit.addSession({ hideInCatalog: true })
    const draft = await kit.addSession({ publishStatus: 'DRAFT' })
    const unknown = 'c2a2f6ee-7d0b-4f0e-8f57-3a6a2f1c9d10'
    const answers = await Promise.all(
      [hidden, draft, unknown, "'; drop table enrollments; --"].flatMap((id) => [
        kit.enroll(member, id),
        kit.unenroll(member, id),
      ]),
    )
    expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toEqual(
      new Set(['{"enrollmentStatus":null,"error":{"code":"NOT_FOUND","message":"This does not exist."}}']),
    )
  })
})

test('An employee takes part in a running session without a seat, which enrolling or unenrolling does not change', async () => {
  const employee = await kit.addMember({ status: 'EMPLOYEE' })
  const sessionId = await kit.addSession({ startAt: days(-1), endAt: days(1), capacity: 5 })
  const enrolled = { enrollmentStatus: 'ENROLLED', error: null }
  expect(await kit.enroll(employee, sessionId)).toEqual(enrolled)
  expect(await kit.unenroll(employee, sessionId)).toEqual(enrolled)
  expect([await kit.stateIn(employee, sessionId), await kit.taken(sessionId)]).toEqual([undefined, 0])
  expect(await kit.mails(employee)).toEqual([])
})

test('An enrollment that fails is rolled back completely', async () => {
  const [someone, sessionId] = [await kit.addMember(), await kit.addSession({ capacity: 1 })]
  await kit.catalog.current()
  await kit.database.db.execute(sql`alter table outbox rename to outbox_away`)
  await expect(kit.enroll(someone, sessionId)).rejects.toThrow()
  await kit.database.db.execute(sql`alter table outbox_away rename to outbox`)
  expect([await kit.stateIn(someone, sessionId), await kit.taken(sessionId)]).toEqual([undefined, 0])
})

test('Enrolling in a session of an unpublished course returns NOT_FOUND', async () => {
  const sessionId = await kit.addSession()
  const courseId = (await kit.catalog.current()).sessionsById.get(sessionId)?.courseId ?? ''
  await kit.cacheInvalidation.transaction(async (tx, invalidate) => {
    await tx.update(courses).set({ publishStatus: 'ARCHIVED' }).where(eq(courses.courseId, courseId))
    invalidate('catalog')
  })
  expect(await kit.enroll(member, sessionId)).toEqual(refused('NOT_FOUND'))
})

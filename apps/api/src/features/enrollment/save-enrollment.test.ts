import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { courses } from '@section/db/schema.ts'
import { DAY_MS } from '@section/domain/time/durations.ts'
import { openEnrolmentDesk, type EnrolmentDesk } from './enrolment-desk.fixture.ts'
import type { NewMember } from '../../testing/insert-member.ts'

const NOW = Date.UTC(2026, 5, 1, 12)
const days = (count: number) => new Date(NOW + count * DAY_MS)

let desk: EnrolmentDesk
let member: string

beforeAll(async () => {
  desk = await openEnrolmentDesk(NOW)
  member = await desk.addMember()
})
afterAll(() => desk.close())

const refused = (code: string) => expect.objectContaining({ error: expect.objectContaining({ code }) })

describe('enrolling', () => {
  test('takes a seat, tells the caches and leaves a confirmation', async () => {
    const sessionId = await desk.addSession({ capacity: 2 })
    const before = await desk.catalogue.current()
    expect(await desk.enrol(member, sessionId)).toEqual({ enrollmentStatus: 'ENROLLED', error: null })
    expect(await desk.taken(sessionId)).toBe(1)
    expect((await desk.viewer(member)).enrollments.get(sessionId)?.state).toBe('ENROLLED')
    expect((await desk.catalogue.current()).sessionsById.get(sessionId)?.seats?.taken).toBe(1)
    expect(before.sessionsById.get(sessionId)?.seats?.taken).toBe(0)
    expect(await desk.mails(member)).toEqual(['enrolment-confirmed'])
  })

  test('twice is one enrolment, one seat and one mail', async () => {
    const [someone, sessionId] = [await desk.addMember(), await desk.addSession({ capacity: 2 })]
    for (const _time of [1, 2]) {
      expect(await desk.enrol(someone, sessionId)).toEqual({ enrollmentStatus: 'ENROLLED', error: null })
    }
    expect(await desk.taken(sessionId)).toBe(1)
    expect(await desk.mails(someone)).toEqual(['enrolment-confirmed'])
  })

  test('needs no seats where they are not counted', async () => {
    const sessionId = await desk.addSession()
    expect(await desk.enrol(member, sessionId)).toEqual({ enrollmentStatus: 'ENROLLED', error: null })
    expect(await desk.taken(sessionId)).toBeUndefined()
  })

  test('in a full session waits, or is refused where there is no waitlist', async () => {
    const someone = await desk.addMember()
    const waiting = await desk.addSession({ capacity: 0, waitlistEnabled: true })
    expect(await desk.enrol(someone, waiting)).toEqual({ enrollmentStatus: 'WAITLISTED', error: null })
    expect(await desk.mails(someone)).toEqual(['waitlist-confirmed'])
    const full = await desk.addSession({ capacity: 0 })
    expect(await desk.enrol(someone, full)).toMatchObject({
      enrollmentStatus: 'CLOSED',
      error: { code: 'SESSION_FULL' },
    })
    expect(await desk.stateIn(someone, full)).toBeUndefined()
  })

  test('on demand needs no dates and sends no mail', async () => {
    const someone = await desk.addMember()
    const sessionId = await desk.addSession({ sessionType: 'ON_DEMAND', startAt: null, endAt: null })
    expect(await desk.enrol(someone, sessionId)).toEqual({ enrollmentStatus: 'ENROLLED', error: null })
    expect(await desk.unenrol(someone, sessionId)).toEqual({ enrollmentStatus: 'ENROLL', error: null })
    expect(await desk.mails(someone)).toEqual([])
  })

  test('follows the clock of the server', async () => {
    const sessionId = await desk.addSession({ enrollmentOpen: days(1), enrollmentClose: days(2) })
    expect(await desk.enrol(member, sessionId, NOW + DAY_MS - 1)).toEqual(refused('ENROLLMENT_NOT_OPEN'))
    expect(await desk.enrol(member, sessionId, NOW + 2 * DAY_MS)).toEqual(refused('ENROLLMENT_CLOSED'))
    expect(await desk.enrol(member, sessionId, NOW + DAY_MS)).toMatchObject({ enrollmentStatus: 'ENROLLED' })
  })

  test('by hand is not for members', async () => {
    const sessionId = await desk.addSession({ manualEnrollment: true })
    expect(await desk.enrol(member, sessionId)).toMatchObject({
      enrollmentStatus: 'MANUAL',
      error: { code: 'ENROLLMENT_MANUAL' },
    })
  })
})

describe('what the plan does not cover', () => {
  test.each<[string, NewMember, string]>([
    ['a limited account', { status: 'LIMITED', areas: ['mc-limited'] }, 'NOT_ENTITLED'],
    ['an AI academy member outside the AI stack', { areas: ['ai-academy'] }, 'NOT_ENTITLED'],
    ['a transactional member', { areas: ['mc-transactional'] }, 'NOT_ENTITLED'],
    ['a member without areas', { areas: [] }, 'NOT_ENTITLED'],
    ['an ended trial', { status: 'TRIAL', trialEndDate: days(-1) }, 'TRIAL_ENDED'],
    ['a former trial', { status: 'POST_TRIAL' }, 'ACCOUNT_ENDED'],
    ['an alumnus', { status: 'ALUMNI' }, 'ACCOUNT_ENDED'],
  ])('%s gets no seat', async (_name, account, code) => {
    const userId = await desk.addMember(account)
    const sessionId = await desk.addSession({ capacity: 5 })
    expect(await desk.enrol(userId, sessionId)).toEqual(refused(code))
    expect([await desk.stateIn(userId, sessionId), await desk.taken(sessionId)]).toEqual([undefined, 0])
  })

  test('a limited account gets a seat in a free session', async () => {
    const userId = await desk.addMember({ status: 'LIMITED', areas: ['mc-limited'] })
    const sessionId = await desk.addSession({ isFreeSession: true })
    expect(await desk.enrol(userId, sessionId)).toEqual({ enrollmentStatus: 'ENROLLED', error: null })
  })

  test('hidden, unknown, unpublished and malformed are one answer, for coming and for going', async () => {
    const hidden = await desk.addSession({ hideInCatalog: true })
    const draft = await desk.addSession({ publishStatus: 'DRAFT' })
    const unknown = 'c2a2f6ee-7d0b-4f0e-8f57-3a6a2f1c9d10'
    const answers = await Promise.all(
      [hidden, draft, unknown, "'; drop table enrolments; --"].flatMap((id) => [
        desk.enrol(member, id),
        desk.unenrol(member, id),
      ]),
    )
    expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toEqual(
      new Set(['{"enrollmentStatus":null,"error":{"code":"NOT_FOUND","message":"This does not exist."}}']),
    )
  })
})

test('an employee is in a running session without a seat, and neither comes nor goes changes anything', async () => {
  const employee = await desk.addMember({ status: 'EMPLOYEE' })
  const sessionId = await desk.addSession({ startAt: days(-1), endAt: days(1), capacity: 5 })
  const enrolled = { enrollmentStatus: 'ENROLLED', error: null }
  expect(await desk.enrol(employee, sessionId)).toEqual(enrolled)
  expect(await desk.unenrol(employee, sessionId)).toEqual(enrolled)
  expect([await desk.stateIn(employee, sessionId), await desk.taken(sessionId)]).toEqual([undefined, 0])
  expect(await desk.mails(employee)).toEqual([])
})

test('a failed write leaves nothing behind', async () => {
  const [someone, sessionId] = [await desk.addMember(), await desk.addSession({ capacity: 1 })]
  await desk.catalogue.current()
  await desk.database.db.execute(sql`alter table outbox rename to outbox_away`)
  await expect(desk.enrol(someone, sessionId)).rejects.toThrow()
  await desk.database.db.execute(sql`alter table outbox_away rename to outbox`)
  expect([await desk.stateIn(someone, sessionId), await desk.taken(sessionId)]).toEqual([undefined, 0])
})

test('a session of a course that is taken from the catalogue is gone', async () => {
  const sessionId = await desk.addSession()
  const courseId = (await desk.catalogue.current()).sessionsById.get(sessionId)?.courseId ?? ''
  await desk.cacheInvalidation.transaction(async (tx, invalidate) => {
    await tx.update(courses).set({ publishStatus: 'ARCHIVED' }).where(eq(courses.courseId, courseId))
    invalidate('catalogue')
  })
  expect(await desk.enrol(member, sessionId)).toEqual(refused('NOT_FOUND'))
})

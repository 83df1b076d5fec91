import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { enrollments } from '@section/db/schema.ts'
import { DAY_MS } from '@section/domain/time/durations.ts'
import { openEnrollmentTestKit, type EnrollmentTestKit } from './enrollment-test-kit.fixture.ts'
import { queuedMails } from '../../testing/queued-mails.ts'

const NOW = Date.UTC(2026, 5, 1, 12)
const days = (count: number) => new Date(NOW + count * DAY_MS)

let kit: EnrollmentTestKit
let member: string

beforeAll(async () => {
  kit = await openEnrollmentTestKit(NOW)
  member = await kit.addMember()
})
afterAll(() => kit.close())

describe('Unenrolling', () => {
  test('frees the seat, and repeating it is no error', async () => {
    const sessionId = await kit.addSession({ capacity: 1 })
    await kit.enroll(member, sessionId)
    for (const _time of [1, 2]) {
      expect(await kit.unenroll(member, sessionId)).toEqual({ enrollmentStatus: 'ENROLL', error: null })
    }
    expect(await kit.taken(sessionId)).toBe(0)
  })

  test('says that there was nothing to leave to whoever left in another tab, also where the seat has gone', async () => {
    const [first, next] = [await kit.addMember(), await kit.addMember()]
    const sessionId = await kit.addSession({ capacity: 1, waitlistEnabled: true })
    for (const userId of [first, next]) await kit.enroll(userId, sessionId)
    expect(await kit.leaveAgain(first, sessionId)).toBe(false)
    expect(await kit.leaveAgain(first, sessionId)).toBe(true)
    expect(await kit.stateIn(next, sessionId)).toBe('ENROLLED')
  })

  test('sends a mail that clears the calendar, and enrolling again sends one with a higher sequence number', async () => {
    const [someone, sessionId] = [await kit.addMember(), await kit.addSession()]
    await kit.enroll(someone, sessionId)
    for (const _time of [1, 2]) await kit.unenroll(someone, sessionId)
    await kit.enroll(someone, sessionId)
    const mails = (await queuedMails(kit.database.db)).filter(
      (mail) => 'userId' in mail && mail.userId === someone,
    )
    expect(mails).toEqual([
      { kind: 'enrollment-confirmed', userId: someone, sessionId, sequence: 1 },
      { kind: 'place-left', waited: false, userId: someone, sessionId, sequence: 2 },
      { kind: 'enrollment-confirmed', userId: someone, sessionId, sequence: 3 },
    ])
  })

  test('after the close of enrollment is final', async () => {
    const sessionId = await kit.addSession({ enrollmentClose: days(1) })
    await kit.enroll(member, sessionId)
    expect(await kit.unenroll(member, sessionId, NOW + DAY_MS)).toEqual({
      enrollmentStatus: 'CLOSED',
      error: null,
    })
  })

  test('is possible for ended accounts', async () => {
    const userId = await kit.addMember({ status: 'TRIAL', trialEndDate: days(1) })
    const sessionId = await kit.addSession({ capacity: 1 })
    await kit.enroll(userId, sessionId)
    expect(await kit.unenroll(userId, sessionId, NOW + 2 * DAY_MS)).toMatchObject({ error: null })
    expect(await kit.taken(sessionId)).toBe(0)
  })

  test('is refused for a completed session', async () => {
    const sessionId = await kit.addSession({ capacity: 1 })
    await kit.enroll(member, sessionId)
    await kit.cacheInvalidation.transaction(async (tx, invalidate) => {
      await tx.update(enrollments).set({ state: 'COMPLETED' }).where(eq(enrollments.sessionId, sessionId))
      invalidate('member', member)
    })
    expect(await kit.unenroll(member, sessionId)).toMatchObject({
      enrollmentStatus: 'COMPLETED',
      error: { code: 'ALREADY_COMPLETED' },
    })
    expect(await kit.enroll(member, sessionId)).toEqual({ enrollmentStatus: 'COMPLETED', error: null })
    expect(await kit.taken(sessionId)).toBe(1)
  })
})

import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { enrolments } from '@section/db/schema.ts'
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

describe('unenrolling', () => {
  test('frees the seat, and twice is no error', async () => {
    const sessionId = await kit.addSession({ capacity: 1 })
    await kit.enrol(member, sessionId)
    for (const _time of [1, 2]) {
      expect(await kit.unenrol(member, sessionId)).toEqual({ enrollmentStatus: 'ENROLL', error: null })
    }
    expect(await kit.taken(sessionId)).toBe(0)
  })

  test('sends a mail that clears the calendar, and coming again one that outdoes it', async () => {
    const [someone, sessionId] = [await kit.addMember(), await kit.addSession()]
    await kit.enrol(someone, sessionId)
    for (const _time of [1, 2]) await kit.unenrol(someone, sessionId)
    await kit.enrol(someone, sessionId)
    const mails = (await queuedMails(kit.database.db)).filter(
      (mail) => 'userId' in mail && mail.userId === someone,
    )
    expect(mails).toEqual([
      { kind: 'enrolment-confirmed', userId: someone, sessionId, sequence: 1 },
      { kind: 'place-left', waited: false, userId: someone, sessionId, sequence: 2 },
      { kind: 'enrolment-confirmed', userId: someone, sessionId, sequence: 3 },
    ])
  })

  test('after the close leaves no way back', async () => {
    const sessionId = await kit.addSession({ enrollmentClose: days(1) })
    await kit.enrol(member, sessionId)
    expect(await kit.unenrol(member, sessionId, NOW + DAY_MS)).toEqual({
      enrollmentStatus: 'CLOSED',
      error: null,
    })
  })

  test('is open to ended accounts', async () => {
    const userId = await kit.addMember({ status: 'TRIAL', trialEndDate: days(1) })
    const sessionId = await kit.addSession({ capacity: 1 })
    await kit.enrol(userId, sessionId)
    expect(await kit.unenrol(userId, sessionId, NOW + 2 * DAY_MS)).toMatchObject({ error: null })
    expect(await kit.taken(sessionId)).toBe(0)
  })

  test('does not take back what is completed', async () => {
    const sessionId = await kit.addSession({ capacity: 1 })
    await kit.enrol(member, sessionId)
    await kit.cacheInvalidation.transaction(async (tx, invalidate) => {
      await tx.update(enrolments).set({ state: 'COMPLETED' }).where(eq(enrolments.sessionId, sessionId))
      invalidate('member', member)
    })
    expect(await kit.unenrol(member, sessionId)).toMatchObject({
      enrollmentStatus: 'COMPLETED',
      error: { code: 'ALREADY_COMPLETED' },
    })
    expect(await kit.enrol(member, sessionId)).toEqual({ enrollmentStatus: 'COMPLETED', error: null })
    expect(await kit.taken(sessionId)).toBe(1)
  })
})

import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { enrollments } from '@section/db/schema.ts'
import { UNDO_MS } from '@section/domain/enrollment/undo-leaving.ts'
import { DAY_MS } from '@section/domain/time/durations.ts'
import { type EnrollmentTestKit, openEnrollmentTestKit } from '../enrollment-test-kit.fixture.ts'

const NOW = Date.UTC(2026, 5, 1, 12)

let kit: EnrollmentTestKit

beforeAll(async () => {
  kit = await openEnrollmentTestKit(NOW)
})
afterAll(() => kit.close())

const members = (count: number) => Promise.all(Array.from({ length: count }, () => kit.addMember()))

/** Lets the member leave and returns what takes that back. */
async function left(userId: string, sessionId: string, at = NOW): Promise<string> {
  const undo = await kit.leave(userId, sessionId, at)
  if (undo === null) throw new Error('It cannot be taken back.')
  return undo
}

const placeOf = async (userId: string, sessionId: string) => {
  const own = and(eq(enrollments.userId, userId), eq(enrollments.sessionId, sessionId))
  const [row] = await kit.database.db.select().from(enrollments).where(own)
  return row
}

describe('A seat that was left', () => {
  test('is taken back as it was, also after enrollment has closed, and the calendar hears of it', async () => {
    const [userId, sessionId] = [
      await kit.addMember(),
      await kit.addSession({ capacity: 1, enrollmentClose: new Date(NOW + DAY_MS) }),
    ]
    await kit.enroll(userId, sessionId)
    const before = await placeOf(userId, sessionId)
    const later = NOW + DAY_MS
    const undo = await left(userId, sessionId, later)
    expect(await kit.takeBack(userId, sessionId, undo, later + 1)).toEqual({
      enrollmentStatus: 'ENROLLED',
      error: null,
    })
    expect(await placeOf(userId, sessionId)).toEqual(before)
    expect(await kit.taken(sessionId)).toBe(1)
    expect(await kit.mails(userId)).toEqual(['enrollment-confirmed', 'place-left', 'enrollment-confirmed'])
  })

  test('counts as one seat when the member asks twice to take it back', async () => {
    const [userId, sessionId] = [await kit.addMember(), await kit.addSession({ capacity: 2 })]
    await kit.enroll(userId, sessionId)
    const undo = await left(userId, sessionId)
    for (const _time of [1, 2])
      expect(await kit.takeBack(userId, sessionId, undo)).toEqual({
        enrollmentStatus: 'ENROLLED',
        error: null,
      })
    expect(await kit.taken(sessionId)).toBe(1)
  })

  test('that goes to the first in line at once cannot be taken back', async () => {
    const [seated = '', waiting = ''] = await members(2)
    const sessionId = await kit.addSession({ capacity: 1, waitlistEnabled: true })
    for (const userId of [seated, waiting]) await kit.enroll(userId, sessionId)
    expect(await kit.leave(seated, sessionId)).toBeNull()
    expect(await kit.stateIn(waiting, sessionId)).toBe('ENROLLED')
  })

  test('that somebody else took meanwhile is refused, without a place on the waitlist', async () => {
    const [seated = '', quick = ''] = await members(2)
    const sessionId = await kit.addSession({ capacity: 1, waitlistEnabled: true })
    await kit.enroll(seated, sessionId)
    const undo = await left(seated, sessionId)
    await kit.enroll(quick, sessionId)
    expect(await kit.takeBack(seated, sessionId, undo)).toMatchObject({
      enrollmentStatus: 'WAITLIST',
      error: { code: 'SESSION_FULL' },
    })
    expect([await kit.stateIn(seated, sessionId), await kit.taken(sessionId)]).toEqual([undefined, 1])
  })

  test('of a session that ends meanwhile is refused', async () => {
    const endAt = new Date(NOW + 21 * DAY_MS)
    const [userId, sessionId] = [await kit.addMember(), await kit.addSession({ endAt })]
    await kit.enroll(userId, sessionId)
    const undo = await left(userId, sessionId, endAt.getTime() - 1)
    expect(await kit.takeBack(userId, sessionId, undo, endAt.getTime())).toMatchObject({
      error: { code: 'ENROLLMENT_CLOSED' },
    })
  })

  test('by an account that has ended is not offered', async () => {
    const trialEndDate = new Date(NOW + DAY_MS)
    const userId = await kit.addMember({ status: 'TRIAL', trialEndDate })
    const sessionId = await kit.addSession({ capacity: 1 })
    await kit.enroll(userId, sessionId)
    expect(await kit.leave(userId, sessionId, NOW + 2 * DAY_MS)).toBeNull()
  })

  test('of an on-demand edition is taken back', async () => {
    const [userId, sessionId] = [
      await kit.addMember(),
      await kit.addSession({ sessionType: 'ON_DEMAND', startAt: null, endAt: null }),
    ]
    await kit.enroll(userId, sessionId)
    expect(await kit.takeBack(userId, sessionId, await left(userId, sessionId))).toEqual({
      enrollmentStatus: 'ENROLLED',
      error: null,
    })
  })
})

describe('A place on a waitlist that was left', () => {
  const fullSession = async (waiting: readonly string[]) => {
    const [seated, sessionId] = [
      await kit.addMember(),
      await kit.addSession({ capacity: 1, waitlistEnabled: true }),
    ]
    for (const userId of [seated, ...waiting]) await kit.enroll(userId, sessionId)
    return { seated, sessionId }
  }

  test('is where it was, before those who came later', async () => {
    const [first = '', second = '', late = ''] = await members(3)
    const { seated, sessionId } = await fullSession([first, second])
    const before = await placeOf(first, sessionId)
    const undo = await left(first, sessionId)
    await kit.enroll(late, sessionId)
    expect(await kit.takeBack(first, sessionId, undo)).toEqual({
      enrollmentStatus: 'WAITLISTED',
      error: null,
    })
    expect(await placeOf(first, sessionId)).toEqual(before)
    await kit.unenroll(seated, sessionId)
    expect(await kit.stateIn(first, sessionId)).toBe('ENROLLED')
    expect(await kit.mails(first)).toEqual([
      'waitlist-confirmed',
      'place-left',
      'waitlist-confirmed',
      'seat-freed',
    ])
  })

  test('leaves the seat that was freed meanwhile to whoever got it', async () => {
    const [first = '', second = ''] = await members(2)
    const { seated, sessionId } = await fullSession([first, second])
    const undo = await left(first, sessionId)
    await kit.unenroll(seated, sessionId)
    expect(await kit.takeBack(first, sessionId, undo)).toEqual({
      enrollmentStatus: 'WAITLISTED',
      error: null,
    })
    expect([await kit.stateIn(first, sessionId), await kit.stateIn(second, sessionId)]).toEqual([
      'WAITLISTED',
      'ENROLLED',
    ])
  })

  test('becomes a seat when one was freed meanwhile for which nobody waited', async () => {
    const waiting = await kit.addMember()
    const { seated, sessionId } = await fullSession([waiting])
    const undo = await left(waiting, sessionId)
    await kit.unenroll(seated, sessionId)
    expect(await kit.takeBack(waiting, sessionId, undo)).toEqual({
      enrollmentStatus: 'ENROLLED',
      error: null,
    })
    expect(await kit.taken(sessionId)).toBe(1)
  })
})

describe('What takes a place back', () => {
  test('is refused after a minute, and to other members, for other sessions and when it was changed', async () => {
    const [userId = '', other = ''] = await members(2)
    const [sessionId, elsewhere] = [await kit.addSession(), await kit.addSession()]
    await kit.enroll(userId, sessionId)
    const undo = await left(userId, sessionId)
    const refused = { enrollmentStatus: null, error: { code: 'UNDO_EXPIRED' } }
    expect(await kit.takeBack(userId, sessionId, undo, NOW + UNDO_MS)).toMatchObject(refused)
    expect(await kit.takeBack(other, sessionId, undo)).toMatchObject(refused)
    expect(await kit.takeBack(userId, elsewhere, undo)).toMatchObject(refused)
    for (const changed of ['', 'ENROLLED', undo.replace('ENROLLED', 'WAITLISTED'), `${undo}a`])
      expect(await kit.takeBack(userId, sessionId, changed)).toMatchObject(refused)
    expect(await kit.stateIn(userId, sessionId)).toBeUndefined()
    expect(await kit.takeBack(userId, sessionId, undo, NOW + UNDO_MS - 1)).toMatchObject({ error: null })
  })

  test('of a session that was left twice is offered by the first answer only', async () => {
    const [userId, sessionId] = [await kit.addMember(), await kit.addSession()]
    await kit.enroll(userId, sessionId)
    await left(userId, sessionId)
    expect(await kit.leave(userId, sessionId)).toBeNull()
  })
})

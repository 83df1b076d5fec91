import { describe, expect, it } from 'vitest'
import { DAY_MS, HOUR_MS } from '../time/durations.ts'
import { noSeatText, openSeat } from './open-seat.ts'
import { ENROLLMENT_STATUSES, type EnrollmentStatus } from './session.ts'

const NEW_YORK = 'America/New_York'
/** Noon in New York. */
const NOW = Date.parse('2026-12-01T17:00Z')

const workshop = {
  sessionType: 'LIVE',
  sessionKind: 'WORKSHOP',
  startAt: NOW + 10 * DAY_MS,
  endAt: NOW + 10 * DAY_MS + HOUR_MS,
  activateAt: null,
  enrollmentClose: NOW + 5 * DAY_MS,
  seatsLeft: 24,
  lowInventory: false,
} as const

const seat = (more: Partial<Parameters<typeof openSeat>[0]> = {}, status: EnrollmentStatus = 'ENROLL') =>
  openSeat({ ...workshop, ...more }, status, NOW, NEW_YORK)

describe('openSeat', () => {
  it('returns the deadline and the seats of a session that is open for enrollment, and of no other', () => {
    expect(seat()).toEqual({ deadline: 'Enroll by Dec 6, 2026', seats: '24 seats left', few: false })
    expect(ENROLLMENT_STATUSES.filter((status) => seat({}, status) !== null)).toEqual(['ENROLL'])
  })

  it('says nothing about what is not limited', () => {
    expect(seat({ enrollmentClose: null, seatsLeft: null })).toEqual({
      deadline: null,
      seats: null,
      few: false,
    })
  })

  it('counts ten seats, or a tenth of all, as few', () => {
    expect([11, 10, 1].map((seatsLeft) => seat({ seatsLeft })?.few)).toEqual([false, true, true])
    expect(seat({ seatsLeft: 40, lowInventory: true })?.few).toBe(true)
    expect(seat({ seatsLeft: 1 })?.seats).toBe('1 seat left')
  })

  it('names the time of day within the last day', () => {
    expect(seat({ enrollmentClose: NOW + 5 * HOUR_MS })?.deadline).toBe('Enroll by today 5:00 PM EST')
    expect(seat({ enrollmentClose: NOW + 20 * HOUR_MS })?.deadline).toBe('Enroll by tomorrow 8:00 AM EST')
  })

  it('closes a sprint ahead a day before its start, whatever its enrollment says', () => {
    const sprint = { sessionKind: 'SPRINT', enrollmentClose: null } as const
    expect(seat({ ...sprint, startAt: NOW + 4 * DAY_MS })?.deadline).toBe('Enroll by Dec 4, 2026')
    expect(seat({ ...sprint, startAt: NOW + DAY_MS })).toBeNull()
    const running = { ...sprint, startAt: NOW - 3 * DAY_MS, enrollmentClose: NOW + 2 * DAY_MS }
    expect(seat(running)?.deadline).toBe('Enroll by Dec 3, 2026')
  })
})

describe('noSeatText', () => {
  const text = (status: EnrollmentStatus, more: Partial<Parameters<typeof openSeat>[0]> = {}) =>
    noSeatText({ ...workshop, ...more }, status, NOW)

  it('names the waitlist, a full session, and one that staff fills, and says nothing about others', () => {
    const texts = ENROLLMENT_STATUSES.flatMap((status) => text(status) ?? [])
    expect(texts).toEqual(['Full', 'Our staff enrolls members', 'Full, waitlist open'])
    expect(text('WAITLIST')).toBe('Full, waitlist open')
    expect(text('CLOSED')).toBe('Full')
  })

  it('says nothing about a session that closed with its enrollment, that ended, or that is too late to join', () => {
    const over = { enrollmentClose: NOW }
    expect(text('CLOSED', over)).toBeNull()
    expect(text('MANUAL', { endAt: NOW })).toBeNull()
    expect(text('WAITLIST', { sessionKind: 'SPRINT', startAt: NOW + HOUR_MS })).toBeNull()
  })
})

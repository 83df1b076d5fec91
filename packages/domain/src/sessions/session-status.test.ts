import { describe, expect, it, test } from 'vitest'
import { DAY_MS } from '../time/durations.ts'
import { NO_ENROLLMENT, type MemberSessionState } from './session.ts'
import { facts, NOW, type Facts } from './session.fixture.ts'
import { lowInventory, seatsLeft, sessionStatus } from './session-status.ts'

const status = (more: Partial<Facts>, member: Partial<MemberSessionState> = {}, now = NOW) =>
  sessionStatus(facts(more), { ...NO_ENROLLMENT, ...member }, now)

describe('The status of a session, by priority', () => {
  // Each of these sessions also has the reasons of those before it, and the reason that it adds takes precedence.
  const full = { seatsTaken: 30 }
  const fullClosed = { ...full, hasWaitlist: false }
  const manual = { ...full, manualEnrollment: true }
  const closed = { ...manual, enrollmentClose: NOW }
  const future = { ...closed, enrollmentOpen: NOW + 1 }

  it.each([
    ['ENROLL', {}, {}],
    ['CLOSED', fullClosed, {}],
    ['WAITLIST', full, {}],
    ['MANUAL', manual, {}],
    ['CLOSED', closed, {}],
    ['FUTURE', future, {}],
    ['WAITLISTED', future, { enrollment: 'WAITLISTED' }],
    ['ENROLLED', future, { enrollment: 'ENROLLED' }],
    ['COMPLETED', future, { enrollment: 'ENROLLED', completed: true }],
    ['COMPLETED', {}, { completed: true }],
    ['FUTURE', { startAt: null }, {}],
    ['FUTURE', { endAt: null }, {}],
    ['FUTURE', { startAt: null, endAt: null, enrollmentClose: NOW - 1 }, {}],
    ['ENROLL', { enrollmentOpen: null, enrollmentClose: null }, {}],
    ['ENROLL', { seats: null, seatsTaken: 1_000 }, {}],
    ['ENROLL', { seatsTaken: 29 }, {}],
    ['WAITLIST', { seatsTaken: 31 }, {}],
    ['WAITLIST', { seats: 0, seatsTaken: 0 }, {}],
    ['ENROLL', { sessionType: 'ON_DEMAND', startAt: null, endAt: null }, {}],
    ['FUTURE', { sessionType: 'ON_DEMAND', startAt: null, endAt: null, activateAt: NOW + 1 }, {}],
    ['ENROLL', { sessionType: 'ON_DEMAND', startAt: null, endAt: null, activateAt: NOW }, {}],
  ] as const)('%s for %j and member %j', (expected, more, member) => {
    expect(status(more, member)).toBe(expected)
  })

  it.each([
    [{ enrollmentOpen: NOW }, ['FUTURE', 'ENROLL', 'ENROLL']],
    [{ enrollmentClose: NOW }, ['ENROLL', 'CLOSED', 'CLOSED']],
    [{ startAt: NOW - DAY_MS, endAt: NOW, enrollmentClose: null }, ['ENROLL', 'CLOSED', 'CLOSED']],
  ] as const)('changes exactly at the instant: %j', (more, expected) => {
    expect([NOW - 1, NOW, NOW + 1].map((now) => status(more, {}, now))).toEqual(expected)
  })
})

test('The number of seats left is null without a limit and never below zero', () => {
  const left = (seats: number | null, seatsTaken: number) => seatsLeft({ seats, seatsTaken })
  expect([left(null, 3), left(30, 3), left(30, 30), left(30, 31)]).toEqual([null, 27, 0, 0])
})

test('Low inventory means that at most 10 % of the seats are left and at least one is', () => {
  const low = (seats: number | null, seatsTaken: number) => lowInventory({ seats, seatsTaken })
  expect([low(30, 26), low(30, 27), low(30, 29), low(30, 30), low(30, 31)]).toEqual([
    false,
    true,
    true,
    false,
    false,
  ])
  expect([low(null, 5), low(9, 8), low(10, 9), low(0, 0)]).toEqual([false, false, true, false])
})

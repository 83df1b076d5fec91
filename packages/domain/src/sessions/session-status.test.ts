import * as fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { nextChangeAt } from './next-change.ts'
import {
  DAY_MS,
  ENROLLMENT_STATUSES,
  HOUR_MS,
  NO_ENROLLMENT,
  SESSION_KINDS,
  SESSION_TYPES,
  type MemberSessionState,
  type SessionEnrolment,
  type SessionTimes,
} from './session.ts'
import { sessionButton } from './session-button.ts'
import { sessionFlags } from './session-flags.ts'
import { lowInventory, sessionStatus } from './session-status.ts'

const T = Date.UTC(2026, 5, 1, 12)
type Facts = SessionTimes & SessionEnrolment

const facts = (more: Partial<Facts> = {}): Facts => ({
  sessionType: 'LIVE',
  sessionKind: 'SPRINT',
  startAt: T + 10 * DAY_MS,
  endAt: T + 24 * DAY_MS,
  activateAt: null,
  enrollmentOpen: T - DAY_MS,
  enrollmentClose: T + 9 * DAY_MS,
  seats: 30,
  seatsTaken: 3,
  hasWaitlist: true,
  manualEnrollment: false,
  ...more,
})

const status = (more: Partial<Facts>, member: Partial<MemberSessionState> = {}, now = T) =>
  sessionStatus(facts(more), { ...NO_ENROLLMENT, ...member }, now)

describe('status, first that fits', () => {
  // Each row adds the reason of a later one: the earlier still wins.
  const full = { seatsTaken: 30 }
  const fullClosed = { ...full, hasWaitlist: false }
  const manual = { ...full, manualEnrollment: true }
  const closed = { ...manual, enrollmentClose: T }
  const future = { ...closed, enrollmentOpen: T + 1 }

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
    ['FUTURE', { startAt: null, endAt: null, enrollmentClose: T - 1 }, {}],
    ['ENROLL', { enrollmentOpen: null, enrollmentClose: null }, {}],
    ['ENROLL', { seats: null, seatsTaken: 1_000 }, {}],
    ['ENROLL', { seatsTaken: 29 }, {}],
    ['WAITLIST', { seatsTaken: 31 }, {}],
    ['WAITLIST', { seats: 0, seatsTaken: 0 }, {}],
    ['ENROLL', { sessionType: 'ON_DEMAND', startAt: null, endAt: null }, {}],
    ['FUTURE', { sessionType: 'ON_DEMAND', startAt: null, endAt: null, activateAt: T + 1 }, {}],
    ['ENROLL', { sessionType: 'ON_DEMAND', startAt: null, endAt: null, activateAt: T }, {}],
  ] as const)('%s for %j and member %j', (expected, more, member) => {
    expect(status(more, member)).toBe(expected)
  })

  it.each([
    [{ enrollmentOpen: T }, ['FUTURE', 'ENROLL', 'ENROLL']],
    [{ enrollmentClose: T }, ['ENROLL', 'CLOSED', 'CLOSED']],
    [{ startAt: T - DAY_MS, endAt: T, enrollmentClose: null }, ['ENROLL', 'CLOSED', 'CLOSED']],
  ] as const)('changes exactly at the instant: %j', (more, expected) => {
    expect([T - 1, T, T + 1].map((now) => status(more, {}, now))).toEqual(expected)
  })
})

describe('flags', () => {
  const flags = (more: Partial<Facts>, now: number, as: (typeof ENROLLMENT_STATUSES)[number] = 'ENROLL') =>
    sessionFlags(facts(more), as, now)
  const start = T + 10 * DAY_MS
  const end = T + 24 * DAY_MS

  it('happens from the start or the activation to the end', () => {
    const at = (now: number, more: Partial<Facts> = {}) => flags(more, now).happeningNow
    expect([start - 1, start, end - 1, end].map((now) => at(now))).toEqual([false, true, true, false])
    expect(at(T, { activateAt: T })).toBe(true)
    expect(at(T, { activateAt: T + 1 })).toBe(false)
    expect(at(start, { sessionType: 'ON_DEMAND' })).toBe(false)
    expect(at(start, { endAt: null })).toBe(false)
  })

  it('happens shortly within the hour before the start', () => {
    const at = (now: number) => flags({}, now).happeningShortly
    expect([start - HOUR_MS - 1, start - HOUR_MS, start - 1, start].map(at)).toEqual([
      false,
      true,
      true,
      false,
    ])
    expect(flags({ sessionType: 'ON_DEMAND' }, start - 1).happeningShortly).toBe(false)
  })

  it('is active while enrolled and happening, and 5 days after a completed sprint', () => {
    expect(flags({}, start, 'ENROLLED').active).toBe(true)
    expect(flags({}, start, 'COMPLETED').active).toBe(true)
    expect(flags({}, start, 'WAITLISTED').active).toBe(false)
    expect(flags({}, start - 1, 'ENROLLED').active).toBe(false)
    expect(flags({}, end, 'ENROLLED').active).toBe(false)
    expect(flags({}, end + 5 * DAY_MS - 1, 'COMPLETED').active).toBe(true)
    expect(flags({}, end + 5 * DAY_MS, 'COMPLETED').active).toBe(false)
    expect(flags({ sessionKind: 'WORKSHOP' }, end, 'COMPLETED').active).toBe(false)
    expect(flags({ sessionType: 'ON_DEMAND' }, end, 'COMPLETED').active).toBe(false)
  })

  it('shows upcoming what can be joined or is to come', () => {
    const shown = ENROLLMENT_STATUSES.filter((as) => flags({}, T, as).showInUpcoming)
    expect(shown).toEqual(['FUTURE', 'WAITLIST', 'ENROLL'])
    expect(flags({}, start).showInUpcoming).toBe(false)
    expect(flags({}, end).showInUpcoming).toBe(false)
    expect(flags({ sessionType: 'ON_DEMAND' }, T).showInUpcoming).toBe(false)
    expect(flags({ startAt: null }, T, 'ENROLLED')).toMatchObject({ comingSoon: true, showInUpcoming: true })
  })

  it('names the statuses', () => {
    const named = ENROLLMENT_STATUSES.map((as) => {
      const { enrolled, waitListed, userCompleted, enrollable, waitListOpen, closed, comingSoon } = flags(
        {},
        T,
        as,
      )
      return [
        enrolled,
        waitListed,
        comingSoon,
        closed,
        false,
        waitListOpen,
        enrollable,
        userCompleted,
      ].indexOf(true)
    })
    expect(named).toEqual([0, 1, 2, 3, -1, 5, 6, 7])
  })
})

test('low inventory is 10 % or fewer and at least one', () => {
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

describe('nextChangeAt', () => {
  const instant = fc.option(fc.integer({ min: T - 20 * DAY_MS, max: T + 20 * DAY_MS }), { nil: null })
  const anySession = fc.record<Facts>({
    sessionType: fc.constantFrom(...SESSION_TYPES),
    sessionKind: fc.constantFrom(...SESSION_KINDS),
    startAt: instant,
    endAt: instant,
    activateAt: instant,
    enrollmentOpen: instant,
    enrollmentClose: instant,
    seats: fc.option(fc.integer({ min: 0, max: 3 }), { nil: null }),
    seatsTaken: fc.integer({ min: 0, max: 3 }),
    hasWaitlist: fc.boolean(),
    manualEnrollment: fc.boolean(),
  })
  const anyMember = fc.record<MemberSessionState>({
    enrollment: fc.constantFrom('ENROLLED', 'WAITLISTED', null),
    completed: fc.boolean(),
  })

  const derive = (session: Facts, member: MemberSessionState, now: number) => {
    const as = sessionStatus(session, member, now)
    const viewer = { viewer: { accountType: 'MEMBER' as const, entitlements: [] }, entitled: false }
    const shown = { ...session, sessionId: 's', isFreeSession: false, sessionMeta: null }
    return { as, flags: sessionFlags(session, as, now), button: sessionButton(shown, as, viewer, now) }
  }

  it('never lets anything change before it, 5,000 sessions', () => {
    const moment = fc.integer({ min: T - 25 * DAY_MS, max: T + 25 * DAY_MS })
    fc.assert(
      fc.property(
        anySession,
        anyMember,
        moment,
        fc.double({ min: 0, max: 1, noNaN: true }),
        (s, m, now, part) => {
          const next = nextChangeAt(s, now) ?? now + 100 * DAY_MS
          expect(next).toBeGreaterThan(now)
          const between = Math.min(next - 1, Math.floor(now + part * (next - now)))
          expect(derive(s, m, between)).toEqual(derive(s, m, now))
          expect(derive(s, m, next - 1)).toEqual(derive(s, m, now))
        },
      ),
      { numRuns: 5_000 },
    )
  })

  it('names every instant of a session, one after the other', () => {
    const session = facts({ activateAt: T + 9.5 * DAY_MS })
    const instants: number[] = []
    for (let at = nextChangeAt(session, T - 2 * DAY_MS); at !== null; at = nextChangeAt(session, at))
      instants.push(at)
    const start = T + 10 * DAY_MS
    expect(instants).toEqual([
      T - DAY_MS,
      T + 2 * DAY_MS,
      T + 9 * DAY_MS,
      T + 9.5 * DAY_MS,
      start - HOUR_MS,
      start,
      start + DAY_MS + 1,
      T + 24 * DAY_MS,
      T + 29 * DAY_MS,
    ])
  })

  it('is null once everything is over', () => {
    expect(nextChangeAt(facts(), T + 24 * DAY_MS + 5 * DAY_MS)).toBeNull()
    expect(nextChangeAt(facts(), T)).toBe(T + 2 * DAY_MS)
  })
})

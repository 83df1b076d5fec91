import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { nextChangeAt } from './next-change.ts'
import { DAY_MS, HOUR_MS, SESSION_KINDS, SESSION_TYPES, type MemberSessionState } from './session.ts'
import { facts, T, type Facts } from './session.fixture.ts'
import { sessionButton } from './session-button.ts'
import { sessionFlags } from './session-flags.ts'
import { sessionStatus } from './session-status.ts'

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

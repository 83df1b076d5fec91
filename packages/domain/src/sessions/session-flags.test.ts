import { describe, expect, it } from 'vitest'
import { DAY_MS, HOUR_MS } from '../time/durations.ts'
import { ENROLLMENT_STATUSES } from './session.ts'
import { facts, NOW, type Facts } from './session.fixture.ts'
import { sessionFlags } from './session-flags.ts'

describe('The flags of a session', () => {
  const flags = (more: Partial<Facts>, now: number, as: (typeof ENROLLMENT_STATUSES)[number] = 'ENROLL') =>
    sessionFlags(facts(more), as, now)
  const start = NOW + 10 * DAY_MS
  const end = NOW + 24 * DAY_MS

  it('include happening from the start or the activation to the end', () => {
    const at = (now: number, more: Partial<Facts> = {}) => flags(more, now).happeningNow
    expect([start - 1, start, end - 1, end].map((now) => at(now))).toEqual([false, true, true, false])
    expect(at(NOW, { activateAt: NOW })).toBe(true)
    expect(at(NOW, { activateAt: NOW + 1 })).toBe(false)
    expect(at(start, { sessionType: 'ON_DEMAND' })).toBe(false)
    expect(at(start, { endAt: null })).toBe(false)
  })

  it('include happening shortly in the hour before the start of a live session', () => {
    const at = (now: number, more: Partial<Facts> = {}) => flags(more, now).happeningShortly
    const hourBefore = start - HOUR_MS
    expect([hourBefore - 1, hourBefore, start - 1, start].map((now) => at(now))).toEqual([
      false,
      true,
      true,
      false,
    ])
    expect(at(hourBefore, { sessionType: 'ON_DEMAND' })).toBe(false)
    expect(at(hourBefore, { startAt: null })).toBe(false)
  })

  it('include active while enrolled and happening, and 5 days after a completed sprint', () => {
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

  it('include upcoming while it can be joined or is announced', () => {
    const shown = ENROLLMENT_STATUSES.filter((as) => flags({}, NOW, as).showInUpcoming)
    expect(shown).toEqual(['FUTURE', 'WAITLIST', 'ENROLL'])
    expect(flags({}, start).showInUpcoming).toBe(false)
    expect(flags({}, end).showInUpcoming).toBe(false)
    expect(flags({ sessionType: 'ON_DEMAND' }, NOW).showInUpcoming).toBe(false)
    expect(flags({ startAt: null }, NOW, 'ENROLLED')).toMatchObject({
      comingSoon: true,
      showInUpcoming: true,
    })
  })

  it('name exactly one status each', () => {
    const named = ENROLLMENT_STATUSES.map((as) => {
      const { enrolled, waitListed, userCompleted, enrollable, waitListOpen, closed, comingSoon } = flags(
        {},
        NOW,
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

import { describe, expect, it, test } from 'vitest'
import type { Area } from '../../access/area.ts'
import { entitlement } from '../../access/viewer.fixture.ts'
import { NOW } from '../../sessions/session.fixture.ts'
import { sessionFlags } from '../../sessions/session-flags.ts'
import { DAY_MS, HOUR_MS } from '../../time/durations.ts'
import { live, onDemand, type Part } from '../catalog.fixture.ts'
import type { LandingViewer } from '../hidden-dates.ts'
import { courseSessions, type CourseSession } from '../course-sessions.ts'
import { alternativeText, isFullRun, type OpenAlternative, openAlternative } from './open-alternative.ts'

const full = live({ sessionId: 'full', enrollmentStatus: 'WAITLIST' })
const days = (start: number): Part => ({ startAt: NOW + start * DAY_MS, endAt: NOW + (start + 11) * DAY_MS })
const free = (sessionId: string, start: number) => live({ sessionId, ...days(start), enrollmentClose: null })
const found = (
  session: CourseSession,
  others: readonly CourseSession[],
  onDemandStage: 'NOT_STARTED' | null = 'NOT_STARTED',
) => {
  const course = courseSessions('c', [session, ...others], NOW)
  const alternative = openAlternative(course, session, { onDemand: onDemandStage, isLocked: false }, NOW)
  return alternative?.kind === 'session' ? alternative.session.sessionId : (alternative?.kind ?? null)
}

describe('The alternative to a session without an open seat', () => {
  it.each(['WAITLIST', 'WAITLISTED', 'CLOSED', 'MANUAL'] as const)(
    'is the next run with a free seat, for the status %s',
    (enrollmentStatus) => {
      const session = { ...full, enrollmentStatus }
      expect(found(session, [free('later', 90), free('next', 60), onDemand()])).toBe('next')
    },
  )

  it.each(['ENROLL', 'ENROLLED', 'COMPLETED', 'FUTURE'] as const)(
    'does not exist for the status %s',
    (enrollmentStatus) =>
      expect(found({ ...full, enrollmentStatus }, [free('next', 60), onDemand()])).toBeNull(),
  )

  it('passes over runs that are full, not open yet, over, or too late to join', () => {
    const others = [
      live({ ...days(50), sessionId: 'full too', enrollmentStatus: 'WAITLIST' }),
      live({ ...days(51), sessionId: 'not open', enrollmentStatus: 'FUTURE' }),
      live({ ...days(-20), sessionId: 'over' }),
      live({ sessionId: 'tomorrow', startAt: NOW + 5 * HOUR_MS, endAt: NOW + 9 * DAY_MS }),
    ]
    expect(found(full, others)).toBeNull()
    expect(found(full, [...others, onDemand()])).toBe('on-demand')
    expect(found(full, [...others, free('next', 60), onDemand()])).toBe('next')
  })

  it('is a run that has begun only where none is ahead', () => {
    const begun = live({ ...days(-3), sessionId: 'begun', sessionKind: 'CAPSTONE', enrollmentClose: null })
    expect(found(full, [begun, free('next', 60)])).toBe('next')
    expect(found(full, [begun])).toBe('begun')
  })

  it('is the on-demand edition only where it is open and the viewer can start it', () => {
    expect(found(full, [onDemand()])).toBe('on-demand')
    expect(found(full, [onDemand()], null)).toBeNull()
    expect(found(full, [onDemand({ enrollmentStatus: 'FUTURE' })])).toBeNull()
  })

  it('exists for a sprint that has become too late to join', () => {
    const late = live({ sessionId: 'late', startAt: NOW + HOUR_MS, endAt: NOW + 9 * DAY_MS })
    expect(found(late, [free('next', 60)])).toBe('next')
  })
})

const run = (startAt: number | null, more: Part = {}): OpenAlternative<CourseSession> => {
  const session = live({ startAt, ...more })
  return { kind: 'session', session, flags: sessionFlags(session, session.enrollmentStatus, NOW) }
}
const viewer = (area: Area): LandingViewer => ({
  accountType: 'MEMBER',
  customerType: 'CONSUMER',
  entitlements: [entitlement(area)],
})
const text = (alternative: OpenAlternative<CourseSession>, area: Area = 'mcsc-unlimited') =>
  alternativeText(alternative, viewer(area), NOW, 'UTC')

test('The text of an alternative names the weekday on which the run starts or began, or the on-demand edition', () => {
  expect(text(run(Date.UTC(2026, 8, 1)))).toBe('The next run with free seats starts Tue, Sep 1.')
  expect(text(run(Date.UTC(2026, 4, 30)))).toBe('The run that began Sat, May 30 still has free seats.')
  expect(text(run(null))).toBe('Another run has free seats.')
  expect(text({ kind: 'on-demand' })).toBe('You can start on demand today, at your own pace.')
})

test('The text of an alternative leaves out the day of a workshop whose dates are hidden from a buyer', () => {
  const day = Date.UTC(2026, 8, 1)
  const hidden = run(day, { sessionKind: 'WORKSHOP' })
  expect(text(hidden, 'mc-transactional')).toBe('Another run has free seats.')
  expect(text(hidden)).toContain('Tue, Sep 1')
  expect(text(run(day), 'mc-transactional')).toContain('Tue, Sep 1')
  expect(text(run(day, { sessionKind: 'WORKSHOP', isFreeSession: true }), 'mc-transactional')).toContain(
    'Sep 1',
  )
})

test.each([
  ['with a waitlist', { enrollmentStatus: 'WAITLIST' }, true],
  ['for which the viewer waits', { enrollmentStatus: 'WAITLISTED' }, true],
  ['closed before its deadline', { enrollmentStatus: 'CLOSED' }, true],
  ['closed at its deadline', { enrollmentStatus: 'CLOSED', enrollmentClose: NOW }, false],
  ['with a free seat', { enrollmentStatus: 'ENROLL' }, false],
  ['filled by staff', { enrollmentStatus: 'MANUAL' }, false],
  ['that has begun', { enrollmentStatus: 'CLOSED', ...days(-3) }, false],
] as const)('A run %s is called full: %j gives %s', (_what, more, expected) => {
  const [one] = courseSessions('c', [live(more)], NOW).sessions
  expect(one && isFullRun(one, NOW)).toBe(expected)
})

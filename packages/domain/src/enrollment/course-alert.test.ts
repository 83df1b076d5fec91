import { describe, expect, test } from 'vitest'
import { NO_ENROLLMENT, type MemberSessionState } from '../sessions/session.ts'
import { NOW } from '../sessions/session.fixture.ts'
import { DAY_MS, HOUR_MS } from '../time/durations.ts'
import { type CourseAlertRequest, decideCourseAlert } from './course-alert.ts'
import { open, SETUPS, viewerWith } from './enroll.fixture.ts'

const ASKED = NOW - 10 * DAY_MS
const WAIT = { kind: 'wait' }
const NOTIFY = { kind: 'notify', sessionId: open.sessionId }
const enrolled: MemberSessionState = { enrollment: 'ENROLLED', completed: false }
const edition = {
  ...open,
  sessionId: 'edition',
  sessionType: 'ON_DEMAND' as const,
  startAt: null,
  endAt: null,
  enrollmentClose: null,
  seats: null,
}

const decide = (more: Partial<CourseAlertRequest> = {}) =>
  decideCourseAlert({
    course: { courseId: 'c', stack: 'marketing' },
    sessions: [open],
    viewer: viewerWith({}, 'mcsc-unlimited'),
    stateIn: () => NO_ENROLLMENT,
    askedAt: ASKED,
    now: NOW,
    ...more,
  })

describe('A course alert', () => {
  test('reports the soonest session that the member can enroll in', () => {
    const later = { ...open, sessionId: 'later', startAt: (open.startAt ?? 0) + DAY_MS }
    expect(decide({ sessions: [later, open] })).toEqual(NOTIFY)
  })

  test.each(['WAITLIST', 'MANUAL', 'CLOSED', 'FUTURE'] as const)('waits while a session is %s', (status) => {
    expect(decide({ sessions: [SETUPS[status].session] })).toEqual(WAIT)
  })

  test('waits while the course has no session', () => {
    expect(decide({ sessions: [] })).toEqual(WAIT)
  })

  test('reports at the instant at which enrollment opens, and not before', () => {
    const sessions = [{ ...open, enrollmentOpen: NOW }]
    expect(decide({ sessions, now: NOW - 1 })).toEqual(WAIT)
    expect(decide({ sessions })).toEqual(NOTIFY)
  })

  test('reports a seat that was freed in a full session without a waitlist', () => {
    const full = { ...open, hasWaitlist: false, seatsTaken: 30 }
    expect(decide({ sessions: [full] })).toEqual(WAIT)
    expect(decide({ sessions: [{ ...full, seatsTaken: 29 }] })).toEqual(NOTIFY)
  })

  test('waits for a session that the member may take', () => {
    const viewer = viewerWith({}, 'ai-academy')
    expect(decide({ viewer })).toEqual(WAIT)
    expect(decide({ viewer, course: { courseId: 'c', stack: 'ai' } })).toEqual(NOTIFY)
  })

  test('waits while the account has ended', () => {
    expect(decide({ viewer: viewerWith({ accountType: 'ALUMNI' }, 'mcsc-unlimited') })).toEqual(WAIT)
    const trial = { accountType: 'TRIAL', trialEndDate: NOW - 1 } as const
    expect(decide({ viewer: viewerWith(trial, 'mcsc-unlimited') })).toEqual(WAIT)
  })

  test('is dropped once the member takes or waits for a live session that has not ended', () => {
    expect(decide({ stateIn: () => enrolled })).toEqual({ kind: 'drop' })
    expect(decide({ stateIn: () => ({ enrollment: 'WAITLISTED', completed: false }) })).toEqual({
      kind: 'drop',
    })
    const past = { ...open, sessionId: 'past', startAt: NOW - 2 * DAY_MS, endAt: NOW - DAY_MS }
    const stateIn = (sessionId: string) => (sessionId === 'past' ? enrolled : NO_ENROLLMENT)
    expect(decide({ sessions: [past, open], stateIn })).toEqual(NOTIFY)
  })

  test('says nothing of a hidden session, nor of a sprint that is too late to join', () => {
    expect(decide({ sessions: [{ ...open, hideInCatalog: true }] })).toEqual(WAIT)
    const soon = { ...open, startAt: NOW + HOUR_MS, endAt: NOW + 9 * DAY_MS }
    expect(decide({ sessions: [soon] })).toEqual(WAIT)
  })

  test('reports an on-demand edition that opened after the member had asked', () => {
    expect(decide({ sessions: [edition] })).toEqual(WAIT)
    expect(decide({ sessions: [{ ...edition, activateAt: ASKED }] })).toEqual(WAIT)
    const opened = [{ ...edition, activateAt: ASKED + 1 }]
    expect(decide({ sessions: opened })).toEqual({ kind: 'notify', sessionId: 'edition' })
    expect(decide({ sessions: opened, stateIn: () => enrolled })).toEqual(WAIT)
  })
})

import { describe, expect, it } from 'vitest'
import { DAY_MS } from '../time/durations.ts'
import { ACCOUNT_STATUSES } from '../access/area.ts'
import { viewerWith, open } from '../enrollment/enroll.fixture.ts'
import { decideEnrollment, decideUnenrollment } from '../enrollment/enroll.ts'
import type { MemberSessionState } from '../sessions/session.ts'
import { happeningNow } from '../sessions/session-flags.ts'
import { sessionStatus } from '../sessions/session-status.ts'
import { isEntitled } from './course-entitlement.ts'
import { canOpenSession, viewerSessionStatus, sessionPageAccess } from './session-access.ts'

const START = open.startAt ?? 0
const END = open.endAt ?? 0
const course = { courseId: 'c', stack: 'Marketing' }
const employee = viewerWith({ accountType: 'EMPLOYEE' }, 'mcsc-unlimited')
const NOTHING: MemberSessionState = { enrollment: null, completed: false }
const STATES: MemberSessionState[] = [
  NOTHING,
  { enrollment: 'ENROLLED', completed: false },
  { enrollment: 'WAITLISTED', completed: false },
  { enrollment: 'ENROLLED', completed: true },
]
const SESSIONS = [
  open,
  { ...open, enrollmentClose: null },
  { ...open, enrollmentClose: null, seatsTaken: 30 },
  { ...open, enrollmentClose: null, seatsTaken: 30, hasWaitlist: false },
  { ...open, enrollmentClose: null, manualEnrollment: true },
  { ...open, enrollmentOpen: END + DAY_MS },
  { ...open, activateAt: START - 10 * DAY_MS },
  { ...open, sessionKind: 'BOOTCAMP' as const },
  { ...open, hideInCatalog: true },
  { ...open, startAt: null, endAt: null },
  { ...open, sessionType: 'ON_DEMAND' as const, startAt: null, endAt: null },
]
const MOMENTS = [-11 * DAY_MS, -10 * DAY_MS, -1, 0, 1].map((offset) => START + offset).concat(END - 1, END)

function* cases() {
  for (const accountType of ACCOUNT_STATUSES)
    for (const areas of [['mcsc-unlimited'], ['ai-academy'], []] as const)
      for (const session of SESSIONS)
        for (const member of STATES)
          for (const now of MOMENTS)
            yield { viewer: viewerWith({ accountType }, ...areas), session, member, now }
}

describe('An employee in a live session', () => {
  const at = (now: number, session = SESSIONS[0] ?? open, member = NOTHING, viewer = employee) =>
    viewerSessionStatus(viewer, course, session, member, now)

  it('counts as enrolled from its start until its end, and has the usual status before', () => {
    expect([START - 2 * DAY_MS, START - 1, START, END - 1, END].map((now) => at(now))).toEqual([
      'ENROLL',
      'CLOSED',
      'ENROLLED',
      'ENROLLED',
      'CLOSED',
    ])
  })

  it('counts as enrolled once it is activated, even if it is full, closed, manual or not open yet', () => {
    for (const session of SESSIONS.slice(0, 6)) expect(at(START, session)).toBe('ENROLLED')
    expect(at(START - 10 * DAY_MS, SESSIONS[6])).toBe('ENROLLED')
  })

  it('keeps a completion, and needs a plan that covers the session', () => {
    expect(at(START, open, STATES[3])).toBe('COMPLETED')
    expect(at(START, open, STATES[2])).toBe('ENROLLED')
    expect(at(START, { ...open, sessionKind: 'BOOTCAMP' })).toBe('CLOSED')
    expect(at(START, open, NOTHING, viewerWith({ accountType: 'EMPLOYEE' }, 'ai-academy'))).toBe('CLOSED')
  })

  it('needs no seat to enter, and neither enrolling nor unenrolling changes seats', () => {
    for (const session of SESSIONS.slice(0, 6)) {
      expect(canOpenSession(employee, course, session, at(START, session), START)).toBe(true)
      const request = { session, course, viewer: employee, current: NOTHING, now: START }
      expect(decideEnrollment(request)).toEqual({ kind: 'unchanged', status: 'ENROLLED' })
      expect(decideUnenrollment(NOTHING)).toEqual({ kind: 'unchanged' })
    }
    expect(
      decideEnrollment({
        session: open,
        course,
        viewer: employee,
        current: NOTHING,
        now: START - 2 * DAY_MS,
      }),
    ).toEqual({ kind: 'enroll' })
  })
})

describe('The buyer of a session who has no seat in it', () => {
  const bought = { entitledSessionIds: new Set([open.sessionId]) }
  const buyer = viewerWith(bought, 'mc-transactional')
  const at = (now: number, session = open, who = buyer) =>
    viewerSessionStatus(who, course, session, NOTHING, now)

  it('has the usual status before it starts and after it ends', () => {
    expect([START - 2 * DAY_MS, START - 1, END].map((now) => at(now))).toEqual(['ENROLL', 'CLOSED', 'CLOSED'])
  })

  it('counts as enrolled while it happens, also when it is full, closed or filled by staff', () => {
    for (const session of SESSIONS.slice(0, 6)) {
      expect(at(START, session)).toBe('ENROLLED')
      expect(canOpenSession(buyer, course, session, at(START, session), START)).toBe(true)
    }
  })

  it('counts as enrolled in a bought Mini-MBA, and only with the area under which it is sold', () => {
    const miniMba = { ...open, sessionKind: 'BOOTCAMP' as const }
    expect(at(START, miniMba, viewerWith(bought, 'bootcamps'))).toBe('ENROLLED')
    expect(at(START, miniMba)).toBe('CLOSED')
    expect(at(START, open, viewerWith({}, 'mc-transactional'))).toBe('CLOSED')
  })
})

it('A member’s status differs from the enrollment only for employees whose plan covers a running session', () => {
  let counted = 0
  for (const { viewer, session, member, now } of cases()) {
    const own = sessionStatus(session, member, now)
    const status = viewerSessionStatus(viewer, course, session, member, now)
    const present =
      viewer.accountType === 'EMPLOYEE' &&
      happeningNow(session, now) &&
      isEntitled(viewer, course, session, now)
    expect(status, JSON.stringify({ viewer, session, member, now })).toBe(
      present && own !== 'COMPLETED' ? 'ENROLLED' : own,
    )
    if (status !== own) counted++
  }
  expect(counted).toBeGreaterThan(0)
})

describe('The page of a session', () => {
  const onDemand = { ...open, sessionType: 'ON_DEMAND' as const, startAt: null, endAt: null }
  const nobody = { status: 'CLOSED' as const, isRefreshed: true, isAssistant: false }
  const staff = viewerWith({ customerType: 'INTERNAL' })

  it('is open to those whom the rule of sessions lets in, and says why not to all others', () => {
    for (const { viewer, session, member, now } of cases()) {
      const status = viewerSessionStatus(viewer, course, session, member, now)
      const isOpen = canOpenSession(viewer, course, session, status, now)
      const refusal = session.sessionType === 'ON_DEMAND' ? 'NOT_ENTITLED' : 'NOT_ENROLLED'
      const access = sessionPageAccess(viewer, course, session, { ...nobody, status }, now)
      expect(access).toBe(isOpen ? 'OPEN' : refusal)
    }
  })

  it('does not exist for an on-demand session that the refresh flag does not name', () => {
    const member = viewerWith({}, 'mcsc-unlimited')
    const part = (isRefreshed: boolean) => ({ ...nobody, isRefreshed })
    expect(sessionPageAccess(member, course, onDemand, part(true), START)).toBe('OPEN')
    expect(sessionPageAccess(member, course, onDemand, part(false), START)).toBe('NOT_ENTITLED')
  })

  it('is a preview for assistants and staff who do not take part, unless their account has ended', () => {
    const assistant = viewerWith({}, 'mcsc-unlimited')
    expect(sessionPageAccess(assistant, course, open, { ...nobody, isAssistant: true }, START)).toBe(
      'PREVIEW',
    )
    expect(sessionPageAccess(staff, course, open, nobody, START)).toBe('PREVIEW')
    const ended = viewerWith({ customerType: 'INTERNAL', accountType: 'ALUMNI' })
    expect(sessionPageAccess(ended, course, open, nobody, START)).toBe('NOT_ENROLLED')
    expect(sessionPageAccess(staff, course, open, { ...nobody, status: 'ENROLLED' }, START)).toBe('OPEN')
  })
})

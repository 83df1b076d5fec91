import { describe, expect, it } from 'vitest'
import { ACCOUNT_STATUSES, AREAS, type Area } from '../access/area.ts'
import { whyNotTake, type Learner } from '../entitlement/course-entitlement.ts'
import { mayOpenSession } from '../entitlement/session-access.ts'
import {
  DAY_MS,
  ENROLLMENT_STATUSES,
  SESSION_KINDS,
  SESSION_TYPES,
  type EnrollmentStatus,
} from '../sessions/session.ts'
import { sessionButton } from '../sessions/session-button.ts'
import { sessionStatus } from '../sessions/session-status.ts'
import {
  decideEnrolment,
  decideUnenrolment,
  promotesFromWaitlist,
  type EnrolRequest,
  type EnrolSession,
} from './enrol.ts'

const T = Date.UTC(2026, 5, 1, 12)
const CLOSE = T + 20 * DAY_MS

const open: EnrolSession = {
  sessionId: 's',
  sessionType: 'LIVE',
  sessionKind: 'SPRINT',
  isFreeSession: false,
  hideInCatalog: false,
  startAt: CLOSE + DAY_MS,
  endAt: CLOSE + 30 * DAY_MS,
  activateAt: null,
  enrollmentOpen: null,
  enrollmentClose: CLOSE,
  seats: 30,
  seatsTaken: 29,
  hasWaitlist: true,
  manualEnrollment: false,
}

const learner = (more: Partial<Learner> = {}, ...areas: Area[]): Learner => ({
  userId: 'u',
  accountType: 'MEMBER',
  customerId: null,
  customerType: null,
  entitlements: areas.map((type) => ({ type, label: null, precedence: 1, customizations: null })),
  trialEndDate: null,
  hasActiveSubscription: true,
  entitledSessionIds: new Set(),
  entitledCourseIds: new Set(),
  ...more,
})

const nothing = { enrollment: null, completed: false } as const
const SETUPS: Record<EnrollmentStatus, Pick<EnrolRequest, 'session' | 'current'>> = {
  ENROLL: { session: open, current: nothing },
  WAITLIST: { session: { ...open, seatsTaken: 30 }, current: nothing },
  MANUAL: { session: { ...open, manualEnrollment: true }, current: nothing },
  CLOSED: { session: { ...open, startAt: T - 2 * DAY_MS, endAt: T - DAY_MS }, current: nothing },
  FUTURE: { session: { ...open, startAt: null, endAt: null }, current: nothing },
  ENROLLED: { session: open, current: { enrollment: 'ENROLLED', completed: false } },
  WAITLISTED: {
    session: { ...open, seatsTaken: 30 },
    current: { enrollment: 'WAITLISTED', completed: false },
  },
  COMPLETED: { session: open, current: { enrollment: 'ENROLLED', completed: true } },
}

describe('the 48 cases: status × enrol or unenrol × before, at and after enrollmentClose', () => {
  const course = { courseId: 'c', stack: 'Marketing' }
  const viewer = learner({}, 'mcsc-unlimited')
  const closed = 'ENROLLMENT_CLOSED'
  const enrolments: Record<EnrollmentStatus, [string, string, string]> = {
    ENROLL: ['enrol', closed, closed],
    WAITLIST: ['waitlist', closed, closed],
    MANUAL: ['ENROLLMENT_MANUAL', closed, closed],
    CLOSED: [closed, closed, closed],
    FUTURE: ['ENROLLMENT_NOT_OPEN', 'ENROLLMENT_NOT_OPEN', 'ENROLLMENT_NOT_OPEN'],
    ENROLLED: ['unchanged ENROLLED', 'unchanged ENROLLED', 'unchanged ENROLLED'],
    WAITLISTED: ['unchanged WAITLISTED', 'unchanged WAITLISTED', 'unchanged WAITLISTED'],
    COMPLETED: ['unchanged COMPLETED', 'unchanged COMPLETED', 'unchanged COMPLETED'],
  }
  const unenrolments: Partial<Record<EnrollmentStatus, string>> = {
    ENROLLED: 'unenrol',
    WAITLISTED: 'leave-waitlist',
    COMPLETED: 'ALREADY_COMPLETED',
  }
  const cases = ENROLLMENT_STATUSES.flatMap((status) =>
    [CLOSE - 1, CLOSE, CLOSE + 1].map((now, index) => ({ status, now, index })),
  )

  it.each(cases)('$status at moment $index', ({ status, now, index }) => {
    const decision = decideEnrolment({ ...SETUPS[status], course, viewer, now })
    const said =
      decision.kind === 'refuse'
        ? decision.code
        : decision.kind === 'unchanged'
          ? `unchanged ${decision.status}`
          : decision.kind
    expect(said).toBe(enrolments[status][index])
    const left = decideUnenrolment(SETUPS[status].current)
    expect(left.kind === 'refuse' ? left.code : left.kind).toBe(unenrolments[status] ?? 'unchanged')
  })

  it('tells a full session without waitlist from a closed one', () => {
    const session = { ...open, seatsTaken: 30, hasWaitlist: false }
    const request = { session, course, viewer, current: nothing }
    expect(decideEnrolment({ ...request, now: T })).toEqual({ kind: 'refuse', code: 'SESSION_FULL' })
    expect(decideEnrolment({ ...request, now: CLOSE })).toEqual({ kind: 'refuse', code: closed })
  })

  it('gives a freed seat on until the end', () => {
    const end = CLOSE + 30 * DAY_MS
    expect([T, CLOSE, end - 1, end].map((now) => promotesFromWaitlist(open, now))).toEqual([
      true,
      true,
      true,
      false,
    ])
    expect(promotesFromWaitlist({ ...open, seatsTaken: 30 }, T)).toBe(false)
    expect(promotesFromWaitlist({ ...open, endAt: null }, T)).toBe(true)
  })
})

type Row = Omit<EnrolRequest, 'course' | 'now'> & {
  area: Area
  status: EnrollmentStatus
  stack: string
  granted: boolean
}

function* rows(): Generator<Row> {
  for (const status of ENROLLMENT_STATUSES)
    for (const area of AREAS)
      for (const accountType of ACCOUNT_STATUSES)
        for (const sessionType of SESSION_TYPES)
          for (const sessionKind of SESSION_KINDS)
            for (const bits of Array(16).keys()) {
              const [isFreeSession, hideInCatalog, granted, ai] = [1, 2, 4, 8].map((bit) => (bits & bit) > 0)
              yield {
                area,
                status,
                granted: granted === true,
                stack: ai ? 'AI' : 'Leadership',
                viewer: learner({ accountType, entitledSessionIds: new Set(granted ? ['s'] : []) }, area),
                current: SETUPS[status].current,
                session: {
                  ...SETUPS[status].session,
                  sessionType,
                  sessionKind,
                  isFreeSession: isFreeSession === true,
                  hideInCatalog: hideInCatalog === true,
                },
              }
            }
}

// What each area may take, said in the other direction than the code says it.
const takes: Record<Area, (row: Row) => boolean> = {
  'mcsc-unlimited': ({ session }) => session.sessionKind !== 'BOOTCAMP',
  'ai-academy': ({ session, stack }) => session.sessionKind !== 'BOOTCAMP' && stack === 'AI',
  'mc-limited': ({ session }) =>
    session.sessionKind !== 'BOOTCAMP' && (session.sessionType === 'ON_DEMAND' || session.isFreeSession),
  'mc-transactional': ({ session, granted }) => granted && session.sessionKind !== 'BOOTCAMP',
  'crash-courses': ({ session, granted }) => granted && session.sessionKind !== 'BOOTCAMP',
  bootcamps: ({ session, granted }) => granted && session.sessionKind === 'BOOTCAMP',
  'enterprise-dashboard': () => false,
}
const SINGLE: readonly Area[] = ['mc-transactional', 'crash-courses', 'bootcamps']

describe('the decision table', () => {
  const all = [...rows()].map((row) => {
    const request = { ...row, course: { courseId: 'c', stack: row.stack }, now: T }
    const refusal = whyNotTake(row.viewer, request.course, row.session, T)
    return {
      row,
      request,
      refusal,
      decision: decideEnrolment(request),
      now: sessionStatus(row.session, row.current, T),
    }
  })

  it('has at least 2,000 rows', () => expect(all.length).toBeGreaterThanOrEqual(2_000))

  it('takes what the area gives, to living accounts, and never what is hidden', () => {
    for (const { row, refusal } of all) {
      const ended = row.viewer.accountType === 'POST_TRIAL' || row.viewer.accountType === 'ALUMNI'
      const hidden = row.session.hideInCatalog && !row.session.isFreeSession
      const single = SINGLE.includes(row.area)
      const may = !ended && takes[row.area](row) && (!hidden || single)
      expect(refusal === null, JSON.stringify(row)).toBe(may)
    }
  })

  it('refuses whoever may not take it, whatever the status, with the same reason', () => {
    for (const { refusal, decision } of all) {
      if (refusal) expect(decision).toEqual({ kind: 'refuse', code: refusal })
      else if (decision.kind === 'refuse') expect(decision.code).toMatch(/^ENROLLMENT_|^SESSION_FULL$/)
    }
  })

  it('enrols exactly in ENROLL and puts on the waitlist exactly in WAITLIST', () => {
    for (const { refusal, decision, now } of all) {
      expect(decision.kind === 'enrol').toBe(refusal === null && now === 'ENROLL')
      expect(decision.kind === 'waitlist').toBe(refusal === null && now === 'WAITLIST')
      const held = now === 'ENROLLED' || now === 'WAITLISTED' || now === 'COMPLETED'
      expect(decision.kind === 'unchanged').toBe(refusal === null && held)
    }
  })

  it('offers on the button what the endpoint accepts, to everyone who may take it', () => {
    for (const { row, refusal, decision, now } of all) {
      if (refusal) continue
      const shown = { ...row.session, sessionMeta: null }
      const button = sessionButton(shown, now, { viewer: row.viewer, entitled: true }, T)
      expect(button.kind === 'enrol').toBe(decision.kind === 'enrol')
      expect(button.kind === 'join-waitlist').toBe(decision.kind === 'waitlist')
    }
  })

  it('never offers a limited user a live session that the endpoint refuses for its price', () => {
    for (const { row, refusal, now } of all) {
      if (row.viewer.accountType !== 'LIMITED' || refusal !== 'NOT_ENTITLED' || row.session.isFreeSession)
        continue
      const shown = { ...row.session, sessionMeta: null }
      const { kind } = sessionButton(shown, now, { viewer: row.viewer, entitled: false }, T)
      expect(['enrol', 'join-waitlist']).not.toContain(kind)
    }
  })

  it('opens a live session to the enrolled and to employees, an on-demand one to whoever may take it', () => {
    for (const { row, request, refusal, now } of all) {
      const opened = mayOpenSession(row.viewer, request.course, row.session, now, T)
      const ended = row.viewer.accountType === 'POST_TRIAL' || row.viewer.accountType === 'ALUMNI'
      const live =
        now === 'ENROLLED' || now === 'COMPLETED' || (row.viewer.accountType === 'EMPLOYEE' && !refusal)
      expect(opened).toBe(!ended && (row.session.sessionType === 'LIVE' ? live : refusal === null))
    }
  })
})

describe('single entitlements', () => {
  const course = { courseId: 'c', stack: 'AI' }

  it('ends a trial after trialEndDate', () => {
    const at = (now: number) =>
      whyNotTake(learner({ accountType: 'TRIAL', trialEndDate: T }, 'mcsc-unlimited'), course, open, now)
    expect([T - 1, T, T + 1].map(at)).toEqual([null, null, 'TRIAL_ENDED'])
    expect(whyNotTake(learner({ accountType: 'TRIAL' }, 'mcsc-unlimited'), course, open, T)).toBeNull()
    expect(whyNotTake(learner({ trialEndDate: T - 1 }, 'mcsc-unlimited'), course, open, T)).toBeNull()
  })

  it('opens a granted course on demand and live, another course not', () => {
    const crash = learner({ entitledCourseIds: new Set(['c']) }, 'crash-courses')
    expect(whyNotTake(crash, course, null, T)).toBeNull()
    expect(whyNotTake(crash, course, open, T)).toBeNull()
    expect(whyNotTake(crash, { courseId: 'd', stack: 'AI' }, null, T)).toBe('NOT_ENTITLED')
  })

  it('does not open the whole course with one live session', () => {
    const buyer = learner({ entitledSessionIds: new Set(['s']) }, 'mc-transactional')
    expect(whyNotTake(buyer, course, open, T)).toBeNull()
    expect(whyNotTake(buyer, course, null, T)).toBe('NOT_ENTITLED')
    expect(whyNotTake(buyer, course, { ...open, sessionId: 't' }, T)).toBe('NOT_ENTITLED')
  })

  it('gives nothing for a grant without its area', () => {
    const stray = learner({ entitledSessionIds: new Set(['s']), entitledCourseIds: new Set(['c']) })
    expect(whyNotTake(stray, course, open, T)).toBe('NOT_ENTITLED')
  })

  it('lets a limited account take on-demand courses, metered elsewhere', () => {
    expect(whyNotTake(learner({ accountType: 'LIMITED' }, 'mc-limited'), course, null, T)).toBeNull()
  })
})

import { describe, expect, it } from 'vitest'
import { DAY_MS } from '../time/durations.ts'
import { ENROLLMENT_STATUSES, NO_ENROLLMENT, type EnrollmentStatus } from '../sessions/session.ts'
import { NOW } from '../sessions/session.fixture.ts'
import { CLOSE, viewerWith, open, SETUPS } from './enroll.fixture.ts'
import { decideEnrollment, decideUnenrollment, promotesFromWaitlist } from './enroll.ts'

describe('Enrolling and unenrolling for each status before, at and after enrollmentClose', () => {
  const course = { courseId: 'c', stack: 'Marketing' }
  const viewer = viewerWith({}, 'mcsc-unlimited')
  const closed = 'ENROLLMENT_CLOSED'
  const enrollments: Record<EnrollmentStatus, [string, string, string]> = {
    ENROLL: ['enroll', closed, closed],
    WAITLIST: ['waitlist', closed, closed],
    MANUAL: ['ENROLLMENT_MANUAL', closed, closed],
    CLOSED: [closed, closed, closed],
    FUTURE: ['ENROLLMENT_NOT_OPEN', 'ENROLLMENT_NOT_OPEN', 'ENROLLMENT_NOT_OPEN'],
    ENROLLED: ['unchanged ENROLLED', 'unchanged ENROLLED', 'unchanged ENROLLED'],
    WAITLISTED: ['unchanged WAITLISTED', 'unchanged WAITLISTED', 'unchanged WAITLISTED'],
    COMPLETED: ['unchanged COMPLETED', 'unchanged COMPLETED', 'unchanged COMPLETED'],
  }
  const unenrollments: Partial<Record<EnrollmentStatus, string>> = {
    ENROLLED: 'unenroll',
    WAITLISTED: 'leave-waitlist',
    COMPLETED: 'ALREADY_COMPLETED',
  }
  const cases = ENROLLMENT_STATUSES.flatMap((status) =>
    [CLOSE - 1, CLOSE, CLOSE + 1].map((now, index) => ({ status, now, index })),
  )

  it.each(cases)('$status at moment $index', ({ status, now, index }) => {
    const decision = decideEnrollment({ ...SETUPS[status], course, viewer, now })
    const said =
      decision.kind === 'refuse'
        ? decision.code
        : decision.kind === 'unchanged'
          ? `unchanged ${decision.status}`
          : decision.kind
    expect(said).toBe(enrollments[status][index])
    const left = decideUnenrollment(SETUPS[status].current)
    expect(left.kind === 'refuse' ? left.code : left.kind).toBe(unenrollments[status] ?? 'unchanged')
  })

  it('distinguish a full session without a waitlist from a closed one', () => {
    const session = { ...open, seatsTaken: 30, hasWaitlist: false }
    const request = { session, course, viewer, current: NO_ENROLLMENT }
    expect(decideEnrollment({ ...request, now: NOW })).toEqual({ kind: 'refuse', code: 'SESSION_FULL' })
    expect(decideEnrollment({ ...request, now: CLOSE })).toEqual({ kind: 'refuse', code: closed })
  })

  it('give freed seats to the waitlist until the end', () => {
    const end = CLOSE + 30 * DAY_MS
    expect([NOW, CLOSE, end - 1, end].map((now) => promotesFromWaitlist(open, now))).toEqual([
      true,
      true,
      true,
      false,
    ])
    expect(promotesFromWaitlist({ ...open, seatsTaken: 30 }, NOW)).toBe(false)
    expect(promotesFromWaitlist({ ...open, endAt: null }, NOW)).toBe(true)
  })
})

describe('From a day before the start of a sprint until a day after it', () => {
  const START = NOW + 10 * DAY_MS
  const course = { courseId: 'c', stack: 'Marketing' }
  const viewer = viewerWith({}, 'mcsc-unlimited')
  const sprint = { ...open, startAt: START, endAt: START + 10 * DAY_MS, enrollmentClose: null }
  const full = { ...sprint, seatsTaken: 30 }
  const window = [START - DAY_MS, START, START + DAY_MS]
  const decide = (session: typeof sprint, now: number, current = NO_ENROLLMENT) =>
    decideEnrollment({ session, course, viewer, current, now })

  it('nobody gets a seat or joins the waitlist, as the disabled button says', () => {
    for (const now of window) {
      for (const session of [sprint, full]) {
        expect(decide(session, now)).toEqual({ kind: 'refuse', code: 'ENROLLMENT_CLOSED' })
      }
    }
    for (const now of [START - DAY_MS - 1, START + DAY_MS + 1]) {
      expect([decide(sprint, now).kind, decide(full, now).kind]).toEqual(['enroll', 'waitlist'])
    }
  })

  it('members keep what they hold, and freed seats go to the waitlist', () => {
    for (const now of window) {
      for (const status of ['ENROLLED', 'WAITLISTED', 'COMPLETED'] as const) {
        const { current } = SETUPS[status]
        expect(decide(full, now, current)).toEqual({ kind: 'unchanged', status })
      }
      expect(promotesFromWaitlist(sprint, now)).toBe(true)
    }
  })

  it('employees take part in a running sprint without a seat', () => {
    const employee = { ...viewer, accountType: 'EMPLOYEE' as const }
    const request = { session: sprint, course, viewer: employee, current: NO_ENROLLMENT, now: START }
    expect(decideEnrollment(request)).toEqual({ kind: 'unchanged', status: 'ENROLLED' })
  })

  it.each(['CAPSTONE', 'BOOTCAMP'] as const)('a session of the kind %s can be joined', (sessionKind) => {
    const entitled = viewerWith({ entitledSessionIds: new Set(['s']) }, 'mcsc-unlimited', 'bootcamps')
    const request = { session: { ...sprint, sessionKind }, course, viewer: entitled, current: NO_ENROLLMENT }
    expect(decideEnrollment({ ...request, now: START - 1 })).toEqual({ kind: 'enroll' })
  })
})

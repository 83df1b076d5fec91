import * as fc from 'fast-check'
import { describe, it } from 'vitest'
import { expectAgreement, expectEveryOutcome, firstRow, type Row } from './decision-table.fixture.ts'
import { clocks, instants, times } from './generated-sessions.fixture.ts'
import {
  ENROLLMENT_STATUSES,
  type EnrollmentStatus,
  type MemberSessionState,
  type SessionEnrollment,
  type SessionTimes,
} from '../session.ts'
import { lowInventory, sessionStatus } from '../session-status.ts'

type Case = { now: number; session: SessionTimes & SessionEnrollment; member: MemberSessionState }

const seats = fc.oneof(
  fc.record({ seats: fc.constant(null), seatsTaken: fc.nat(40) }),
  fc.tuple(fc.integer({ min: 1, max: 60 }), fc.nat(60)).map(([all, left]) => ({
    seats: all,
    seatsTaken: Math.max(0, all - left),
  })),
  fc.integer({ min: 1, max: 60 }).map((all) => ({ seats: all, seatsTaken: all })),
  // A tenth of the seats is left, or one seat more or less.
  fc
    .tuple(fc.integer({ min: 1, max: 6 }), fc.constantFrom(-1, 0, 1))
    .map(([tenth, beside]) => ({ seats: 10 * tenth, seatsTaken: 9 * tenth + beside })),
)
const cases: fc.Arbitrary<Case> = clocks.chain((now) =>
  fc.record({
    now: fc.constant(now),
    session: fc
      .tuple(
        times(now),
        seats,
        fc.record({
          enrollmentOpen: instants(now),
          enrollmentClose: instants(now),
          hasWaitlist: fc.boolean(),
          manualEnrollment: fc.integer({ min: 0, max: 3 }).map((one) => one === 0),
        }),
      )
      .map(([dated, seated, enrollment]) => ({ ...dated, ...seated, ...enrollment })),
    member: fc.record({
      enrollment: fc.oneof(fc.constant(null), fc.constant(null), fc.constantFrom('ENROLLED', 'WAITLISTED')),
      completed: fc.integer({ min: 0, max: 7 }).map((one) => one === 0),
    }),
  }),
)

const passed = (instant: number | null, now: number) => instant !== null && now - instant >= 0
const full = ({ session }: Case) => session.seats !== null && session.seats - session.seatsTaken <= 0

const notActivated = ({ session, now }: Case) =>
  session.sessionType === 'ON_DEMAND' && session.activateAt !== null && !passed(session.activateAt, now)

/** The statuses in the order of the handbook (docs/product/sessions.md#statuses). An instant belongs to what follows it. */
const STATUSES: readonly Row<Case, EnrollmentStatus>[] = [
  [({ member }) => member.completed, () => 'COMPLETED'],
  [({ member }) => member.enrollment === 'ENROLLED', () => 'ENROLLED'],
  [({ member }) => member.enrollment === 'WAITLISTED', () => 'WAITLISTED'],
  [
    ({ session, now }) => session.enrollmentOpen !== null && !passed(session.enrollmentOpen, now),
    () => 'FUTURE',
  ],
  // An on-demand edition does not open before its activation.
  [notActivated, () => 'FUTURE'],
  [({ session }) => session.sessionType === 'LIVE' && session.startAt === null, () => 'FUTURE'],
  [({ session }) => session.sessionType === 'LIVE' && session.endAt === null, () => 'FUTURE'],
  [({ session, now }) => passed(session.endAt, now), () => 'CLOSED'],
  [({ session, now }) => passed(session.enrollmentClose, now), () => 'CLOSED'],
  [({ session }) => session.manualEnrollment, () => 'MANUAL'],
  [(one) => full(one) && one.session.hasWaitlist, () => 'WAITLIST'],
  [full, () => 'CLOSED'],
  [() => true, () => 'ENROLL'],
]

/** At least one and at most ten of a hundred seats are left, counted in whole seats (docs/product/sessions.md#seats). */
const LOW: readonly Row<Case['session'], boolean>[] = [
  [({ seats: all }) => all === null, () => false],
  [({ seats: all, seatsTaken }) => all !== null && all <= seatsTaken, () => false],
  [() => true, ({ seats: all, seatsTaken }) => 10 * seatsTaken >= 9 * (all ?? 0)],
]

describe('The decision table of session statuses', () => {
  it('agrees with the status of generated sessions at generated clocks', () => {
    expectAgreement(
      cases,
      ({ session, member, now }) => sessionStatus(session, member, now),
      (one) => firstRow(STATUSES, one),
    )
  })

  it('agrees with the mark of few seats left for generated numbers of seats', () => {
    expectAgreement(
      cases,
      ({ session }) => lowInventory(session),
      ({ session }) => firstRow(LOW, session),
    )
  })

  it('gives each status and both answers about few seats among the generated sessions', () => {
    expectEveryOutcome(
      cases,
      (one) => [
        firstRow(STATUSES, one),
        firstRow(LOW, one.session) ? 'few seats' : 'enough seats',
        ...(notActivated(one) ? ['not activated'] : []),
      ],
      [...ENROLLMENT_STATUSES, 'few seats', 'enough seats', 'not activated'],
    )
  })
})

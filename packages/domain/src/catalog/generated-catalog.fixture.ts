import * as fc from 'fast-check'
import {
  around,
  clocks,
  instants,
  statuses,
  times,
} from '../sessions/decision-tables/generated-sessions.fixture.ts'
import type { EnrollmentStatus } from '../sessions/session.ts'
import type { CourseSession } from './course-sessions.ts'

const rarely = fc.integer({ min: 0, max: 4 }).map((one) => one === 0)

/**
 * Closings within the last hours and days get cases of their own, because a wide range rarely reaches the badges about
 * them.
 */
const closingSoon = fc.oneof(
  around(3_600_000, 86_400_000, 604_800_000),
  fc.integer({ min: 1, max: 7_200_000 }),
  fc.integer({ min: 1, max: 700_000_000 }),
)

const session = (now: number): fc.Arbitrary<CourseSession> =>
  fc
    .tuple(
      times(now),
      fc.record({
        enrollmentStatus: fc.oneof(statuses, statuses, fc.constant('ENROLL' as const)),
        enrollmentClose: fc.oneof(
          instants(now),
          closingSoon.map((left) => now + left),
        ),
        lowInventory: fc.boolean(),
        isFreeSession: rarely,
        hideInCatalog: rarely,
        courseBadgeId: fc.oneof(
          fc.constant(null),
          fc.constant(null),
          fc.constant(null),
          fc.constant('badge'),
        ),
      }),
    )
    .map(([dated, more]) => ({ ...dated, ...more, courseId: '', sessionId: '' }))

const school = (maxLength: number, ...courseIds: string[]) =>
  clocks.chain((now) =>
    fc.record({
      now: fc.constant(now),
      sessions: fc
        .array(fc.tuple(session(now), fc.constantFrom(...courseIds)), { minLength: 1, maxLength })
        .map((list) => list.map(([one, courseId], place) => ({ ...one, courseId, sessionId: `s-${place}` })))
        .map(withOneEditionOnDemand),
    }),
  )

/** Makes all on-demand sessions of a course but the first live, because the database holds at most one for each course. */
function withOneEditionOnDemand(sessions: CourseSession[]): CourseSession[] {
  const seen = new Set<string>()
  return sessions.map((one) => {
    if (one.sessionType === 'LIVE' || !seen.has(one.courseId)) {
      if (one.sessionType === 'ON_DEMAND') seen.add(one.courseId)
      return one
    }
    return { ...one, sessionType: 'LIVE' }
  })
}

/** Generates a clock and up to four sessions of two courses, whose ids are their places. */
export const schools = school(4, 'a', 'b')

/** Generates the same with up to twelve sessions. */
export const busySchools = school(12, 'a', 'b')

/** Generates the same with all sessions of one course. */
export const courses = school(4, 'a')

/**
 * Returns the questions that the decision tables of the catalog ask about one session at `now`
 * (docs/product/sessions.md#derived-flags).
 */
export function asks(now: number) {
  const is =
    (...some: EnrollmentStatus[]) =>
    ({ enrollmentStatus }: CourseSession) =>
      some.includes(enrollmentStatus)
  const live = ({ sessionType }: CourseSession) => sessionType === 'LIVE'
  const workshop = ({ sessionKind }: CourseSession) => sessionKind === 'WORKSHOP'
  const visible = ({ hideInCatalog, isFreeSession }: CourseSession) => isFreeSession || !hideInCatalog
  const undated = (one: CourseSession) => live(one) && [one.startAt, one.endAt].includes(null)
  const over = ({ endAt }: CourseSession) => endAt !== null && now >= endAt
  const began = ({ startAt, activateAt }: CourseSession) =>
    [startAt, activateAt].some((instant) => instant !== null && now >= instant)
  const running = (one: CourseSession) => live(one) && !undated(one) && began(one) && !over(one)
  const endedLately = ({ endAt }: CourseSession) =>
    endAt !== null && now >= endAt && now - endAt < 432_000_000
  const active = (one: CourseSession) =>
    (is('ENROLLED', 'COMPLETED')(one) && running(one)) ||
    (is('COMPLETED')(one) && live(one) && !workshop(one) && endedLately(one))
  const comingSoon = (one: CourseSession) => is('FUTURE')(one) || undated(one)
  const upcoming = (one: CourseSession) =>
    live(one) && !over(one) && !running(one) && (is('ENROLL', 'WAITLIST')(one) || comingSoon(one))
  // A course is on demand from the opening to the end of its edition (docs/product/course-page.md#on-demand-edition).
  const available = (one: CourseSession) => !live(one) && !comingSoon(one) && !over(one)
  return { is, live, available, visible, over, running, active, comingSoon, upcoming }
}

/** Returns the sessions sorted by their start, undated ones last; sessions with the same start keep their order. */
export const byDate = (sessions: readonly CourseSession[]) => [
  ...sessions
    .filter(({ startAt }) => startAt !== null)
    .toSorted((one, other) => Number(one.startAt) - Number(other.startAt)),
  ...sessions.filter(({ startAt }) => startAt === null),
]

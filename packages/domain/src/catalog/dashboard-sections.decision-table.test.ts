import { describe, it } from 'vitest'
import { expectAgreement, expectEveryOutcome } from '../sessions/decision-tables/decision-table.fixture.ts'
import type { CourseSession } from './course-sessions.ts'
import { dashboardSections } from './dashboard-sections.ts'
import { asks, schools } from './generated-catalog.fixture.ts'

type Case = { now: number; sessions: CourseSession[] }
type Facts = Record<
  'held' | 'upcoming' | 'joinable' | 'seatless' | 'onDemand' | 'announced' | 'done',
  boolean
>
type Section = 'active' | 'available' | 'past'

/** Returns the facts about a course that decide its section. Hidden sessions count only if they are free. */
function factsOf({ now, sessions }: Case, courseId: string): Facts {
  const { is, live, available, comingSoon, over, running, visible, upcoming } = asks(now)
  const tooLate = ({ sessionKind, startAt }: CourseSession) =>
    sessionKind === 'SPRINT' && startAt !== null && Math.abs(startAt - now) <= 86_400_000
  // A session that is closed although its enrollment has not ended is full.
  const full = (one: CourseSession) =>
    is('CLOSED')(one) && (one.enrollmentClose === null || now < one.enrollmentClose)
  const own = sessions.filter((one) => one.courseId === courseId && visible(one))
  return {
    held: own.some(is('ENROLLED', 'WAITLISTED')),
    upcoming: own.some(upcoming),
    joinable: own.some((one) => running(one) && is('ENROLL', 'WAITLIST')(one) && !tooLate(one)),
    seatless: own.some((one) => live(one) && !over(one) && (is('MANUAL')(one) || full(one))),
    onDemand: own.some(available),
    announced: own.some((one) => !live(one) && comingSoon(one) && !over(one)),
    done: own.some((one) => is('COMPLETED')(one) || one.courseBadgeId !== null),
  }
}

/**
 * The conditions of the sections (docs/product/catalog.md#dashboard-sections). A course that the member holds is in no
 * other section.
 */
const SECTIONS: Record<Section, (facts: Facts) => boolean> = {
  active: ({ held }) => held,
  available: ({ held, upcoming, joinable, seatless, onDemand, announced }) =>
    !held && (upcoming || joinable || seatless || onDemand || announced),
  past: ({ held, done }) => !held && done,
}
const NAMES = ['active', 'available', 'past'] as const

const tableOf = (one: Case) => {
  const courseIds = [...new Set(one.sessions.map(({ courseId }) => courseId))].toSorted()
  return NAMES.map((name) => courseIds.filter((courseId) => SECTIONS[name](factsOf(one, courseId))))
}

describe('The decision table of dashboard sections', () => {
  it('agrees with the sections of generated sessions at generated clocks', () => {
    expectAgreement(
      schools,
      ({ sessions, now }) => {
        const sections = dashboardSections(sessions, now)
        return NAMES.map((name) => sections[name].map(({ courseId }) => courseId).toSorted())
      },
      tableOf,
    )
  })

  it('puts courses into each section, into two and into none among the generated sessions', () => {
    expectEveryOutcome(
      schools,
      (one) =>
        ['a', 'b'].map((courseId) => {
          const names = NAMES.filter((name) => SECTIONS[name](factsOf(one, courseId)))
          return names.join(' and ') || 'none'
        }),
      ['active', 'available', 'past', 'available and past', 'none'],
    )
  })
})

import { describe, it } from 'vitest'
import { expectAgreement, expectEveryOutcome } from '../sessions/decision-tables/decision-table.fixture.ts'
import { courseSessions, groupByCourse, type CourseSession } from './course-sessions.ts'
import { asks, byDate, courses, schools } from './generated-catalog.fixture.ts'

type Case = { now: number; sessions: CourseSession[] }

const ids = (sessions: readonly CourseSession[]) => sessions.map(({ sessionId }) => sessionId)

/** Returns the values of a course that the handbook's rules give, one line each. */
function tableOf({ now, sessions: all }: Case) {
  const { is, live, available, visible, active, upcoming } = asks(now)
  const shown = all.filter(visible)
  const inUpcoming = byDate(shown.filter(upcoming))
  const onDemand = shown.filter((one) => !live(one))
  return {
    sessions: ids(shown),
    upcomingSessions: ids(inUpcoming),
    nextUpcomingSession: ids(inUpcoming)[0] ?? null,
    numUpcomingSessions: inUpcoming.length,
    activeLiveSession: ids(shown.filter((one) => live(one) && active(one)))[0] ?? null,
    onDemandSession: ids(onDemand)[0] ?? null,
    hasOnDemand: shown.some(available),
    isFullyHiddenCourse: shown.length === 0,
    enrolled: shown.some(is('ENROLLED')),
    waitListed: shown.some(is('WAITLISTED')),
    completed: shown.some(is('COMPLETED')),
    badgeEarned: shown.some(({ courseBadgeId }) => courseBadgeId !== null),
  }
}

function ruleOf({ now, sessions: all }: Case) {
  const course = courseSessions('a', all, now)
  return {
    sessions: ids(course.sessions.map(({ session }) => session)),
    upcomingSessions: ids(course.upcomingSessions.map(({ session }) => session)),
    nextUpcomingSession: course.nextUpcomingSession?.session.sessionId ?? null,
    numUpcomingSessions: course.numUpcomingSessions,
    activeLiveSession: course.activeLiveSession?.session.sessionId ?? null,
    onDemandSession: course.onDemandSession?.session.sessionId ?? null,
    hasOnDemand: course.hasOnDemand,
    isFullyHiddenCourse: course.isFullyHiddenCourse,
    enrolled: course.enrolled,
    waitListed: course.waitListed,
    completed: course.completed,
    badgeEarned: course.badgeEarned,
  }
}

describe('The decision table of a course’s derived values', () => {
  it('agrees with the values of generated courses at generated clocks', () => {
    expectAgreement(courses, ruleOf, tableOf)
  })

  it('agrees with the courses that generated sessions are grouped into', () => {
    expectAgreement(
      schools,
      ({ now, sessions }) => groupByCourse(sessions, now).map(({ courseId }) => courseId),
      ({ sessions }) => [...new Set(sessions.map(({ courseId }) => courseId))],
    )
  })

  it('gives each value with and without among the generated courses', () => {
    const answers = (one: Case) =>
      Object.entries(tableOf(one)).map(
        ([name, value]) => `${name} ${Array.isArray(value) ? value.length > 0 : Boolean(value)}`,
      )
    const names = Object.keys(tableOf({ now: 0, sessions: [] }))
    expectEveryOutcome(
      courses,
      answers,
      names.flatMap((name) => [`${name} true`, `${name} false`]),
    )
  })
})

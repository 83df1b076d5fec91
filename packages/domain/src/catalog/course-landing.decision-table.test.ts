import * as fc from 'fast-check'
import { describe, it } from 'vitest'
import { expectAgreement, expectEveryOutcome } from '../sessions/decision-tables/decision-table.fixture.ts'
import { members, roles } from '../sessions/decision-tables/generated-members.fixture.ts'
import { courseLanding, type LiveCard } from './course-landing.ts'
import { hidesDates } from './hidden-dates.ts'
import { courseSessions, type CourseSession } from './course-sessions.ts'
import { asks, byDate, courses } from './generated-catalog.fixture.ts'

type Member = Parameters<typeof courseLanding>[1]
type Case = { now: number; sessions: CourseSession[]; member: Member }

const cases: fc.Arbitrary<Case> = fc
  .tuple(courses, members)
  .map(([course, member]) => ({ ...course, member }))

const shown = ({ now, sessions }: Case) => sessions.filter(asks(now).visible)
const onDemand = (one: Case) => shown(one).filter(({ sessionType }) => sessionType === 'ON_DEMAND')

/**
 * Checks whether a sprint is too late to join, which it is up to a day before and after its start
 * (docs/product/sessions.md#too-late-to-join).
 */
const tooLate = (now: number, { sessionKind, startAt }: CourseSession) =>
  sessionKind === 'SPRINT' && Math.abs((startAt ?? Infinity) - now) <= 86_400_000

/** Checks whether somebody can take a seat of a session or join its waitlist. */
const joinable = (one: Case, session: CourseSession) =>
  asks(one.now).is('ENROLL', 'WAITLIST')(session) && !tooLate(one.now, session)

/**
 * Returns the sessions of the live card, the viewer's own first, then by date. Sessions that can be joined
 * are listed, also while they run; the others only before they begin, or if there are no others
 * (docs/product/course-page.md#live-card).
 */
function liveSessions(one: Case): CourseSession[] {
  const { is, live, over, running, upcoming } = asks(one.now)
  const open = shown(one).filter((session) => live(session) && !over(session))
  const own = open.filter(is('ENROLLED', 'WAITLISTED'))
  const ahead = open.filter(
    (session) => !own.includes(session) && (upcoming(session) || joinable(one, session)),
  )
  const shut = open.filter(
    (session) => is('CLOSED', 'MANUAL', 'ENROLL', 'WAITLIST')(session) && !ahead.includes(session),
  )
  const shutAhead = shut.filter((session) => !running(session))
  // Of two sessions that start together the one that can be joined comes first; the handbook leaves their order open.
  const first = [...byDate(own), ...byDate([...ahead, ...shutAhead])]
  return first.length > 0 ? first : byDate(shut)
}

function onDemandCard(one: Case) {
  const enrolled = onDemand(one).find(asks(one.now).is('ENROLLED'))
  return {
    button: onDemand(one).some(asks(one.now).available) ? 'GO TO ON DEMAND COURSE' : 'COMING SOON',
    unenroll: enrolled ? { text: 'UNENROLL', sessionId: enrolled.sessionId } : null,
  }
}

/** The conditions of the format section, all of which hold (docs/product/course-page.md#learning-formats). */
const FORMAT_SECTION: Record<string, (one: Case) => boolean> = {
  'has a format': (one) => onDemand(one).some(asks(one.now).available) || liveSessions(one).length > 0,
  'has no active live session': (one) =>
    !shown(one).some((session) => asks(one.now).live(session) && asks(one.now).active(session)),
  'is not fully hidden': (one) => shown(one).length > 0,
  'suits the member': ({ member }) => {
    const { limited, employee, staff, standard, transactional } = roles(member)
    return [!transactional, limited, (employee || staff) && standard].includes(true)
  },
}
const hasFormatSection = (one: Case) => Object.values(FORMAT_SECTION).every((holds) => holds(one))

/** The conditions of 'JOIN THE COURSE', all of which hold (docs/product/course-page.md#join-the-course). */
const JOIN: readonly ((one: Case) => boolean)[] = [
  hasFormatSection,
  (one) =>
    !shown(one).some(
      (session) => asks(one.now).is('ENROLLED', 'WAITLISTED')(session) && !asks(one.now).over(session),
    ),
  (one) =>
    onDemand(one).some(asks(one.now).available) ||
    shown(one).some(
      (session) => asks(one.now).live(session) && !asks(one.now).over(session) && joinable(one, session),
    ),
]
const joins = (one: Case) => JOIN.every((holds) => holds(one))

/** Checks for a buyer of single courses; the staff of the school with a plan are none. */
const buys = ({ member }: Case) => {
  const { staff, standard, transactional } = roles(member)
  return transactional && !(staff && standard)
}

const tableOf = (one: Case) => ({
  formatSection: hasFormatSection(one)
    ? { onDemand: onDemandCard(one), live: liveSessions(one).map(({ sessionId }) => sessionId) }
    : null,
  joinTheCourse: joins(one),
  activationNote: buys(one),
})

const idsOf = (card: LiveCard<CourseSession>) =>
  card.kind === 'sessions' ? card.sessions.map(({ sessionId }) => sessionId) : []

function ruleOf({ now, sessions, member }: Case) {
  const { formatSection, joinTheCourse, activationNote } = courseLanding(
    courseSessions('a', sessions, now),
    member,
    now,
  )
  const format = formatSection && { onDemand: formatSection.onDemand, live: idsOf(formatSection.live) }
  return { formatSection: format, joinTheCourse, activationNote }
}

/**
 * Returns for each session whether a buyer of single courses does not see its dates: a workshop that is still to come,
 * with or without a date, that is not free and that they do not take part in
 * (docs/product/course-page.md#hidden-dates).
 */
const hidden = (one: Case) =>
  shown(one).map(
    (session) =>
      buys(one) &&
      session.sessionKind === 'WORKSHOP' &&
      !asks(one.now).over(session) &&
      (session.startAt ?? Infinity) > one.now &&
      !session.isFreeSession &&
      !asks(one.now).is('ENROLLED', 'WAITLISTED', 'COMPLETED')(session),
  )

describe('The decision table of landing pages', () => {
  it('agrees with the landing pages of generated courses for generated members and clocks', () => {
    expectAgreement(cases, ruleOf, tableOf)
  })

  it('agrees with the hidden dates of generated sessions for generated members and clocks', () => {
    expectAgreement(
      cases,
      ({ now, sessions, member }) =>
        courseSessions('a', sessions, now).sessions.map((one) => hidesDates(one, member, now)),
      hidden,
    )
  })

  it('gives each card, button and note among the generated courses', () => {
    const answers = (one: Case) => {
      const { formatSection, joinTheCourse, activationNote } = tableOf(one)
      const cards = formatSection
        ? [
            formatSection.onDemand.button,
            formatSection.onDemand.unenroll?.text ?? 'no way out',
            formatSection.live.length > 0 ? 'live sessions' : 'faded',
          ]
        : Object.entries(FORMAT_SECTION).flatMap(([name, holds]) => (holds(one) ? [] : [`not: ${name}`]))
      const dates = hidden(one).map((hides) => `hides dates ${hides}`)
      return [...cards, ...dates, `join ${joinTheCourse}`, `note ${activationNote}`]
    }
    expectEveryOutcome(cases, answers, [
      'GO TO ON DEMAND COURSE',
      'COMING SOON',
      'UNENROLL',
      'no way out',
      'live sessions',
      'faded',
      ...Object.keys(FORMAT_SECTION).map((name) => `not: ${name}`),
      'hides dates true',
      'hides dates false',
      'join true',
      'join false',
      'note true',
      'note false',
    ])
  })
})

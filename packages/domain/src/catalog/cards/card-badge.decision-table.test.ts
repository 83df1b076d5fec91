import * as fc from 'fast-check'
import { describe, it } from 'vitest'
import { viewer } from '../../access/viewer.fixture.ts'
import {
  expectAgreement,
  expectEveryOutcome,
  firstRow,
  type Row,
} from '../../sessions/decision-tables/decision-table.fixture.ts'
import { cardBadges, type CardContext } from './card-badge.ts'
import type { CardView } from './card-subject.ts'
import { courseSessions, type CourseSession } from '../course-sessions.ts'
import { asks, byDate, courses } from '../generated-catalog.fixture.ts'

type Case = { now: number; sessions: CourseSession[]; context: CardContext; view: CardView }
type Badge = ReturnType<typeof cardBadges>['badge']

const HOUR = 3_600_000
const MEMBER = viewer('MEMBER', ['mcsc-unlimited'])

const cases: fc.Arbitrary<Case> = fc
  .tuple(
    courses,
    fc.constantFrom<CardContext>('dashboard', 'certificate'),
    fc.constantFrom<CardView>('next', 'live', 'on-demand', 'past'),
  )
  .map(([course, context, view]) => ({ ...course, context, view }))

const shown = ({ now, sessions }: Case) => sessions.filter(asks(now).visible)
const some = (one: Case, holds: (session: CourseSession) => boolean) => shown(one).some(holds)
const enrolled = (one: Case) => shown(one).filter(asks(one.now).is('ENROLLED'))
const onDemand = (one: Case) => shown(one).filter(({ sessionType }) => sessionType === 'ON_DEMAND')

/**
 * Returns the session that the badge is about: the next upcoming one, else a live one that closed before its start, else
 * the on-demand one, which comes first in a list of on-demand editions (docs/product/catalog.md#card-badges).
 */
function subject(one: Case): CourseSession | undefined {
  const { is, live, upcoming, over } = asks(one.now)
  const begun = ({ startAt, activateAt }: CourseSession) =>
    [startAt, activateAt].some((instant) => instant !== null && instant <= one.now)
  const closedBefore = (session: CourseSession) =>
    live(session) && is('CLOSED')(session) && !begun(session) && !over(session)
  return [
    ...(one.view === 'on-demand' && canStartOnDemand(one) ? onDemand(one) : []),
    ...byDate(shown(one).filter(upcoming)),
    ...byDate(shown(one).filter(closedBefore)),
    ...onDemand(one),
  ][0]
}
const about = (one: Case, ...some: CourseSession['enrollmentStatus'][]) => {
  const session = subject(one)
  return session !== undefined && some.includes(session.enrollmentStatus)
}
/** A course that can be started on demand, also by a member who is not enrolled, is not full. */
const canStartOnDemand = (one: Case) =>
  some(one, (session) => asks(one.now).available(session) && !asks(one.now).is('CLOSED')(session))
/** Another run of the course has a free seat. */
const isOpen = (one: Case) =>
  some(
    one,
    (session) =>
      asks(one.now).upcoming(session) && asks(one.now).is('ENROLL')(session) && !isTooLate(session, one.now),
  )
/** A sprint cannot be joined from a day before its start until a day after it. */
const isTooLate = ({ sessionKind, startAt }: CourseSession, now: number) =>
  sessionKind === 'SPRINT' && Math.abs((startAt ?? Infinity) - now) <= 24 * HOUR
/** The course is free while any of its sessions that has not ended is free; a card of its edition tells of that alone. */
const free = (one: Case) => {
  const told = one.view === 'on-demand' && canStartOnDemand(one) ? onDemand(one) : shown(one)
  return told.some((session) => session.isFreeSession && !asks(one.now).over(session))
}
const left = (one: Case) => (subject(one)?.enrollmentClose ?? Number.NaN) - one.now

const closing = (count: number, unit: string): Badge => ({
  kind: 'closing',
  text: `Closes in ${count} ${unit}${count === 1 ? '' : 's'}`,
})

/** The badges in the order of the handbook (docs/product/catalog.md#card-badges). */
const BADGES: readonly Row<Case, Badge>[] = [
  [
    // Members who have completed a running session take part in it until it ends.
    (one) => some(one, (session) => asks(one.now).active(session) && asks(one.now).running(session)),
    () => ({ kind: 'active', text: 'Active' }),
  ],
  [
    (one) =>
      enrolled(one).length > 0 && enrolled(one).every(({ sessionType }) => sessionType === 'ON_DEMAND'),
    () => ({ kind: 'watching-on-demand', text: 'Watching On Demand' }),
  ],
  [(one) => enrolled(one).length > 0, () => ({ kind: 'enrolled', text: 'Enrolled' })],
  [
    (one) => one.context === 'certificate' && some(one, asks(one.now).is('COMPLETED')),
    () => ({ kind: 'completed', text: 'Completed' }),
  ],
  [(one) => some(one, asks(one.now).is('WAITLISTED')), () => ({ kind: 'waitlisted', text: 'Waitlisted!' })],
  // The card of a past course offers nothing.
  [(one) => one.view === 'past', () => null],
  [
    (one) =>
      !canStartOnDemand(one) &&
      !isOpen(one) &&
      [subject(one)].some((session) => session !== undefined && asks(one.now).comingSoon(session)),
    () => ({ kind: 'coming-soon', text: 'Coming Soon!' }),
  ],
  [
    (one) => about(one, 'WAITLIST', 'CLOSED') && !canStartOnDemand(one) && !isOpen(one),
    () => ({ kind: 'course-full', text: 'Course Full' }),
  ],
  [
    (one) => about(one, 'ENROLL') && left(one) > 24 * HOUR && left(one) <= 168 * HOUR,
    (one) => closing(Math.trunc(left(one) / (24 * HOUR)), 'Day'),
  ],
  [
    (one) => about(one, 'ENROLL') && left(one) > 0 && left(one) <= 24 * HOUR,
    (one) => closing(Math.max(1, Math.trunc(left(one) / HOUR)), 'Hour'),
  ],
  [
    (one) => about(one, 'ENROLL') && subject(one)?.lowInventory === true,
    () => ({ kind: 'limited-availability', text: 'Limited Availability' }),
  ],
  [free, () => ({ kind: 'free-course', text: 'Free Course' })],
  [() => true, () => null],
]

const earned = (one: Case) => some(one, ({ courseBadgeId }) => courseBadgeId !== null)

describe('The decision table of card badges', () => {
  it('agrees with the badges of generated courses in both contexts and all lists at generated clocks', () => {
    expectAgreement(
      cases,
      ({ sessions, context, now, view }) =>
        cardBadges(courseSessions('a', sessions, now), context, now, { view, viewer: MEMBER }),
      (one) => ({ badge: firstRow(BADGES, one), badgeEarned: earned(one) }),
    )
  })

  it('gives each badge, with and without an earned one, among the generated courses', () => {
    const unit = (text: string) => /Days?|Hours?/.exec(text)?.[0] ?? text
    expectEveryOutcome(
      cases,
      (one) => [unit(firstRow(BADGES, one)?.text ?? 'no badge'), `earned ${earned(one)}`],
      [
        'Active',
        'Watching On Demand',
        'Enrolled',
        'Completed',
        'Waitlisted!',
        'Coming Soon!',
        'Course Full',
        'Day',
        'Days',
        'Hour',
        'Hours',
        'Limited Availability',
        'Free Course',
        'no badge',
        'earned true',
        'earned false',
      ],
    )
  })
})

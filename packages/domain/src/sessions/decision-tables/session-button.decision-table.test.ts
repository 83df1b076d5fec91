import * as fc from 'fast-check'
import { describe, it } from 'vitest'
import { expectAgreement, expectEveryOutcome, firstRow, type Row } from './decision-table.fixture.ts'
import { members, roles } from './generated-members.fixture.ts'
import { clocks, statuses, times } from './generated-sessions.fixture.ts'
import { leaveButton, sessionButton, type ButtonSession, type SessionButton } from '../session-button.ts'
import type { EnrollmentStatus } from '../session.ts'

type Member = Parameters<typeof sessionButton>[2]
type Case = { now: number; session: ButtonSession; status: EnrollmentStatus; member: Member }

const DAY = 86_400_000

const cases: fc.Arbitrary<Case> = clocks.chain((now) =>
  fc.record({
    now: fc.constant(now),
    session: fc
      .tuple(
        times(now),
        fc.record({
          sessionId: fc.constant('s-1'),
          isFreeSession: fc.boolean(),
          wpCohortSlug: fc.constantFrom(null, null, 'june'),
          sessionMeta: fc.option(
            fc.record(
              {
                eventLink: fc.constantFrom('https://meet.example/1', 'https://meet.example/2', null),
                detailCtaText: fc.constantFrom('Look back', '', null),
              },
              { requiredKeys: [] },
            ),
          ),
        }),
      )
      .map(([dated, more]) => ({ ...dated, ...more })),
    // The statuses that lead to the most different buttons get the most cases.
    status: fc.oneof(
      statuses,
      fc.constantFrom('ENROLLED', 'COMPLETED'),
      fc.constantFrom('ENROLL', 'WAITLIST'),
    ),
    member: fc.record({
      viewer: members,
      entitled: fc.boolean(),
      sprintCenterUrl: fc.constantFrom(null, 'https://sprints.example', 'https://sprints.example/'),
    }),
  }),
)

const has =
  (...some: EnrollmentStatus[]) =>
  ({ status }: Case) =>
    some.includes(status)
const workshop = ({ session }: Case) => session.sessionKind === 'WORKSHOP'
const live = ({ session }: Case) => session.sessionType === 'LIVE'
const undated = (one: Case) => live(one) && [one.session.startAt, one.session.endAt].includes(null)
const over = ({ session, now }: Case) => session.endAt !== null && now >= session.endAt
const running = (one: Case) =>
  live(one) &&
  !undated(one) &&
  !over(one) &&
  [one.session.startAt, one.session.activateAt].some((instant) => instant !== null && one.now >= instant)
const endedLately = ({ session, now }: Case) =>
  session.endAt !== null && now >= session.endAt && now - session.endAt < 5 * DAY
const active = (one: Case) =>
  (has('ENROLLED', 'COMPLETED')(one) && running(one)) ||
  (has('COMPLETED')(one) && live(one) && !workshop(one) && endedLately(one))
/** Only a sprint is too late to join around its start, no other kind (docs/product/sessions.md#too-late-to-join). */
const startsAboutToday = ({ session, now }: Case) =>
  session.sessionKind === 'SPRINT' && session.startAt !== null && Math.abs(session.startAt - now) <= DAY
const buyer = ({ member }: Case) => roles(member.viewer).transactional && !roles(member.viewer).standard
const locked = ({ session, member }: Case) =>
  roles(member.viewer).limited && !session.isFreeSession && !member.entitled

const cohort = ({ session, member }: Case) =>
  session.sessionKind !== 'BOOTCAMP' && session.wpCohortSlug !== null && member.sprintCenterUrl !== null
const eventLink = ({ session }: Case) => session.sessionMeta?.eventLink ?? null
const path = ({ session }: Case) =>
  session.sessionKind === 'BOOTCAMP' ? '/mini-mbas/s-1' : '/courses/session/s-1'
const reviewText = ({ session }: Case) => session.sessionMeta?.detailCtaText || 'Review Past Course'
const goToLive = (target: Extract<SessionButton, { kind: 'go-to-live' }>['target']): SessionButton => ({
  kind: 'go-to-live',
  text: 'Go to Live Course',
  target,
})
const disabled = (text: Extract<SessionButton, { kind: 'disabled' }>['text']) => (): SessionButton => ({
  kind: 'disabled',
  text,
})

/** The buttons in the order of the handbook (docs/product/sessions.md#session-button). */
const BUTTONS: readonly Row<Case, SessionButton>[] = [
  [
    (one) => locked(one) && !has('ENROLLED', 'WAITLISTED', 'COMPLETED')(one),
    () => ({ kind: 'locked', text: 'Enroll', path: '/upgrade', tooltip: 'Become a member for full access' }),
  ],
  [(one) => has('ENROLL', 'WAITLIST')(one) && startsAboutToday(one), disabled('Course Ended')],
  [has('ENROLL'), () => ({ kind: 'enroll', text: 'Enroll' })],
  [has('WAITLIST'), () => ({ kind: 'join-waitlist', text: 'Join Waitlist' })],
  [
    (one) => active(one) && cohort(one),
    () => goToLive({ kind: 'cohort-link', url: 'https://sprints.example/june' }),
  ],
  [
    (one) => active(one) && workshop(one) && eventLink(one) !== null,
    (one) => goToLive({ kind: 'event-link', url: eventLink(one) ?? '' }),
  ],
  [active, (one) => goToLive({ kind: 'route', path: path(one) })],
  // A seat in an ended session offers a review and cannot be given up.
  [(one) => has('ENROLLED')(one) && over(one) && workshop(one), disabled('Course Ended')],
  [
    (one) => has('ENROLLED')(one) && over(one),
    (one) => ({ kind: 'review', text: reviewText(one), path: path(one) }),
  ],
  // Members who bought single courses launch only the sessions that they are entitled to.
  [
    (one) => has('ENROLLED')(one) && buyer(one) && one.member.entitled,
    (one) => ({ kind: 'launch', text: 'Launch course', url: eventLink(one) }),
  ],
  [has('ENROLLED'), () => ({ kind: 'unenroll', text: 'Unenroll' })],
  [has('WAITLISTED'), () => ({ kind: 'leave-waitlist', text: 'Remove From Waitlist' })],
  [has('CLOSED'), disabled('Closed')],
  [(one) => has('FUTURE')(one) || undated(one), disabled('Coming Soon!')],
  [(one) => has('COMPLETED')(one) && workshop(one), disabled('Course Ended')],
  [has('COMPLETED'), (one) => ({ kind: 'review', text: reviewText(one), path: path(one) })],
  [has('MANUAL'), () => ({ kind: 'none' })],
]

/**
 * The button to leave beside another button (docs/product/sessions.md#leaving-button). Employees and buyers of single
 * courses count as enrolled in a running session, with or without a seat.
 */
const LEAVING: readonly Row<Case, unknown>[] = [
  [over, () => null],
  [
    (one) => has('ENROLLED')(one) && running(one) && (roles(one.member.viewer).employee || buyer(one)),
    () => null,
  ],
  [has('ENROLLED'), () => ({ kind: 'unenroll', text: 'Unenroll' })],
  [has('WAITLISTED'), () => ({ kind: 'leave-waitlist', text: 'Remove From Waitlist' })],
  [() => true, () => null],
]

const nameOf = (button: SessionButton): string => {
  if (button.kind === 'disabled') return button.text
  return button.kind === 'go-to-live' ? button.target.kind : button.kind
}

describe('The decision table of session buttons', () => {
  it('agrees with the button of generated sessions for generated members and clocks', () => {
    expectAgreement(
      cases,
      ({ session, status, member, now }) => sessionButton(session, status, member, now),
      (one) => firstRow(BUTTONS, one),
    )
  })

  it('agrees with the button to leave generated sessions for generated members and clocks', () => {
    expectAgreement(
      cases,
      ({ session, status, member, now }) => leaveButton(session, status, member.viewer, now),
      (one) => firstRow(LEAVING, one),
    )
  })

  it('gives each button and each way out among the generated sessions', () => {
    expectEveryOutcome(
      cases,
      (one) => [nameOf(firstRow(BUTTONS, one)), `way out ${JSON.stringify(firstRow(LEAVING, one))}`],
      [
        'locked',
        'enroll',
        'join-waitlist',
        'event-link',
        'cohort-link',
        'route',
        'launch',
        'unenroll',
        'leave-waitlist',
        'Closed',
        'Coming Soon!',
        'Course Ended',
        'review',
        'none',
        'way out null',
        'way out {"kind":"unenroll","text":"Unenroll"}',
        'way out {"kind":"leave-waitlist","text":"Remove From Waitlist"}',
      ],
    )
  })
})

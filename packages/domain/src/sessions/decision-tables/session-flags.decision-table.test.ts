import * as fc from 'fast-check'
import { describe, it } from 'vitest'
import { expectAgreement, expectEveryOutcome } from './decision-table.fixture.ts'
import { clocks, statuses, times } from './generated-sessions.fixture.ts'
import type { EnrollmentStatus, SessionTimes } from '../session.ts'
import { sessionFlags, type SessionFlags } from '../session-flags.ts'

type Case = { now: number; session: SessionTimes; status: EnrollmentStatus }

const ONE_HOUR = 60 * 60 * 1000
const FIVE_DAYS = 5 * 24 * ONE_HOUR

const cases: fc.Arbitrary<Case> = clocks.chain((now) =>
  fc.record({ now: fc.constant(now), session: times(now), status: statuses }),
)

const live = ({ session }: Case) => session.sessionType === 'LIVE'
/** A live session needs both of its dates; an on-demand session needs none. */
const undated = (one: Case) => live(one) && [one.session.startAt, one.session.endAt].includes(null)
const began = ({ session, now }: Case) =>
  [session.startAt, session.activateAt].some((instant) => instant !== null && now >= instant)
const over = ({ session, now }: Case) => session.endAt !== null && now >= session.endAt
const running = (one: Case) => live(one) && !undated(one) && began(one) && !over(one)
const isStatus =
  (...some: EnrollmentStatus[]) =>
  ({ status }: Case) =>
    some.includes(status)

/** The conditions of each flag, all of which hold (docs/product/sessions.md#derived-flags). */
const FLAGS: { readonly [Name in keyof SessionFlags]: readonly ((one: Case) => boolean)[] } = {
  enrolled: [isStatus('ENROLLED')],
  waitListed: [isStatus('WAITLISTED')],
  userCompleted: [isStatus('COMPLETED')],
  enrollable: [isStatus('ENROLL')],
  waitListOpen: [isStatus('WAITLIST')],
  closed: [isStatus('CLOSED')],
  comingSoon: [(one) => isStatus('FUTURE')(one) || undated(one)],
  ended: [over],
  happeningNow: [running],
  happeningShortly: [
    live,
    ({ session, now }) => session.startAt !== null && session.startAt > now,
    ({ session, now }) => session.startAt !== null && session.startAt - now <= ONE_HOUR,
  ],
  active: [
    (one) =>
      [
        // Members who have completed a running session take part in it until it ends.
        [isStatus('ENROLLED', 'COMPLETED'), running],
        // Every kind but workshops follows the rules of sprints, and only live sessions are remembered after their end.
        [
          isStatus('COMPLETED'),
          live,
          ({ session }: Case) => session.sessionKind !== 'WORKSHOP',
          over,
          ({ session, now }: Case) => session.endAt !== null && now - session.endAt < FIVE_DAYS,
        ],
      ].some((row) => row.every((holds) => holds(one))),
  ],
  showInUpcoming: [
    live,
    (one) => !over(one),
    (one) => !running(one),
    (one) => isStatus('ENROLL', 'WAITLIST', 'FUTURE')(one) || undated(one),
  ],
}

const flagsOf = (one: Case) =>
  Object.fromEntries(Object.entries(FLAGS).map(([name, all]) => [name, all.every((holds) => holds(one))]))

describe('The decision table of session flags', () => {
  it('agrees with the flags of generated sessions at generated clocks', () => {
    expectAgreement(cases, ({ session, status, now }) => sessionFlags(session, status, now), flagsOf)
  })

  it('sets and clears each flag, also by an activation before the start, among the generated sessions', () => {
    expectEveryOutcome(
      cases,
      (one) => [
        ...Object.entries(flagsOf(one)).map(([name, isSet]) => `${name} ${isSet}`),
        ...(running(one) && (one.session.startAt ?? 0) > one.now ? ['activated before the start'] : []),
      ],
      [
        ...Object.keys(FLAGS).flatMap((name) => [`${name} true`, `${name} false`]),
        'activated before the start',
      ],
    )
  })
})

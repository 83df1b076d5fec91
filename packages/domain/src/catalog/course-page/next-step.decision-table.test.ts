import * as fc from 'fast-check'
import { describe, it } from 'vitest'
import {
  expectAgreement,
  expectEveryOutcome,
  firstRow,
  type Row,
} from '../../sessions/decision-tables/decision-table.fixture.ts'
import { members, roles } from '../../sessions/decision-tables/generated-members.fixture.ts'
import { courseSessions, type CourseSession } from '../course-sessions.ts'
import { asks, byDate, courses } from '../generated-catalog.fixture.ts'
import { nextStep, type NextStepViewer } from './next-step.ts'

type Session = Parameters<typeof nextStep>[0]['sessions'][number]['session']
type Case = { now: number; sessions: Session[]; who: NextStepViewer }

/** Adds what the buttons of a session need: a room or an address that is open or not, and whether the plan covers it. */
const withRooms = (now: number, sessions: readonly CourseSession[]) =>
  fc
    .array(
      fc.record({
        entitled: fc.boolean(),
        room: fc.option(fc.constant('https://room.example'), { freq: 3 }),
        endsIn: fc.constantFrom(-1, 0, 1),
      }),
      { minLength: sessions.length, maxLength: sessions.length },
    )
    .map((rooms): Session[] =>
      rooms.flatMap(({ entitled, room, endsIn }, place) => {
        const session = sessions[place]
        const meeting = { meetingId: 'm', startAt: now - 1, endAt: now + endsIn, link: room }
        return session
          ? [
              {
                ...session,
                entitled,
                meetings: [meeting],
                wpCohortSlug: null,
                sessionMeta: { eventLink: null },
              },
            ]
          : []
      }),
    )

const cases: fc.Arbitrary<Case> = fc.tuple(courses, members).chain(([{ now, sessions }, viewer]) =>
  fc.record({
    now: fc.constant(now),
    sessions: withRooms(now, sessions),
    who: fc.record({
      viewer: fc.constant(viewer),
      isOffered: fc.boolean(),
      onDemand: fc.constantFrom('NOT_STARTED', 'IN_PROGRESS', 'COMPLETED', null),
      isLocked: fc.boolean(),
      sprintCenterUrl: fc.constant(null),
    }),
  }),
)

const visible = (one: Case) => one.sessions.filter(asks(one.now).visible)
const live = (one: Case) => visible(one).filter(asks(one.now).live)
const ahead = (one: Case) => live(one).filter((session) => !asks(one.now).over(session))
const first = (sessions: readonly CourseSession[]) => byDate(sessions)[0]?.sessionId

/** Returns the session that was attended last, which counts as the member's own while they have none that has not ended. */
const attendedLast = (one: Case) =>
  live(one)
    .filter(asks(one.now).is('ENROLLED', 'COMPLETED'))
    .toSorted((a, b) => Number(b.endAt) - Number(a.endAt))
    .slice(0, 1)

const own = (one: Case) => {
  const current = ahead(one).filter(asks(one.now).is('ENROLLED', 'WAITLISTED', 'COMPLETED'))
  return current.length > 0 ? (byDate(current) as Session[]) : attendedLast(one)
}
const entered = (one: Case) =>
  own(one).find(
    (session) =>
      asks(one.now).active(session) ||
      (asks(one.now).is('ENROLLED')(session) &&
        session.meetings.some(({ link, endAt }) => link !== null && one.now < endAt)),
  )
const onDemand = (one: Case) => visible(one).find(({ sessionType }) => sessionType === 'ON_DEMAND')
const isOpenOnDemand = (one: Case) => visible(one).some(asks(one.now).available)
const waiting = (one: Case) => byDate(ahead(one).filter(asks(one.now).is('WAITLISTED')))[0]
const tooLate = (now: number, { sessionKind, startAt }: CourseSession) =>
  sessionKind === 'SPRINT' && Math.abs((startAt ?? Infinity) - now) <= 86_400_000
const open = (one: Case, status: 'ENROLL' | 'WAITLIST') =>
  ahead(one).filter((session) => asks(one.now).is(status)(session) && !tooLate(one.now, session))

/** Returns the other runs with a free seat, those that are ahead first. */
const freeRun = (one: Case) => {
  const { running } = asks(one.now)
  const free = open(one, 'ENROLL')
  const dated = [...byDate(free.filter((session) => !running(session))), ...byDate(free.filter(running))]
  const [next] = dated as Session[]
  return next && (one.who.isOffered || next.entitled) ? next : undefined
}

const lockedFor = (one: Case, session: Session) =>
  roles(one.who.viewer).limited && !session.isFreeSession && !session.entitled
const offered = (one: Case, status: 'ENROLL' | 'WAITLIST', locked = false) =>
  open(one, status).filter(
    (session) => (one.who.isOffered || session.entitled) && lockedFor(one, session) === locked,
  )
const stage = (one: Case, ...stages: NextStepViewer['onDemand'][]) => stages.includes(one.who.onDemand)
const canStart = (one: Case) => {
  const edition = onDemand(one)
  const isBegun = edition !== undefined && asks(one.now).is('ENROLLED', 'COMPLETED')(edition)
  return isOpenOnDemand(one) && !isBegun && stage(one, 'NOT_STARTED') && !one.who.isLocked
}

const GO_ON_DEMAND = 'GO TO ON DEMAND COURSE'

/** The rows of the handbook, of which the first counts (docs/product/course-page.md#next-step). */
const STEPS: readonly Row<Case, string>[] = [
  [(one) => entered(one) !== undefined, (one) => `enter ${entered(one)?.sessionId}`],
  [
    (one) => {
      const edition = onDemand(one)
      const isBegun = edition !== undefined && asks(one.now).is('ENROLLED')(edition)
      return isBegun && isOpenOnDemand(one) && stage(one, 'NOT_STARTED', 'IN_PROGRESS')
    },
    (one) => (stage(one, 'IN_PROGRESS') ? 'Resume' : 'Start'),
  ],
  [(one) => ahead(one).some(asks(one.now).is('ENROLLED')), () => 'nothing'],
  [
    (one) => waiting(one) !== undefined,
    (one) => {
      if (open(one, 'ENROLL').length > 0) {
        const run = freeRun(one)
        return run ? `enroll ${run.sessionId}` : `wait ${waiting(one)?.sessionId}`
      }
      return canStart(one) ? GO_ON_DEMAND : `wait ${waiting(one)?.sessionId}`
    },
  ],
  [(one) => visible(one).some(asks(one.now).is('COMPLETED')) || stage(one, 'COMPLETED'), () => 'nothing'],
  [(one) => offered(one, 'ENROLL').length > 0, (one) => `enroll ${first(offered(one, 'ENROLL'))}`],
  [(one) => offered(one, 'WAITLIST').length > 0, (one) => `join-waitlist ${first(offered(one, 'WAITLIST'))}`],
  [(one) => isOpenOnDemand(one) && stage(one, 'NOT_STARTED', 'IN_PROGRESS'), () => GO_ON_DEMAND],
  [
    (one) => [...offered(one, 'ENROLL', true), ...offered(one, 'WAITLIST', true)].length > 0,
    (one) => `unlock ${first([...offered(one, 'ENROLL', true), ...offered(one, 'WAITLIST', true)])}`,
  ],
  [
    (one) => {
      const edition = onDemand(one)
      const isOther = edition !== undefined && !asks(one.now).is('ENROLLED', 'WAITLISTED')(edition)
      return isOther && lockedFor(one, edition)
    },
    (one) => `unlock ${onDemand(one)?.sessionId}`,
  ],
  [() => true, () => 'nothing'],
]

const tableOf = (one: Case) => firstRow(STEPS, one)

function ruleOf({ now, sessions, who }: Case): string {
  const step = nextStep(courseSessions('a', sessions, now), who, now)
  if (!step) return 'nothing'
  return step.kind === 'on-demand' ? step.text : `${step.kind} ${step.session.sessionId}`
}

describe('The decision table of the next step in a course', () => {
  it('agrees with the next step in generated courses for generated members and clocks', () => {
    expectAgreement(cases, ruleOf, tableOf)
  })

  it('gives each step among the generated courses', () => {
    const outcome = (one: Case) => [tableOf(one).replace(/ s-\d+$/, '')]
    const sessionSteps = ['enter', 'enroll', 'join-waitlist', 'wait', 'unlock']
    expectEveryOutcome(cases, outcome, [...sessionSteps, 'Resume', 'Start', GO_ON_DEMAND, 'nothing'])
  })
})

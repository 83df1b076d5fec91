import { readFileSync } from 'node:fs'
import { buildSchema, isObjectType } from 'graphql'
import { describe, expect, test } from 'vitest'
import { learnerOf } from '../../server/access/learner.ts'
import type { MemberState } from '../../server/access/member-state.ts'
import type { CatalogueSession } from './catalogue-types.ts'
import { courseMetaAnswer, courseOffer, sessionAnswer, shareSession } from './session-answer.ts'
import { aMember, aSession, course, enrolledAs, NOW } from './session.fixture.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const member = aMember(['mcsc-unlimited'])
const aMeeting = (startAt: number) => ({
  meetingId: `meeting-${(startAt - NOW) / DAY}`,
  startAt,
  endAt: startAt + HOUR,
  link: 'https://meet.example/room',
})

function answer(
  session: CatalogueSession,
  state: MemberState = member,
  now = NOW,
  others: CatalogueSession[] = [],
) {
  const shared = shareSession(session, course, courseOffer([session, ...others]), courseMetaAnswer(course))
  return sessionAnswer(shared, { learner: learnerOf(state, now), state }, now)
}

test('every field of the contract is there', () => {
  const contract = readFileSync(
    new URL('../../../../../packages/contract/schema.graphql', import.meta.url),
    'utf8',
  )
  const schema = buildSchema(contract)
  const found = answer(aSession({ meetings: [aMeeting(NOW)] }))
  const [meeting = {}] = found.meetings
  const parts = {
    Session: found,
    Meeting: meeting,
    SessionMeta: found.sessionMeta,
    CourseMeta: found.courseMeta,
  }
  for (const [name, part] of Object.entries(parts)) {
    const type = schema.getType(name)
    expect(Object.keys(part).toSorted(), name).toEqual(
      isObjectType(type) ? Object.keys(type.getFields()).toSorted() : 'an object type',
    )
    expect(Object.values(part), name).not.toContain(undefined)
  }
})

test('shared facts come from the session and its course', () => {
  expect(answer(aSession({ gatedAccessType: 'PAID', wpCohortSlug: 'june' }))).toMatchObject({
    courseType: 'sprint',
    stack: 'marketing',
    description: 'Two weeks on price.',
    startAt: '2026-06-08T12:00:00.000Z',
    enrollmentClose: null,
    courseRating: 4.6,
    ratingCount: 212,
    gatedAccessType: 'PAID',
    wpCohortSlug: 'june',
    courseMeta: {
      hideTimeAndFacultyLabels: false,
      topTakeaway: 'Price is a decision.',
      courseSyllabusUrl: null,
    },
  })
})

describe('where the member stands', () => {
  const full = { seats: { capacity: 10, taken: 10 } }
  test.each([
    ['open', aSession(), {}, { enrollmentStatus: 'ENROLL', enrollable: true }],
    ['full', aSession(full), {}, { enrollmentStatus: 'WAITLIST', waitListOpen: true }],
    ['full, no waitlist', aSession({ ...full, waitlistEnabled: false }), {}, { closed: true }],
    [
      'no dates',
      aSession({ startAt: null, endAt: null }),
      {},
      { enrollmentStatus: 'FUTURE', comingSoon: true },
    ],
    ['by hand', aSession({ manualEnrollment: true }), {}, { enrollmentStatus: 'MANUAL', enrollable: false }],
    [
      'over',
      aSession({ startAt: NOW - 2 * DAY, endAt: NOW }),
      {},
      { enrollmentStatus: 'CLOSED', closed: true },
    ],
    ['enrolled', aSession(full), { enrolments: enrolledAs('ENROLLED') }, { enrolled: true, isActive: false }],
    [
      'enrolled and running',
      aSession({ startAt: NOW }),
      { enrolments: enrolledAs('ENROLLED') },
      { enrolled: true, isActive: true },
    ],
    ['waiting', aSession(full), { enrolments: enrolledAs('WAITLISTED') }, { waitListed: true }],
    [
      'completed, ended 4 days ago',
      aSession({ startAt: NOW - 9 * DAY, endAt: NOW - 4 * DAY }),
      { enrolments: enrolledAs('COMPLETED') },
      { enrollmentStatus: 'COMPLETED', userCompleted: true, isActive: true },
    ],
  ])('%s', (_name, session, changes, expected) => {
    expect(answer(session, { ...member, ...changes })).toMatchObject(expected)
  })

  test('a tenth of the seats, and at least one, is low inventory', () => {
    const low = (taken: number) => answer(aSession({ seats: { capacity: 20, taken } })).lowInventory
    expect([17, 18, 19, 20].map(low)).toEqual([false, true, true, false])
  })

  test('whether the member enrolled is told apart from counting as enrolled', () => {
    const started = aSession({ startAt: NOW - 1, endAt: NOW + 1 })
    const employee = aMember(['mcsc-unlimited'], { status: 'EMPLOYEE' })
    expect(answer(started, employee)).toMatchObject({ enrollmentStatus: 'ENROLLED', hasEnrollment: false })
    const seated = { ...employee, enrolments: enrolledAs('ENROLLED') }
    expect(answer(started, seated)).toMatchObject({ enrollmentStatus: 'ENROLLED', hasEnrollment: true })
  })

  test('whether there is a waitlist is told of every session', () => {
    const told = [true, false].map((waitlistEnabled) => answer(aSession({ waitlistEnabled })).hasWaitlist)
    expect(told).toEqual([true, false])
  })

  test('the badge is the one of the course', () => {
    expect(answer(aSession(), { ...member, badges: new Map([['course-1', 'badge-1']]) }).courseBadgeId).toBe(
      'badge-1',
    )
    expect(
      answer(aSession(), { ...member, badges: new Map([['course-2', 'badge-2']]) }).courseBadgeId,
    ).toBeNull()
  })

  test('what the plan does not cover is not entitled', () => {
    const limited = aMember(['mc-limited'], { status: 'LIMITED' })
    expect(answer(aSession(), limited).entitled).toBe(false)
    expect(answer(aSession({ isFreeSession: true }), limited).entitled).toBe(true)
    expect(answer(aSession(), aMember(['ai-academy'])).entitled).toBe(false)
  })
})

test('an employee counts as enrolled while a session happens, without a seat, and reserves one before', () => {
  const running = aSession({ startAt: NOW, enrollmentClose: NOW, seats: { capacity: 1, taken: 1 } })
  const employee = aMember(['mcsc-unlimited'], { status: 'EMPLOYEE' })
  expect(answer(running, employee)).toMatchObject({
    enrollmentStatus: 'ENROLLED',
    enrolled: true,
    isActive: true,
    closed: false,
    sessionMeta: { eventLink: 'https://meet.example/secret' },
  })
  expect(answer(running, employee, NOW - 1)).toMatchObject({ enrollmentStatus: 'WAITLIST', isActive: false })
  expect(answer(running)).toMatchObject({ enrollmentStatus: 'CLOSED', enrolled: false })
})

describe('the link to the live meeting', () => {
  const startAt = NOW + 7 * DAY
  const enrolled = { ...member, enrolments: enrolledAs('ENROLLED') }
  const link = (state: MemberState, now: number, session = aSession()) =>
    answer(session, state, now).sessionMeta.eventLink

  test('opens three hours before the start and closes with the end', () => {
    const session = aSession({ endAt: startAt + HOUR })
    const at = (now: number) => link(enrolled, now, session)
    expect(at(startAt - 3 * HOUR - 1000)).toBeNull()
    expect(at(startAt - 3 * HOUR)).toBe('https://meet.example/secret')
    expect(at(startAt + HOUR - 1)).toBe('https://meet.example/secret')
    expect(at(startAt + HOUR)).toBeNull()
  })

  test('is for the enrolled and for employees whose plan covers it', () => {
    expect(link(member, startAt)).toBeNull()
    expect(link({ ...member, enrolments: enrolledAs('WAITLISTED') }, startAt)).toBeNull()
    expect(link({ ...member, enrolments: enrolledAs('COMPLETED') }, startAt)).not.toBeNull()
    expect(link({ ...member, status: 'EMPLOYEE' }, startAt)).not.toBeNull()
    expect(link(aMember(['ai-academy'], { status: 'EMPLOYEE' }), startAt)).toBeNull()
    expect(link({ ...enrolled, status: 'ALUMNI' }, startAt)).toBeNull()
  })
})

describe('the meetings', () => {
  const startAt = NOW + 7 * DAY
  const session = aSession({
    startAt,
    endAt: startAt + DAY + HOUR,
    meetings: [aMeeting(startAt), aMeeting(startAt + DAY)],
  })
  const enrolled = { ...member, enrolments: enrolledAs('ENROLLED') }
  const open = (state: MemberState, now: number) =>
    answer(session, state, now).meetings.map(({ link }) => link !== null)

  test('come soonest first with their times', () => {
    expect(answer(session).meetings).toEqual([
      {
        meetingId: 'meeting-7',
        startAt: '2026-06-08T12:00:00.000Z',
        endAt: '2026-06-08T13:00:00.000Z',
        link: null,
      },
      {
        meetingId: 'meeting-8',
        startAt: '2026-06-09T12:00:00.000Z',
        endAt: '2026-06-09T13:00:00.000Z',
        link: null,
      },
    ])
  })

  test('each opens three hours before its own start and closes with its own end', () => {
    const second = startAt + DAY
    expect(
      [startAt - 3 * HOUR - 1, startAt - 3 * HOUR, startAt + HOUR - 1].map((now) => open(enrolled, now)),
    ).toEqual([
      [false, false],
      [true, false],
      [true, false],
    ])
    expect([startAt + HOUR, second - 3 * HOUR, second + HOUR].map((now) => open(enrolled, now))).toEqual([
      [false, false],
      [false, true],
      [false, false],
    ])
  })

  test('have links for those who may enter alone', () => {
    expect(open(member, startAt)).toEqual([false, false])
    expect(open({ ...member, enrolments: enrolledAs('WAITLISTED') }, startAt)).toEqual([false, false])
    expect(open({ ...enrolled, status: 'ALUMNI' }, startAt)).toEqual([false, false])
    expect(open({ ...member, status: 'EMPLOYEE' }, startAt)).toEqual([true, false])
  })
})

describe('what the course offers', () => {
  const onDemand = aSession({ sessionId: 'od', sessionType: 'ON_DEMAND', startAt: null, endAt: null })
  const offers = (sessions: CatalogueSession[], now = NOW) => {
    const [first = aSession(), ...others] = sessions
    const { mcSprintAvailable, onDemandAvailable } = answer(first, member, now, others)
    return { mcSprintAvailable, onDemandAvailable }
  }

  test('live until the last run is over', () => {
    expect(offers([aSession()])).toEqual({ mcSprintAvailable: true, onDemandAvailable: false })
    expect(offers([aSession()], NOW + 21 * DAY).mcSprintAvailable).toBe(false)
    expect(offers([onDemand])).toEqual({ mcSprintAvailable: false, onDemandAvailable: true })
    expect(offers([onDemand, aSession({ hideInCatalog: true })]).mcSprintAvailable).toBe(false)
  })

  test('on demand once it is activated', () => {
    expect(offers([{ ...onDemand, activateAt: NOW + 1 }]).onDemandAvailable).toBe(false)
    expect(offers([{ ...onDemand, activateAt: NOW }]).onDemandAvailable).toBe(true)
  })
})

import { readFileSync } from 'node:fs'
import { buildSchema, isObjectType } from 'graphql'
import { describe, expect, test } from 'vitest'
import { DAY_MS } from '@section/domain/time/durations.ts'
import type { CatalogSession } from '../catalog-types.ts'
import { aMember, enrolledAs } from './member.fixture.ts'
import { aMeeting, resultOf, aSession, NOW } from './session.fixture.ts'

const member = aMember(['mcsc-unlimited'])

test('A session result has every field of the contract', () => {
  const contract = readFileSync(
    new URL('../../../../../../packages/contract/schema.graphql', import.meta.url),
    'utf8',
  )
  const schema = buildSchema(contract)
  const found = resultOf(aSession({ meetings: [aMeeting(NOW)] }))
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

test('A session result has the facts of the session and its course', () => {
  expect(resultOf(aSession({ gatedAccessType: 'PAID', wpCohortSlug: 'june' }))).toMatchObject({
    courseType: 'sprint',
    stack: 'marketing',
    description: 'Two weeks on price.',
    startAt: Date.parse('2026-06-08T12:00:00.000Z'),
    enrollmentClose: null,
    courseRating: 4.6,
    ratingCount: 212,
    gatedAccessType: 'PAID',
    wpCohortSlug: 'june',
    courseTypeMeta: { waitlist: { taskItems: expect.arrayContaining([expect.stringMatching(/waitlist/)]) } },
    courseMeta: {
      hideTimeAndFacultyLabels: false,
      topTakeaway: 'Price is a decision.',
      courseSyllabusUrl: null,
    },
  })
})

describe('The member’s status in a session', () => {
  const full = { seats: 10, seatsTaken: 10 }
  test.each([
    ['open', aSession(), {}, { enrollmentStatus: 'ENROLL', enrollable: true }],
    ['full', aSession(full), {}, { enrollmentStatus: 'WAITLIST', waitListOpen: true }],
    ['full, no waitlist', aSession({ ...full, hasWaitlist: false }), {}, { closed: true }],
    [
      'no dates',
      aSession({ startAt: null, endAt: null }),
      {},
      { enrollmentStatus: 'FUTURE', comingSoon: true },
    ],
    ['by hand', aSession({ manualEnrollment: true }), {}, { enrollmentStatus: 'MANUAL', enrollable: false }],
    [
      'over',
      aSession({ startAt: NOW - 2 * DAY_MS, endAt: NOW }),
      {},
      { enrollmentStatus: 'CLOSED', closed: true },
    ],
    [
      'enrolled',
      aSession(full),
      { enrollments: enrolledAs('ENROLLED') },
      { enrolled: true, isActive: false },
    ],
    [
      'enrolled and running',
      aSession({ startAt: NOW }),
      { enrollments: enrolledAs('ENROLLED') },
      { enrolled: true, isActive: true },
    ],
    ['waiting', aSession(full), { enrollments: enrolledAs('WAITLISTED') }, { waitListed: true }],
    [
      'completed, ended 4 days ago',
      aSession({ startAt: NOW - 9 * DAY_MS, endAt: NOW - 4 * DAY_MS }),
      { enrollments: enrolledAs('COMPLETED') },
      { enrollmentStatus: 'COMPLETED', userCompleted: true, isActive: true },
    ],
  ])('%s', (_name, session, changes, expected) => {
    expect(resultOf(session, { ...member, ...changes })).toMatchObject(expected)
  })

  test('counts the free seats where they are limited', () => {
    const left = (seats: number | null, seatsTaken: number) =>
      resultOf(aSession({ seats, seatsTaken })).seatsLeft
    expect([left(20, 17), left(20, 20), left(null, 3)]).toEqual([3, 0, null])
  })

  test('has low inventory at a tenth of the seats, and at least one', () => {
    const low = (seatsTaken: number) => resultOf(aSession({ seats: 20, seatsTaken })).lowInventory
    expect([17, 18, 19, 20].map(low)).toEqual([false, true, true, false])
  })

  test('distinguishes an enrollment from counting as enrolled', () => {
    const started = aSession({ startAt: NOW - 1, endAt: NOW + 1 })
    const employee = aMember(['mcsc-unlimited'], { status: 'EMPLOYEE' })
    expect(resultOf(started, employee)).toMatchObject({ enrollmentStatus: 'ENROLLED', hasEnrollment: false })
    const seated = { ...employee, enrollments: enrolledAs('ENROLLED') }
    expect(resultOf(started, seated)).toMatchObject({ enrollmentStatus: 'ENROLLED', hasEnrollment: true })
  })

  test('says for every session whether it has a waitlist', () => {
    const hasWaitlist = [true, false].map((hasWaitlist) => resultOf(aSession({ hasWaitlist })).hasWaitlist)
    expect(hasWaitlist).toEqual([true, false])
  })

  test('has the badge of the course', () => {
    const badgeOf = (courseId: string) =>
      resultOf(aSession(), {
        ...member,
        badges: new Map([[courseId, { courseBadgeId: 'badge-1', isLive: true }]]),
      }).courseBadgeId
    expect([badgeOf('course-1'), badgeOf('course-2')]).toEqual(['badge-1', null])
  })

  test('is not entitled outside of the plan', () => {
    const limited = aMember(['mc-limited'], { status: 'LIMITED' })
    expect(resultOf(aSession(), limited).entitled).toBe(false)
    expect(resultOf(aSession({ isFreeSession: true }), limited).entitled).toBe(true)
    expect(resultOf(aSession(), aMember(['ai-academy'])).entitled).toBe(false)
  })
})

test('An employee counts as enrolled in a running session without a seat, and can enroll before', () => {
  const running = aSession({ startAt: NOW, enrollmentClose: NOW, seats: 1, seatsTaken: 1 })
  const employee = aMember(['mcsc-unlimited'], { status: 'EMPLOYEE' })
  expect(resultOf(running, employee)).toMatchObject({
    enrollmentStatus: 'ENROLLED',
    enrolled: true,
    isActive: true,
    closed: false,
    sessionMeta: { eventLink: 'https://meet.example/secret' },
  })
  expect(resultOf(running, employee, NOW - 1)).toMatchObject({
    enrollmentStatus: 'WAITLIST',
    isActive: false,
  })
  expect(resultOf(running)).toMatchObject({ enrollmentStatus: 'CLOSED', enrolled: false })
})

describe('The course offer in a session result', () => {
  const onDemand = aSession({ sessionId: 'od', sessionType: 'ON_DEMAND', startAt: null, endAt: null })
  const offers = (sessions: CatalogSession[], now = NOW) => {
    const [first = aSession(), ...others] = sessions
    const { mcSprintAvailable, onDemandAvailable } = resultOf(first, member, now, others)
    return { mcSprintAvailable, onDemandAvailable }
  }

  test('is live until the last live session ends', () => {
    expect(offers([aSession()])).toEqual({ mcSprintAvailable: true, onDemandAvailable: false })
    expect(offers([aSession()], NOW + 21 * DAY_MS).mcSprintAvailable).toBe(false)
    expect(offers([onDemand])).toEqual({ mcSprintAvailable: false, onDemandAvailable: true })
    expect(offers([onDemand, aSession({ hideInCatalog: true })]).mcSprintAvailable).toBe(false)
  })

  test('is on demand from its activation on', () => {
    expect(offers([{ ...onDemand, activateAt: NOW + 1 }]).onDemandAvailable).toBe(false)
    expect(offers([{ ...onDemand, activateAt: NOW }]).onDemandAvailable).toBe(true)
  })
})

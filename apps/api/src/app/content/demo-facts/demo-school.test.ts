import { beforeAll, describe, expect, it, test } from 'vitest'
import { familyOfSubject } from '@section/art/covers/cover-families.ts'
import { DEMO_ACCOUNTS, demoAccount, demoViewer } from '@section/domain/access/demo-accounts.fixture.ts'
import { cardBadges } from '@section/domain/catalog/cards/card-badge.ts'
import { type CourseSession, groupByCourse } from '@section/domain/catalog/course-sessions.ts'
import { lowInventory, sessionStatus } from '@section/domain/sessions/session-status.ts'
import { DAY_MS, HOUR_MS } from '@section/domain/time/durations.ts'
import { courseRows } from '../../../features/catalog/content/course-rows.ts'
import { readDemoSchool } from '../../../testing/demo-school.fixture.ts'
import { checkPeriods } from '../../../features/catalog/content/check-courses.ts'
import { loadContext } from '../load-context.ts'
import { attendeesOf } from '../../../features/members/content/person.ts'
import type { AccountContent } from '../../../features/members/content/people-format.ts'
import type { School } from '../../../server/content/school.ts'
import { lessonsOf } from '../../../features/catalog/content/school-index.ts'

let school: School

beforeAll(async () => {
  school = await readDemoSchool()
})

const account = (email: string): AccountContent => {
  const found = school.demo?.accounts.find((one) => one.email === email)
  if (!found) throw new Error(`There is no ${email}.`)
  return found
}

describe('The demo school', () => {
  it.each(DEMO_ACCOUNTS)('has the status, customer and areas of the access tests for %s', (name) => {
    const { areas, ...told } = demoAccount(name)
    const { areas: given, subscription, ...found } = account(`${name}@demo.school`)
    const plan = school.billing?.plans.find(({ slug }) => slug === subscription?.plan)
    const held = [...given.map(({ type }) => type), ...(plan ? [plan.area] : [])]
    expect(found).toMatchObject(told)
    expect(held.toSorted()).toEqual(areas.toSorted())
  })

  it('has no account that the access tests do not know', () => {
    const emails = school.demo?.accounts.map(({ email }) => email).toSorted()
    expect(emails).toEqual(DEMO_ACCOUNTS.map((name) => `${name}@demo.school`).toSorted())
  })

  it('has an account without any data, and one password for all', () => {
    expect(account('newcomer@demo.school')).toMatchObject({
      enrollments: [],
      studied: {},
      watchedThisMonth: {},
      saved: [],
      portrait: false,
    })
    expect(school.demo?.password).toBe('Section-demo-1')
  })
})

test('The demo school has the planned number of courses, sessions and people', () => {
  const sessions = school.courses.flatMap((course) => course.sessions)
  const courses = (kind: string) =>
    school.courses.filter((course) => course.sessions.some((session) => session.kind === kind))
  expect(school.courses.length).toBeGreaterThanOrEqual(30)
  expect(sessions.length).toBeGreaterThanOrEqual(80)
  expect(school.faculty).toHaveLength(6)
  expect(courses('BOOTCAMP')).toHaveLength(4)
  expect(courses('CAPSTONE').length).toBeGreaterThan(0)
  expect(
    school.courses.filter(({ sessions: [one] }) => one?.gatedAccessType === 'CRASH_COURSE'),
  ).toHaveLength(3)
  expect(new Set(school.courses.map(({ stack }) => stack)).size).toBe(5)
  expect(attendeesOf(school).length).toBeGreaterThanOrEqual(120)
  const people = school.members.flatMap(({ content }) =>
    content.customer === 'acme'
      ? content.members.filter(({ studied }) => Object.keys(studied).length > 0)
      : [],
  )
  expect(people).toHaveLength(43)
})

test('The demo course that a journey completes has two required lessons of at most two minutes together', () => {
  const { index } = loadContext(school, Date.now())
  const course = index.courses.get('strategy-on-a-page')
  expect(course).toMatchObject({ stack: 'business-core' })
  expect(course?.modules).toHaveLength(2)
  const lessons = course ? lessonsOf(course) : []
  const required = lessons.filter(({ completionRequired }) => completionRequired)
  expect([required.length, lessons.length]).toEqual([2, 3])
  const seconds = required.map(({ lecture }) => index.lectures.get(lecture)?.duration ?? 0)
  expect(seconds.reduce((sum, duration) => sum + duration, 0)).toBeLessThanOrEqual(120)
})

// Moments on every day of three times two weeks, in standard and in daylight saving time, at different times of the day.
const MOMENTS = ['2026-01-05T00:10:00Z', '2026-03-02T16:30:00Z', '2026-10-26T22:50:00Z'].flatMap((from) =>
  Array.from({ length: 14 }, (_, day) => Date.parse(from) + day * (DAY_MS + HOUR_MS)),
)

test.each(MOMENTS.map((now) => [new Date(now).toISOString(), now]))(
  'The demo account member@ sees every status and badge when the demo is loaded at %s',
  (_, now) => {
    expect([...checkPeriods(school, loadContext(school, now))]).toEqual([])
    const sessions = sessionsOf(account('member@demo.school'), now)
    expect(new Set(sessions.map((session) => session.enrollmentStatus))).toEqual(
      new Set(['COMPLETED', 'ENROLLED', 'WAITLISTED', 'FUTURE', 'CLOSED', 'MANUAL', 'WAITLIST', 'ENROLL']),
    )
    const cards = groupByCourse(sessions, now).map((course) =>
      cardBadges(course, 'dashboard', now, { viewer: demoViewer('member') }),
    )
    const texts = cards.flatMap(({ badge }) => badge?.text ?? [])
    expect(new Set(cards.flatMap(({ badge }) => badge?.kind ?? []))).toEqual(
      new Set([
        'active',
        'waitlisted',
        'coming-soon',
        'course-full',
        'closing',
        'limited-availability',
        'free-course',
      ]),
    )
    expect(texts).toEqual(
      expect.arrayContaining(['Closes in 9 Hours', expect.stringMatching(/in [3-7] Days/)]),
    )
    expect(cards.filter(({ badgeEarned }) => badgeEarned)).toHaveLength(1)
  },
)

/** Returns the sessions that an account sees right after the load, without Mini-MBAs, which are bought one by one. */
function sessionsOf({ enrollments }: AccountContent, now: number): CourseSession[] {
  const context = loadContext(school, now)
  return school.courses.flatMap((course) => {
    const rows = courseRows(course, context)
    const earned = enrollments.some(
      ({ session, state }) => state === 'COMPLETED' && session.startsWith(`${course.slug}/`),
    )
    return rows.sessions.flatMap((row, at) => {
      const content = course.sessions[at]
      if (!content || row.kind === 'BOOTCAMP') return []
      const reference = `${course.slug}/${content.slug}`
      const own = enrollments.find(({ session }) => session === reference)?.state ?? null
      const { enrolled = 0, completed = 0 } = school.attendance[reference] ?? {}
      const facts = {
        sessionId: row.sessionId ?? '',
        courseId: row.courseId,
        sessionType: row.sessionType,
        sessionKind: row.kind,
        startAt: row.startAt?.getTime() ?? null,
        endAt: row.endAt?.getTime() ?? null,
        activateAt: row.activateAt?.getTime() ?? null,
        enrollmentOpen: row.enrollmentOpen?.getTime() ?? null,
        enrollmentClose: row.enrollmentClose?.getTime() ?? null,
        seats: content.capacity ?? null,
        seatsTaken: enrolled + completed,
        hasWaitlist: content.waitlist,
        manualEnrollment: content.manual,
        isFreeSession: content.free,
        hideInCatalog: content.hideInCatalog,
        courseBadgeId: earned ? 'badge' : null,
      }
      const memberState = {
        enrollment: own === 'COMPLETED' ? ('ENROLLED' as const) : own,
        completed: own === 'COMPLETED',
      }
      const enrollmentStatus = sessionStatus(facts, memberState, now)
      return [{ ...facts, enrollmentStatus, lowInventory: lowInventory(facts) }]
    })
  })
}

test('The pictures of the demo’s courses suit their subjects, and portraits have the looks in the content', () => {
  const unnamed = school.courses.map(({ slug }) => slug).filter((slug) => familyOfSubject(slug) === undefined)
  expect(unnamed).toEqual([])
  const people = [
    ...school.members.flatMap(({ content }) => content.members),
    ...(school.demo?.accounts ?? []),
  ]
  expect(people.length).toBeGreaterThan(130)
  expect(people.filter(({ portrait }) => portrait === true).map(({ name }) => name)).toEqual([])
  expect(school.faculty.filter(({ looks }) => !looks).map(({ name }) => name)).toEqual([])
  const hairOf = (pronoun: string) =>
    people.flatMap(({ pronouns = '', portrait }) =>
      pronouns.startsWith(pronoun) && typeof portrait === 'object' ? [portrait.hair] : [],
    )
  expect(new Set(hairOf('He/'))).toEqual(new Set(['short']))
  expect(new Set(hairOf('She/'))).toEqual(new Set(['long', 'hijab']))
  const ofFaculty = school.faculty.map(({ biography, looks }) => [/\bshe\b/i.test(biography), looks?.hair])
  expect(ofFaculty.filter(([isShe, hair]) => hair !== (isShe ? 'long' : 'short'))).toEqual([])
})

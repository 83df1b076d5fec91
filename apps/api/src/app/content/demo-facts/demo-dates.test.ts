import { expect, test } from 'vitest'
import { durationLabel } from '@section/domain/sessions/dates/duration-label.ts'
import { isoDate } from '@section/domain/time/calendar-date.ts'
import { dayAt, isClassDay } from '../../../server/content/class-days.ts'
import type { CourseContent, CourseSessionContent } from '../../../features/catalog/content/course-format.ts'
import { readDemoSchool } from '../../../testing/demo-school.fixture.ts'
import type { LoadContext } from '../../../server/content/school.ts'
import { loadContext } from '../load-context.ts'
import { datedLiveSessions, MOMENTS } from './demo-loads.fixture.ts'

const school = await readDemoSchool()
const ZONE = school.settings.timeZone
const live = datedLiveSessions(school)

const IN_A_MONTH = Math.ceil(MOMENTS.length / 12)
const MONTHS = Array.from({ length: 12 }, (_, month) =>
  MOMENTS.slice(month * IN_A_MONTH, (month + 1) * IN_A_MONTH),
)

const classAt = (instant: number) => isClassDay(dayAt(instant, ZONE), 'us')

/** The expected label of a session by the length that its course states. */
const LABELS: Record<CourseSessionContent['kind'], string> = {
  SPRINT: '2-week sprint',
  BOOTCAMP: '5-week course',
  CAPSTONE: '4-week course',
  WORKSHOP: 'workshop',
}
const OTHERS: Record<string, string> = {
  'leadership-capstone': '12-week course',
  'design-sprint-for-operators': '1-week sprint',
  'ai-crash-course': '2-day sprint',
  'finance-crash-course': '2-day sprint',
  'product-crash-course': '2-day sprint',
}
const labelOf = ({ slug }: CourseContent, { kind }: CourseSessionContent) => OTHERS[slug] ?? LABELS[kind]

function wrongIn(context: LoadContext): string[] {
  return live.flatMap(({ course, session, name }) => {
    const period = context.periodOf(session)
    if (!period) return [`${name} has no dates`]
    const { from, to } = period
    const label = durationLabel(session.kind, from, to)
    const [past, now] = [session.slug === 'past', session.slug === 'now' && session.kind !== 'WORKSHOP']
    return [
      ...(classAt(from) && classAt(to) ? [] : [`${name} is given on a day without classes`]),
      ...(label.endsWith(labelOf(course, session)) ? [] : [`${name} is a ${label}`]),
      ...(past && to >= context.now ? [`${name} is not over`] : []),
      ...(now && !(from <= context.now && context.now < to) ? [`${name} does not run`] : []),
      ...(!past && session.slug !== 'now' && from <= context.now ? [`${name} is not ahead`] : []),
    ]
  })
}

test.each(MONTHS.map((moments) => [isoDate(moments[0] ?? 0), moments] as const))(
  'Demo sessions take place on class days and have their stated length, on whichever day of the two months from %s the demo is loaded',
  (_, moments) => {
    for (const now of moments)
      expect(wrongIn(loadContext(school, now)), new Date(now).toISOString()).toEqual([])
  },
)

test('The running sprint of the demo account member@ ends before the workshop that workshop@ bought begins', () => {
  const session = (name: string) => live.find((one) => one.name === name)?.session
  const [sprint, workshop] = [
    session('prompting-as-briefing/now'),
    session('customer-research-in-a-week/next'),
  ]
  if (!sprint || !workshop) throw new Error('The demo lacks a session that journeys enter.')
  for (const now of MOMENTS) {
    const { periodOf } = loadContext(school, now)
    const [over, begins] = [periodOf(sprint)?.to, periodOf(workshop)?.from]
    expect(over, new Date(now).toISOString()).toBeLessThan(begins ?? 0)
  }
})

test('The demo school has a running sprint, a purchased workshop, and sessions closed for every reason', () => {
  const account = (email: string) => school.demo?.accounts.find((one) => one.email === email)
  const holds = (email: string, session: string) =>
    account(email)?.enrollments.find((one) => one.session === session)?.state
  expect(holds('member@demo.school', 'prompting-as-briefing/now')).toBe('ENROLLED')
  expect(holds('member@demo.school', 'positioning-that-sells/past')).toBe('COMPLETED')
  expect(holds('member@demo.school', 'pricing-strategy/next')).toBe('WAITLISTED')
  expect(holds('workshop@demo.school', 'customer-research-in-a-week/next')).toBe('ENROLLED')
  expect(account('employee@demo.school')).toMatchObject({ status: 'EMPLOYEE' })
  expect(holds('employee@demo.school', 'ai-for-managers/now')).toBeUndefined()
  const session = (name: string) => live.find((one) => one.name === name)?.session
  expect(session('strategy-capstone/next')).toMatchObject({ manual: true })
  expect(session('brand-strategy/next')).toMatchObject({ waitlist: false, capacity: 25 })
  expect(school.attendance['brand-strategy/next']?.enrolled).toBe(25)
  const { now, at } = loadContext(school, Date.parse('2026-03-03T15:00:00Z'))
  const closes = session('growth-loops/next')?.enrollmentClose
  expect(closes && at(closes).getTime()).toBeLessThan(now)
})

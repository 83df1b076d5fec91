import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import type { OrganizationDetailsResult } from '@section/contract/generated/schema-types.ts'
import { customers, employments, employeeWeeks } from '@section/db/schema.ts'
import { insertCourse, insertSession } from '../../testing/insert-course.ts'
import { markCounted } from './employee-rows.fixture.ts'
import { ACME, GLOBEX, NOBODY, organizationTestKit } from './organization-kit.fixture.ts'

const kit = organizationTestKit()
const details = (variables: Record<string, unknown> = {}, as?: string) =>
  kit.ask<OrganizationDetailsResult>('details', { customerId: ACME, ...variables }, as)

const STUDY = { active: true, enrolled: true, completed: true, courseCompleted: true }
let courseIds: string[]
beforeAll(async () => {
  const { db } = kit.server.database
  courseIds = []
  for (let i = 0; i < 10; i++) courseIds.push(await insertCourse(db, { title: `Course ${i}` }))
  const [first = '', second = ''] = courseIds
  const sessionId = await insertSession(db, { courseId: first, kind: 'WORKSHOP' })
  const [ada = '', bo = ''] = await kit.employees([
    {
      name: 'Ada',
      figures: { active: true, lessonsStarted: 12, secondsWatched: 5400, coursesCompleted: 9, badges: 2 },
      studies: [
        { ...STUDY, courseId: first, sessionId },
        ...courseIds.slice(1).map((courseId) => ({ ...STUDY, courseId, enrolled: false })),
      ],
    },
    {
      name: 'Bo',
      periods: ['LAST_30_DAYS'],
      figures: { active: true, lessonsStarted: 1, secondsWatched: 700 },
      studies: [{ ...STUDY, courseId: second }],
    },
    { name: 'Cy' },
  ])
  await kit.employees([{ name: 'Rival', customerId: GLOBEX, figures: { active: true, lessonsStarted: 99 } }])
  await markCounted(db, new Date('2026-11-25T14:59:30Z'))
  // Ada came in May, Bo three weeks ago; somebody left in the week before.
  const startsAt = (at: string) => ({ startsAt: new Date(at) })
  await db.update(employments).set(startsAt('2026-05-05T08:00:00Z')).where(eq(employments.customerId, ACME))
  await db.update(employments).set(startsAt('2026-11-04T08:00:00Z')).where(eq(employments.userId, bo))
  const gone = await kit.member({ customerId: GLOBEX })
  const left = { ...startsAt('2026-06-01T08:00:00Z'), endsAt: new Date('2026-11-19T08:00:00Z') }
  await db.insert(employments).values({ customerId: ACME, userId: gone, ...left })
  await db
    .insert(employeeWeeks)
    .values([ada, gone].map((userId) => ({ userId, customerId: ACME, week: '2026-11-16' })))
})

test('The head of a dashboard has the figures of the period and names when they are true', async () => {
  expect(await details({ filterType: 'LAST_30_DAYS' })).toMatchObject({
    overview: {
      companyName: 'Acme',
      companyLogo: '/art/logo/acme.svg',
      accentColor: null,
      contractStart: '2026-05-04T10:00:00.000Z',
      contractEnd: null,
      totalSeats: 60,
      usedSeats: 3,
      importantLinks: [],
    },
    stats: {
      usersEngaged: 2,
      usersEngagedPercent: 67,
      assignedSeats: 3,
      lessonsStarted: 13,
      hoursWatched: 1.7,
      coursesConsumed: 9,
      badgesEarned: 2,
      badgesEarnedPercent: 33,
    },
    periodStart: '2026-10-27T00:00:00.000Z',
    asOf: '2026-11-25T14:59:30.000Z',
    error: null,
  })
  expect((await details({ filterType: 'LAST_90_DAYS' })).stats).toMatchObject({
    usersEngaged: 1,
    lessonsStarted: 12,
    hoursWatched: 1.5,
  })
})

test('A period that is not named is that of the whole contract', async () => {
  const whole = await details({ filterType: 'CONTRACT_TO_DATE' })
  expect(whole.periodStart).toBe('2026-05-04T00:00:00.000Z')
  expect(await details()).toEqual(whole)
  expect(await details({ filterType: null })).toEqual(whole)
})

test('The weeks of a period have the learners of each and the seats at its end, also of those who left', async () => {
  expect((await details({ filterType: 'LAST_30_DAYS' })).weeks).toEqual([
    { week: '2026-10-26', activeLearners: 0, seats: 3 },
    { week: '2026-11-02', activeLearners: 0, seats: 4 },
    { week: '2026-11-09', activeLearners: 0, seats: 4 },
    { week: '2026-11-16', activeLearners: 2, seats: 3 },
    { week: '2026-11-23', activeLearners: 0, seats: 3 },
  ])
  const { weeks } = await details()
  expect(weeks).toHaveLength(30)
  expect(weeks[0]).toEqual({ week: '2026-05-04', activeLearners: 0, seats: 2 })
})

test('The courses that most people completed come first, eight of them, with the kind of their sessions', async () => {
  const { topCourses } = await details({ filterType: 'LAST_30_DAYS' })
  expect(topCourses.map(({ title, completed }) => [title, completed])).toEqual([
    ['Course 1', 2],
    ...[0, 2, 3, 4, 5, 6, 7].map((i) => [`Course ${i}`, 1]),
  ])
  expect(topCourses.slice(0, 2).map(({ courseType, enrolled }) => [courseType, enrolled])).toEqual([
    ['ON_DEMAND', 1],
    ['WORKSHOP', 1],
  ])
})

test('An employer without a contract, figures or count has a dashboard of its first employment', async () => {
  const { rival, staff } = kit.tokens
  const globex = await details({ customerId: GLOBEX }, rival)
  expect(globex.overview).toMatchObject({
    companyName: 'Globex',
    totalSeats: null,
    contractStart: null,
    usedSeats: 2,
  })
  expect(globex.stats).toMatchObject({
    usersEngaged: 1,
    usersEngagedPercent: 50,
    lessonsStarted: 99,
    hoursWatched: 0,
  })
  const { db } = kit.server.database
  const [initech] = await db
    .insert(customers)
    .values({
      slug: 'initech',
      name: 'Initech',
      type: 'ENTERPRISE',
      logoUrl: 'https://initech.example/logo.png',
    })
    .returning()
  const { overview, stats, weeks, periodStart } = await details({ customerId: initech?.customerId }, staff)
  expect(overview).toMatchObject({ companyLogo: 'https://initech.example/logo.png', usedSeats: 0 })
  expect(stats).toMatchObject({
    usersEngaged: 0,
    usersEngagedPercent: 0,
    badgesEarnedPercent: 0,
    hoursWatched: 0,
  })
  expect([weeks, periodStart]).toEqual([
    [{ week: '2026-11-23', activeLearners: 0, seats: 0 }],
    '2026-11-25T00:00:00.000Z',
  ])
})

test('Staff read every employer, and a customer that is none is answered like one that does not exist', async () => {
  const { staff } = kit.tokens
  expect((await details({}, staff)).overview?.companyName).toBe('Acme')
  const unknown = await kit.send('details', { customerId: NOBODY }, staff)
  expect(JSON.parse(unknown.slice(4))).toEqual({
    data: {
      getOrganizationDetails: {
        overview: null,
        stats: null,
        periodStart: null,
        asOf: null,
        weeks: [],
        topCourses: [],
        error: { code: 'NOT_FOUND', message: 'This does not exist.' },
      },
    },
  })
  const { db } = kit.server.database
  const [consumer] = await db
    .insert(customers)
    .values({ slug: 'consumer', name: 'Members', type: 'CONSUMER' })
    .returning()
  expect(await kit.send('details', { customerId: consumer?.customerId }, staff)).toBe(unknown)
  expect(await kit.send('details', { customerId: ACME }, kit.tokens.rival)).toBe(unknown)
})

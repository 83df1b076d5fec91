import { beforeAll, describe, expect, test } from 'vitest'
import type { EmployeeCoursesResult, EmployeeDetails } from '@section/contract/generated/schema-types.ts'
import { insertCourse, insertSession } from '../../testing/insert-course.ts'
import { markCounted } from './employee-rows.fixture.ts'
import { GLOBEX, NOBODY, organizationTestKit } from './organization-kit.fixture.ts'

const kit = organizationTestKit()
const details = (variables: Record<string, unknown>, as?: string) =>
  kit.ask<EmployeeDetails | null>('employee', variables, as)
const courses = (variables: Record<string, unknown> = {}, as?: string) =>
  kit.ask<EmployeeCoursesResult>('employeeCourses', { userId: ada, ...variables }, as)
const told = async (variables: Record<string, unknown> = {}) =>
  (await courses(variables)).employeeCourses.map(({ title, session }) => `${title}: ${session}`)

const OCTOBER = 'Pricing: Oct 13, 2026 – Oct 26, 2026'
const MAY = 'Pricing: May 11, 2026'
const ON_DEMAND = 'Ethics: On demand'
const BESIDE = 'Zen: On demand'

let ada: string
let bo: string
let stranger: string
let october: string
let may: string
let onDemand: string
beforeAll(async () => {
  const { db } = kit.server.database
  const [pricing, ethics, zen] = await Promise.all(
    ['Pricing', 'Ethics', 'Zen'].map((title) => insertCourse(db, { title })),
  )
  if (!pricing || !ethics || !zen) throw new Error('There are no courses.')
  const times = (from: string, to: string) => ({ startAt: new Date(from), endAt: new Date(to) })
  october = await insertSession(db, {
    courseId: pricing,
    ...times('2026-10-13T16:00Z', '2026-10-26T17:00Z'),
  })
  may = await insertSession(db, {
    courseId: pricing,
    kind: 'WORKSHOP',
    ...times('2026-05-11T16:00Z', '2026-05-11T17:00Z'),
  })
  onDemand = await insertSession(db, { courseId: ethics, sessionType: 'ON_DEMAND' })
  ;[ada = '', bo = ''] = await kit.employees([
    {
      name: 'Ada Lovelace',
      email: 'ada@acme.example',
      imageUrl: '/art/portrait/ada.svg',
      lastActiveAt: new Date('2026-11-24T10:00:00Z'),
      figures: {
        active: true,
        lessonsStarted: 5,
        secondsWatched: 4000,
        coursesStarted: 3,
        coursesCompleted: 1,
        badges: 2,
      },
      studies: [
        { courseId: pricing, sessionId: may, enrolled: true, engagement: null },
        {
          courseId: pricing,
          sessionId: october,
          enrolled: true,
          active: true,
          engagement: 40,
          videosWatched: 3,
        },
        { courseId: ethics, sessionId: onDemand, active: true, engagement: 90, videosWatched: 1 },
        { courseId: zen, active: true, engagement: 10, videosWatched: 7 },
        { courseId: ethics, badgeEarned: true },
      ],
    },
    { name: 'Bo' },
  ])
  ;[stranger = ''] = await kit.employees([
    { name: 'Rival', customerId: GLOBEX, studies: [{ courseId: pricing, sessionId: may, enrolled: true }] },
  ])
  await markCounted(db, new Date('2026-11-25T14:59:30Z'))
})

describe('The details of an employee', () => {
  test('are their profile and their figures of the period', async () => {
    expect(await details({ userId: ada, filterType: 'LAST_30_DAYS' })).toEqual({
      userId: ada,
      name: 'Ada Lovelace',
      imageUrl: '/art/portrait/ada.svg',
      email: 'ada@acme.example',
      lastActive: '2026-11-24T10:00:00.000Z',
      videosWatched: 5,
      lessonsStarted: 5,
      hoursWatched: 1.1,
      coursesStarted: 3,
      coursesCompleted: 1,
      badgesEarned: 2,
      periodStart: '2026-10-27T00:00:00.000Z',
      asOf: '2026-11-25T14:59:30.000Z',
    })
    expect(await details({ userId: ada.toUpperCase() })).toMatchObject({
      periodStart: '2026-05-04T00:00:00.000Z',
    })
  })

  test('are empty figures for somebody who has not learned yet', async () => {
    expect(await details({ userId: bo })).toMatchObject({
      imageUrl: null,
      lastActive: null,
      videosWatched: 0,
      hoursWatched: 0,
    })
  })
})

describe('The table of an employee’s courses', () => {
  test('tells its rows apart by course and session, which is null beside sessions', async () => {
    const { employeeCourses } = await courses()
    expect(employeeCourses.map(({ sessionId }) => sessionId)).toEqual([october, may, onDemand, null])
  })

  test('has the latest session first, and then what was learned on demand', async () => {
    expect(await courses()).toMatchObject({ totalPages: 1, error: null })
    expect(await told()).toEqual([OCTOBER, MAY, ON_DEMAND, BESIDE])
    expect((await courses()).employeeCourses.map((row) => [row.engagement, row.videosWatched])).toEqual([
      [40, 3],
      [null, 0],
      [90, 1],
      [10, 7],
    ])
  })

  test.each([
    ['SESSION', 'ASC', [MAY, OCTOBER, ON_DEMAND, BESIDE]],
    ['COURSE', 'ASC', [ON_DEMAND, OCTOBER, MAY, BESIDE]],
    ['COURSE', 'DESC', [BESIDE, OCTOBER, MAY, ON_DEMAND]],
    ['VIDEOS_WATCHED', 'DESC', [BESIDE, OCTOBER, ON_DEMAND, MAY]],
    ['VIDEOS_WATCHED', 'ASC', [MAY, ON_DEMAND, OCTOBER, BESIDE]],
    ['ENGAGEMENT', 'ASC', [BESIDE, OCTOBER, ON_DEMAND, MAY]],
    ['ENGAGEMENT', 'DESC', [ON_DEMAND, OCTOBER, BESIDE, MAY]],
  ])('is sorted by %s %s, without engagement last', async (key, direction, found) => {
    expect(await told({ sortBy: { key, direction } })).toEqual(found)
  })

  test('is searched by the title and paged, and not sorted by the columns of other tables', async () => {
    expect(await told({ searchTerm: 'PRIC' })).toEqual([OCTOBER, MAY])
    expect(await told({ searchTerm: '%' })).toEqual([])
    expect(await told({ page: 99 })).toHaveLength(4)
    expect((await courses({ sortBy: { key: 'TITLE', direction: 'ASC' } })).error?.code).toBe('INVALID_SORT')
  })

  test('is empty for an employee without courses', async () => {
    expect(await courses({ userId: bo })).toEqual({ employeeCourses: [], totalPages: 1, error: null })
  })
})

test.each(['employee', 'employeeCourses'] as const)(
  'An employee of another employer, a member without a seat and nobody are answered alike about %s',
  async (asked) => {
    const { rival, staff } = kit.tokens
    const seatless = await kit.member({ customerId: null, status: 'MEMBER' })
    const uncounted = await kit.member()
    const unknown = await kit.send(asked, { userId: NOBODY })
    expect(unknown).toMatch(/NOT_FOUND|"getEmployeeDetails":null/)
    for (const userId of [stranger, seatless, uncounted, 'ada', `${ada} `, ''])
      expect(await kit.send(asked, { userId }), userId).toBe(unknown)
    expect(await kit.send(asked, { userId: ada }, rival)).toBe(unknown)
    expect(await kit.send(asked, { userId: stranger }, rival)).not.toBe(unknown)
    for (const userId of [ada, stranger]) expect(await kit.send(asked, { userId }, staff)).not.toBe(unknown)
    expect(await kit.send(asked, { userId: seatless }, staff)).toBe(unknown)
  },
)

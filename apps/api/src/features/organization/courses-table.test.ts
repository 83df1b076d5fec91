import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import type {
  OrganizationCoursesResult,
  OrganizationSessionsResult,
} from '@section/contract/generated/schema-types.ts'
import { insertCourse, insertSession } from '../../testing/insert-course.ts'
import { ACME, GLOBEX, NOBODY, organizationTestKit } from './organization-kit.fixture.ts'

const kit = organizationTestKit()
const table = (variables: Record<string, unknown> = {}, as?: string) =>
  kit.ask<OrganizationCoursesResult>('courses', { customerId: ACME, ...variables }, as)
const titles = async (variables: Record<string, unknown> = {}) =>
  (await table(variables)).courses.map(({ title }) => title)
const sessionsOf = (variables: Record<string, unknown>, as?: string) =>
  kit.ask<OrganizationSessionsResult>('sessions', { customerId: ACME, ...variables }, as)

const ids = { pricing: '', ethics: '', unused: '', watched: '' }
let october: string
beforeAll(async () => {
  const { db } = kit.server.database
  ids.pricing = await insertCourse(db, { title: 'Pricing with Confidence' })
  ids.ethics = await insertCourse(db, { title: 'Éthics of 100% AI' })
  ids.unused = await insertCourse(db, { title: 'Nobody’s Course' })
  ids.watched = await insertCourse(db, { title: 'Only Watched' })
  const times = (from: string, to: string) => ({ startAt: new Date(from), endAt: new Date(to) })
  const { pricing, ethics, watched } = ids
  october = await insertSession(db, { courseId: pricing, ...times('2026-10-13T16:00Z', '2026-10-26T17:00Z') })
  const may = await insertSession(db, {
    courseId: pricing,
    ...times('2026-05-11T16:00Z', '2026-05-11T17:00Z'),
    kind: 'WORKSHOP',
  })
  const onDemand = await insertSession(db, { courseId: pricing, sessionType: 'ON_DEMAND' })
  const undated = await insertSession(db, { courseId: pricing })
  const empty = await insertSession(db, {
    courseId: pricing,
    ...times('2026-06-01T16:00Z', '2026-06-02T16:00Z'),
  })
  const enrolled = (sessionId: string, completed = false) => ({
    courseId: pricing,
    sessionId,
    enrolled: true,
    completed,
    courseCompleted: true,
  })
  await kit.employees([
    {
      name: 'Ada',
      studies: [
        enrolled(october, true),
        enrolled(may),
        { courseId: watched, active: true, videosWatched: 2 },
      ],
    },
    {
      name: 'Bo',
      periods: ['CONTRACT_TO_DATE'],
      studies: [
        enrolled(october),
        enrolled(onDemand),
        enrolled(undated),
        { courseId: pricing, sessionId: empty, active: true, courseCompleted: true },
      ],
    },
    { name: 'Cy', studies: [{ courseId: ethics, enrolled: true, completed: true, courseCompleted: false }] },
  ])
  await kit.employees([
    {
      name: 'Rival',
      customerId: GLOBEX,
      studies: [enrolled(october, true), { courseId: ids.unused, enrolled: true }],
    },
  ])
})

describe('The table of courses', () => {
  test('has the courses in which people enrolled or which they completed, by title', async () => {
    expect(await table()).toEqual({
      courses: [
        {
          courseId: ids.ethics,
          title: 'Éthics of 100% AI',
          courseType: 'ON_DEMAND',
          enrolled: 1,
          completed: 0,
        },
        {
          courseId: ids.pricing,
          title: 'Pricing with Confidence',
          courseType: 'SPRINT',
          enrolled: 2,
          completed: 2,
        },
      ],
      totalPages: 1,
      error: null,
    })
    expect((await table({ filterType: 'LAST_30_DAYS' })).courses[1]).toMatchObject({
      enrolled: 1,
      completed: 1,
    })
  })

  test.each([
    ['TITLE', 'DESC', ['Pricing with Confidence', 'Éthics of 100% AI']],
    ['ENROLLED', 'ASC', ['Éthics of 100% AI', 'Pricing with Confidence']],
    ['ENROLLED', 'DESC', ['Pricing with Confidence', 'Éthics of 100% AI']],
    ['COMPLETED', 'ASC', ['Éthics of 100% AI', 'Pricing with Confidence']],
    ['COMPLETED', 'DESC', ['Pricing with Confidence', 'Éthics of 100% AI']],
  ])('is sorted by %s %s', async (key, direction, found) => {
    expect(await titles({ sortBy: { key, direction } })).toEqual(found)
  })

  test.each([
    ['confidence PRICING', ['Pricing with Confidence']],
    ['ethics', ['Éthics of 100% AI']],
    ['100%', ['Éthics of 100% AI']],
    ['%%%', []],
    ['nobody', []],
  ])('is searched for %j by words of the title', async (searchTerm, found) => {
    expect(await titles({ searchTerm })).toEqual(found)
  })

  test('is not sorted by the columns of employees', async () => {
    expect((await table({ sortBy: { key: 'NAME', direction: 'ASC' } })).error?.code).toBe('INVALID_SORT')
  })
})

describe('The sessions of a course', () => {
  test('are those in which people enrolled, the latest first, then those without dates', async () => {
    const { sessionsForCourse, error } = await sessionsOf({ courseId: ids.pricing })
    expect(error).toBeNull()
    const told = sessionsForCourse.map(({ title, enrolled, completed }) => [title, enrolled, completed])
    expect(told.slice(0, 2)).toEqual([
      ['Oct 13, 2026 – Oct 26, 2026', 2, 1],
      ['May 11, 2026', 1, 0],
    ])
    expect(told).toHaveLength(4)
    expect(told).toEqual(
      expect.arrayContaining([
        ['Dates to come', 1, 0],
        ['On demand', 1, 0],
      ]),
    )
    expect(sessionsForCourse[0]?.sessionId).toBe(october)
  })

  test('are those of the period', async () => {
    const { sessionsForCourse } = await sessionsOf({ courseId: ids.pricing, filterType: 'LAST_30_DAYS' })
    expect(sessionsForCourse.map(({ enrolled }) => enrolled)).toEqual([1, 1])
  })

  test('are none for a course that only others take, and do not exist for an unknown course', async () => {
    expect(await sessionsOf({ courseId: ids.unused })).toEqual({ sessionsForCourse: [], error: null })
    const unknown = await kit.send('sessions', { customerId: ACME, courseId: randomUUID() })
    expect(unknown).toContain('NOT_FOUND')
    for (const [customerId, courseId] of [
      [ACME, 'x'],
      [NOBODY, ids.pricing],
      [GLOBEX, ids.pricing],
      [GLOBEX, ids.unused],
      ['acme', ids.pricing],
    ])
      expect(await kit.send('sessions', { customerId, courseId }), `${customerId} ${courseId}`).toBe(unknown)
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DAY_MS } from '../../time/durations.ts'
import { onDemand, over } from '../catalog.fixture.ts'
import { NOW } from '../../sessions/session.fixture.ts'
import { groupByCourse } from '../course-sessions.ts'
import { type CourseFilters, NO_FILTERS } from './course-filters.ts'
import { filterCourses, type FilteredSession, type SearchRanks } from './filter-courses.ts'
import { FILTER_FAMILIES } from './filter-options.ts'
import { anyFilters, filtered } from './filters.fixture.ts'
import { groupByBeginning } from './group-courses.ts'

interface Setting {
  saved?: readonly string[]
  ranks?: SearchRanks
}

const found = (
  sessions: readonly FilteredSession[],
  filters: Partial<CourseFilters>,
  { saved = [], ranks = null }: Setting = {},
) =>
  filterCourses(groupByCourse(sessions, NOW), { ...NO_FILTERS, ...filters }, { saved: new Set(saved), ranks })
    .map(({ courseId }) => courseId)
    .join(' ')

describe('The filtered courses', () => {
  const sprint = filtered({ courseId: 'sprint' })
  const workshop = filtered({ courseId: 'workshop', sessionKind: 'WORKSHOP' })
  const library = { ...filtered({ courseId: 'library' }), ...onDemand({ courseId: 'library' }) }
  const both = [filtered({ courseId: 'both' }), { ...filtered(), ...onDemand({ courseId: 'both' }) }]
  const past = filtered({ courseId: 'past', ...over, enrollmentStatus: 'COMPLETED' })
  const all = [sprint, workshop, library, ...both, past]

  it.each([
    [null, 'sprint workshop library both past'],
    ['live', 'sprint workshop both'],
    ['on-demand', 'library both'],
    ['sprints', 'sprint library both past'],
    ['workshops', 'workshop'],
    ['saved', 'sprint past'],
  ] as const)('of the type %s are the right ones', (meta, expected) => {
    expect(found(all, { meta }, { saved: ['past', 'sprint'] })).toBe(expected)
  })

  it('match one value within a family, and every family', () => {
    const ai = filtered({
      courseId: 'ai',
      stack: 'ai',
      topics: ['Functional AI', 'Finance'],
      difficulty: 'Beginner',
    })
    const plain = filtered({ courseId: 'plain' })
    expect(found([ai, plain], { stacks: ['ai'] })).toBe('ai')
    expect(found([ai, plain], { stacks: ['ai', 'business-core'] })).toBe('ai plain')
    expect(found([ai, plain], { topics: ['functional-ai', 'implementing-ai'] })).toBe('ai')
    expect(found([ai, plain], { difficulties: ['intermediate'] })).toBe('plain')
    expect(found([ai, plain], { stacks: ['ai'], difficulties: ['intermediate'] })).toBe('')
    expect(found([ai, plain], { saved: true }, { saved: ['plain'] })).toBe('plain')
  })

  it('agree with a table of single conditions, for generated courses and filters', () => {
    const course = fc.record({
      stack: fc.constantFrom('ai', 'product', 'marketing'),
      topics: fc.subarray(['Functional AI', 'Foundational AI', 'Finance']),
      difficulty: fc.constantFrom('Beginner', 'Advanced'),
      sessionKind: fc.constantFrom('SPRINT', 'WORKSHOP'),
      isOnDemand: fc.boolean(),
    })
    const label = (family: keyof typeof FILTER_FAMILIES, values: readonly string[]) =>
      FILTER_FAMILIES[family].options
        .filter(({ value }) => values.includes(value))
        .map((option) => option.label)
    fc.assert(
      fc.property(fc.array(course, { maxLength: 8 }), anyFilters, (courses, filters) => {
        const sessions = courses.map(({ isOnDemand, ...facts }, index) => {
          const courseId = `c${index}`
          return { ...filtered(), ...(isOnDemand ? onDemand() : {}), ...facts, courseId }
        })
        const saved = new Set(['c0', 'c2', 'c4'])
        const expected = courses.flatMap(({ isOnDemand, ...facts }, index) => {
          const id = `c${index}`
          const rows = [
            filters.meta !== 'live' || !isOnDemand,
            filters.meta !== 'on-demand' || isOnDemand,
            filters.meta !== 'sprints' || facts.sessionKind === 'SPRINT',
            filters.meta !== 'workshops' || facts.sessionKind === 'WORKSHOP',
            (filters.meta !== 'saved' && !filters.saved) || saved.has(id),
            filters.stacks.length === 0 || filters.stacks.includes(facts.stack),
            filters.topics.length === 0 ||
              label('topics', filters.topics).some((text) => facts.topics.includes(text)),
            filters.difficulties.length === 0 ||
              label('difficulties', filters.difficulties).includes(facts.difficulty),
          ]
          return rows.every(Boolean) ? [id] : []
        })
        const result = filterCourses(groupByCourse(sessions, NOW), filters, { saved, ranks: null })
        expect(result.map(({ courseId }) => courseId).toSorted()).toEqual(expected)
      }),
      { numRuns: 2000 },
    )
  })

  it('of a search are its hits, the best first, whatever the order', () => {
    const sessions = ['a', 'b', 'c'].map((courseId) => filtered({ courseId, title: courseId }))
    const ranks = new Map([
      ['c', 0],
      ['a', 1],
      ['unknown', 2],
    ])
    expect(found(sessions, { sort: 'title' }, { ranks })).toBe('c a')
    expect(found(sessions, { stacks: ['ai'] }, { ranks })).toBe('')
  })

  it('are sorted by rating, or by title without regard to capitals', () => {
    const sessions = [
      filtered({ courseId: '1', title: 'pricing', courseRating: 4.2 }),
      filtered({ courseId: '2', title: 'Brand', courseRating: null }),
      filtered({ courseId: '3', title: 'Analytics', courseRating: 4.9 }),
      filtered({ courseId: '4', title: 'Zebra', courseRating: 4.2 }),
    ]
    expect(found(sessions, { sort: 'title' })).toBe('3 2 1 4')
    expect(found(sessions, { sort: 'rating' })).toBe('3 1 4 2')
    expect(found(sessions, {})).toBe('1 2 3 4')
  })
})

it('Available courses are grouped by how a member can begin them: live within a week, on demand, or later', () => {
  const at = (courseId: string, days: number) => filtered({ courseId, startAt: NOW + days * DAY_MS })
  const library = { ...filtered(), ...onDemand({ courseId: 'library' }) }
  const laterOnDemand = { ...filtered(), ...onDemand({ courseId: 'later' }) }
  const undated = filtered({ courseId: 'undated', startAt: null, endAt: null, enrollmentStatus: 'FUTURE' })
  const groups = groupByBeginning(
    groupByCourse([at('week', 7), at('next', 7.01), library, at('later', 9), laterOnDemand, undated], NOW),
    'next',
    NOW,
  )
  expect(
    groups.map(({ title, courses }) => [title, courses.map(({ courseId }) => courseId).join(' ')]),
  ).toEqual([
    ['Next 7 days', 'week'],
    ['Start on demand', 'library later'],
    ['Coming up', 'next undated'],
  ])
  expect(groupByBeginning([], 'next', NOW)).toEqual([])
})

import { expect, test } from 'vitest'
import { searchedFilters } from './searched-filters.ts'

const course = { stack: 'business-core', topics: ['Pricing'], difficulty: 'Beginner' } as const

test('A course is found by the names of the filters that list it', () => {
  expect(searchedFilters({ ...course, type: 'sprint', hasOnDemand: true })).toEqual([
    'Business Core',
    'Pricing',
    'Beginner',
    'Sprint',
    'On Demand',
  ])
  expect(searchedFilters({ ...course, type: 'workshop', hasOnDemand: false })).toEqual([
    'Business Core',
    'Pricing',
    'Beginner',
    'Workshop',
  ])
})

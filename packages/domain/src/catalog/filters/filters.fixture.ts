import fc from 'fast-check'
import { live } from '../catalog.fixture.ts'
import { searchText } from '../../search/search-text.ts'
import type { CourseFilters } from './course-filters.ts'
import { COURSE_SORTS, FILTER_FAMILIES, type FilterFamily, META_FILTERS } from './filter-options.ts'
import type { FilteredSession } from './filter-courses.ts'

/** Returns a live sprint with everything by which courses are filtered and sorted. */
export const filtered = (more: Partial<FilteredSession> = {}): FilteredSession => ({
  ...live(),
  title: 'Pricing Strategy',
  stack: 'business-core',
  topics: ['Pricing'],
  difficulty: 'Intermediate',
  courseRating: null,
  ...more,
})

const metas = fc.constantFrom(null, ...META_FILTERS.map(({ value }) => value))

/** Generates some values of a family in their order, but never all of them, because all are the same as none. */
const someOf = (family: FilterFamily) => {
  const { options } = FILTER_FAMILIES[family]
  return fc.subarray(
    options.map(({ value }) => value),
    { maxLength: options.length - 1 },
  )
}

/** Generates any state of the filters. */
export const anyFilters: fc.Arbitrary<CourseFilters> = fc.record({
  meta: metas,
  stacks: someOf('stacks'),
  topics: someOf('topics'),
  difficulties: someOf('difficulties'),
  saved: fc.boolean(),
  query: fc
    .oneof(
      fc.string({ unit: 'grapheme', maxLength: 40 }),
      fc.constantFrom('true', '12', '1e3', 'null', '0', '"a"', '[1]', '{}', 'a+b', 'a%20b', 'ä & ö', 'x=1#y'),
    )
    .map(searchText),
  sort: fc.constantFrom(...COURSE_SORTS.map(({ value }) => value)),
})

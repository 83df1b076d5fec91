import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  chooseMeta,
  countFilters,
  filterParameters,
  isFiltered,
  narrowSearch,
  NO_FILTERS,
  readFilters,
  submitSearch,
  toggleSaved,
  toggleValue,
} from './course-filters.ts'
import { MAX_SEARCH_CHARACTERS } from '../../search/search-text.ts'
import { FILTER_FAMILIES, FILTER_FAMILY_NAMES } from './filter-options.ts'
import { anyFilters } from './filters.fixture.ts'

describe('The filters in an address', () => {
  it('are read from m, s, t, d, b and q', () => {
    const address = {
      m: 'live',
      s: 'ai,product',
      t: 'functional-ai',
      d: 'beginner,advanced',
      b: true,
      q: 'pricing',
    }
    expect(readFilters(address)).toEqual({
      meta: 'live',
      stacks: ['ai', 'product'],
      topics: ['functional-ai'],
      difficulties: ['beginner', 'advanced'],
      saved: true,
      query: 'pricing',
      sort: 'soonest',
    })
  })

  it.each([
    ['the legacy name of the type', { filter: 'workshops' }, { meta: 'workshops' }],
    ['the new name before the legacy one', { m: 'live', filter: 'workshops' }, { meta: 'live' }],
    ['a type in words', { m: 'on demand' }, { meta: 'on-demand' }],
    ['the type all as no filter', { m: 'all' }, { meta: null }],
    ['an unknown type as no filter', { m: 'nightly' }, { meta: null }],
    ['values in any order and twice', { s: 'product,ai,product' }, { stacks: ['ai', 'product'] }],
    ['unknown values as nothing', { t: 'cooking,,functional-ai' }, { topics: ['functional-ai'] }],
    ['all values of a family as none', { d: 'beginner,advanced,intermediate' }, { difficulties: [] }],
    ['values in words', { t: 'Skills-Based AI' }, { topics: ['skills-based-ai'] }],
    ['a query that a router made a number of', { q: 2026 }, { query: '2026' }],
    ['a query that a router made a boolean of', { q: true }, { query: 'true' }],
    ['a query between spaces', { q: '  unit economics ' }, { query: 'unit economics' }],
    ['an empty query as none', { q: '   ' }, { query: '' }],
    ['a long query up to its limit', { q: 'a'.repeat(999) }, { query: 'a'.repeat(MAX_SEARCH_CHARACTERS) }],
    ['objects and lists as nothing', { m: {}, s: ['ai'], t: null, d: 3, b: [], q: { a: 1 } }, {}],
  ])('accept %s', (_what, address, expected) => {
    expect(readFilters(address)).toEqual({ ...NO_FILTERS, ...expected })
  })

  it('are the same after a round trip, for 10,000 states', () => {
    fc.assert(
      fc.property(anyFilters, (filters) => {
        expect(readFilters(filterParameters(filters))).toEqual(filters)
      }),
      { numRuns: 10_000 },
    )
  })

  it('have no parameters when nothing is filtered', () => {
    expect(filterParameters(NO_FILTERS)).toEqual({})
    expect(isFiltered(NO_FILTERS)).toBe(false)
    expect(isFiltered({ ...NO_FILTERS, sort: 'title' }), 'an order removes nothing').toBe(false)
  })
})

describe('The choice of a filter', () => {
  it('of the type removes it when it is "all" or chosen already, for every state', () => {
    fc.assert(
      fc.property(anyFilters, (filters) => {
        expect(chooseMeta(filters, 'all')).toEqual({ ...filters, meta: null })
        expect(chooseMeta(chooseMeta({ ...filters, meta: null }, 'live'), 'live').meta).toBeNull()
        expect(chooseMeta({ ...filters, meta: 'sprints' }, 'live').meta).toBe('live')
      }),
    )
  })

  it('of a family twice changes nothing, unless it had completed the family', () => {
    fc.assert(
      fc.property(anyFilters, fc.constantFrom(...FILTER_FAMILY_NAMES), fc.nat(), (filters, family, pick) => {
        const { options } = FILTER_FAMILIES[family]
        const value = options[pick % options.length]?.value ?? ''
        const once = toggleValue(filters, family, value)
        const chosen = filters[family].includes(value)
        const completed = !chosen && filters[family].length === options.length - 1
        expect(once[family].includes(value)).toBe(!chosen && !completed)
        if (completed) expect(once[family]).toEqual([])
        else expect(toggleValue(once, family, value)).toEqual(filters)
        expect(toggleValue(filters, family, 'all')[family]).toEqual([])
      }),
    )
  })

  it('is counted by the chosen values, without the search and the bookmarks', () => {
    const filters = {
      ...NO_FILTERS,
      meta: 'live',
      stacks: ['ai', 'product'],
      saved: true,
      query: 'a',
    } as const
    expect(countFilters(filters)).toBe(3)
    expect(countFilters(NO_FILTERS)).toBe(0)
  })

  it('of the bookmarks turns them off whichever way they were turned on', () => {
    expect(toggleSaved(NO_FILTERS).saved).toBe(true)
    expect(toggleSaved({ ...NO_FILTERS, saved: true })).toEqual(NO_FILTERS)
    expect(toggleSaved({ ...NO_FILTERS, meta: 'saved', saved: true })).toEqual(NO_FILTERS)
    expect(toggleSaved({ ...NO_FILTERS, meta: 'live', saved: true }).meta).toBe('live')
  })
})

describe('A search', () => {
  it('clears the type, the topics and the former query when it is submitted, and keeps the rest', () => {
    fc.assert(
      fc.property(anyFilters, (filters) => {
        expect(submitSearch(filters, ' price ')).toEqual({
          ...filters,
          meta: null,
          topics: [],
          query: 'price',
        })
        expect(submitSearch(filters, '  ').query).toBe('')
      }),
    )
  })

  it('keeps all filters while it is typed', () => {
    fc.assert(
      fc.property(anyFilters, (filters) => {
        expect(narrowSearch(filters, 'price ')).toEqual({ ...filters, query: 'price' })
      }),
    )
  })
})

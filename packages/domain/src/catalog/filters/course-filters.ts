import { searchText } from '../../search/search-text.ts'
import {
  COURSE_SORTS,
  type CourseSort,
  FILTER_FAMILIES,
  FILTER_FAMILY_NAMES,
  type FilterFamily,
  filterValue,
  META_FILTERS,
  type MetaFilter,
} from './filter-options.ts'

/** The state of the course list's filters. An empty family means all of its values (docs/product/catalog.md#filters). */
export type CourseFilters = { readonly [Family in FilterFamily]: readonly string[] } & {
  /** Null for all types. */
  readonly meta: MetaFilter | null
  /** True for bookmarked courses only. */
  readonly saved: boolean
  /** The searched text, trimmed; empty without a search. */
  readonly query: string
  readonly sort: CourseSort
}

export const NO_FILTERS: CourseFilters = {
  meta: null,
  stacks: [],
  topics: [],
  difficulties: [],
  saved: false,
  query: '',
  sort: 'soonest',
}

/** The parameters of an address, whose values a router may have parsed to numbers or booleans. */
export type SearchParameters = Readonly<Record<string, unknown>>

/** The parameters of the course list's address; what is not filtered has none. */
export type FilterParameters = {
  readonly [Name in 'm' | 's' | 't' | 'd' | 'q' | 'sort']?: string | undefined
} & {
  readonly b?: boolean | undefined
  /** The legacy name of `m`, which is read and never written. */
  readonly filter?: undefined
}

/** The parameters that take every filter out of an address, including those with unknown values. */
export const NO_PARAMETERS: FilterParameters = {
  m: undefined,
  s: undefined,
  t: undefined,
  d: undefined,
  b: undefined,
  q: undefined,
  sort: undefined,
  filter: undefined,
}

/**
 * Returns the filters of an address. The type may have its legacy name `filter`. Unknown values are ignored, and all
 * values of a family are the same as none.
 */
export function readFilters(parameters: SearchParameters): CourseFilters {
  const text = (name: string) => {
    const value = parameters[name]
    return ['string', 'number', 'boolean'].includes(typeof value) ? String(value) : ''
  }
  const values = (family: FilterFamily) => {
    const chosen = text(FILTER_FAMILIES[family].parameter).split(',').map(filterValue)
    return normalize(family, chosen)
  }
  const meta = filterValue(text('m') || text('filter'))
  return {
    meta: META_FILTERS.find(({ value }) => value === meta)?.value ?? null,
    stacks: values('stacks'),
    topics: values('topics'),
    difficulties: values('difficulties'),
    saved: ['true', '1'].includes(String(parameters['b'])),
    query: searchText(text('q')),
    sort: COURSE_SORTS.find(({ value }) => value === text('sort'))?.value ?? NO_FILTERS.sort,
  }
}

/** Returns the families for which an address holds a filter without any known value. */
export function emptyFilters(parameters: SearchParameters): FilterFamily[] {
  return FILTER_FAMILY_NAMES.filter((family) => {
    const { parameter, options } = FILTER_FAMILIES[family]
    const text = parameters[parameter]
    const chosen = new Set(String(text).split(',').map(filterValue))
    return text !== undefined && !options.some(({ value }) => chosen.has(value))
  })
}

/** Returns the parameters of an address that `readFilters` reads back to the same filters. */
export function filterParameters(filters: CourseFilters): FilterParameters {
  const { meta, stacks, topics, difficulties, saved, query, sort } = filters
  return {
    ...(meta && { m: meta }),
    ...(stacks.length > 0 && { s: stacks.join(',') }),
    ...(topics.length > 0 && { t: topics.join(',') }),
    ...(difficulties.length > 0 && { d: difficulties.join(',') }),
    ...(saved && { b: true }),
    ...(query && { q: query }),
    ...(sort !== NO_FILTERS.sort && { sort }),
  }
}

/** Chooses a type. 'all' and the type that is chosen already remove the filter. */
export function chooseMeta(filters: CourseFilters, chosen: MetaFilter | 'all'): CourseFilters {
  return { ...filters, meta: chosen === 'all' || chosen === filters.meta ? null : chosen }
}

/** Adds a value to a family, or removes it if it is chosen already. 'all', or the last missing value, resets the family. */
export function toggleValue(filters: CourseFilters, family: FilterFamily, value: string): CourseFilters {
  if (value === 'all') return { ...filters, [family]: [] }
  const chosen = new Set(filters[family])
  if (!chosen.delete(value)) chosen.add(value)
  return { ...filters, [family]: normalize(family, [...chosen]) }
}

/** Turns the filter of bookmarked courses on, or off if either of its two controls has turned it on. */
export function toggleSaved(filters: CourseFilters): CourseFilters {
  if (filters.saved || filters.meta === 'saved')
    return { ...filters, saved: false, meta: filters.meta === 'saved' ? null : filters.meta }
  return { ...filters, saved: true }
}

/**
 * Submits a search, which clears the type, the topics and the former query first
 * (docs/product/search.md#typing-and-submitting).
 */
export function submitSearch(filters: CourseFilters, query: string): CourseFilters {
  return { ...filters, meta: null, topics: [], query: searchText(query) }
}

/** Searches within the filters, while the text is typed and not submitted. */
export function narrowSearch(filters: CourseFilters, query: string): CourseFilters {
  return { ...filters, query: searchText(query) }
}

/** Counts the values that are chosen in the filters, without the search and the bookmarks, which have their own controls. */
export function countFilters(filters: CourseFilters): number {
  const values = FILTER_FAMILY_NAMES.map((family) => filters[family].length)
  return values.reduce((sum, count) => sum + count, filters.meta === null ? 0 : 1)
}

/** Returns whether anything restricts the list. */
export function isFiltered(filters: CourseFilters): boolean {
  return countFilters(filters) > 0 || filters.saved || filters.query !== ''
}

/** Keeps the known values in the order of the options; none when all are chosen. */
function normalize(family: FilterFamily, chosen: readonly string[]): string[] {
  const { options } = FILTER_FAMILIES[family]
  const known = options.map(({ value }) => value).filter((value) => chosen.includes(value))
  return known.length === options.length ? [] : known
}

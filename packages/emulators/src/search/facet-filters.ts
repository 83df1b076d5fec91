/** The filters of a search: all must pass, and of an inner list at least one. */
export type FacetFilters = readonly (string | readonly string[])[]

/** Reads `facetFilters` of a request; undefined if they are malformed. */
export function readFacetFilters(given: unknown): FacetFilters | undefined {
  if (given === undefined) return []
  if (typeof given === 'string') return [given]
  return Array.isArray(given) && given.every(isFilter) ? given : undefined
}

/**
 * Returns whether a record passes the filters. A filter by an attribute that is not declared for faceting passes no
 * record.
 */
export function passesFacets(
  record: Readonly<Record<string, unknown>>,
  filters: FacetFilters,
  facets: ReadonlySet<string>,
): boolean {
  return filters.every((filter) => [filter].flat().some((alternative) => passes(record, alternative, facets)))
}

function passes(
  record: Readonly<Record<string, unknown>>,
  filter: string,
  facets: ReadonlySet<string>,
): boolean {
  const colon = filter.indexOf(':')
  const name = filter.slice(0, colon)
  if (!facets.has(name)) return false
  const value = filter.slice(colon + 1)
  const excludes = value.startsWith('-')
  const wanted = value.replace(/^(?:-|\\(?=-))/, '').toLowerCase()
  const own: readonly unknown[] = [record[name]].flat()
  return own.some((each) => String(each).toLowerCase() === wanted) !== excludes
}

const isFilter = (filter: unknown): filter is string | string[] =>
  typeof filter === 'string' || (Array.isArray(filter) && filter.every((each) => typeof each === 'string'))

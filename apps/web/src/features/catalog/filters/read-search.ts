import {
  emptyFilters,
  type FilterParameters,
  filterParameters,
  NO_PARAMETERS,
  readFilters,
  type SearchParameters,
} from '@section/domain/catalog/filters/course-filters.ts'
import { FILTER_FAMILIES } from '@section/domain/catalog/filters/filter-options.ts'
import { reportError } from '../../../lib/tracking/error-reporting.ts'

/** The parameters of the list's address that were logged, because the router reads an address several times. */
const logged = new Set<string>()

/**
 * Returns the filters of an address as its parameters, without what nothing knows. A filter without any known value is logged,
 * once for each value; the list shows all of its values.
 */
export function readSearch(search: SearchParameters): FilterParameters {
  for (const family of emptyFilters(search)) {
    const text = `${family}=${String(search[FILTER_FAMILIES[family].parameter])}`
    if (!logged.has(text)) reportError(new Error(`The filter of ${family} is empty.`))
    logged.add(text)
  }
  return { ...NO_PARAMETERS, ...filterParameters(readFilters(search)) }
}

import { filterValue } from '../catalog/filters/filter-options.ts'
import { searchText } from '../search/search-text.ts'
import { RESOURCE_FACET_NAMES, RESOURCE_FACETS, type ResourceFacetName } from './resource-facets.ts'

/** A search of resources, as its address names it: the chosen keys of each facet, of which any may fit. */
export type ResourceAddress = { readonly [Facet in ResourceFacetName]: readonly string[] } & {
  readonly search: string
  /** From 1. */
  readonly page: number
}

export const ALL_RESOURCES: ResourceAddress = { search: '', type: [], stack: [], page: 1 }

/** Larger than any page that there is, so that the server answers its last one. */
const LAST_PAGE = 10_000

/**
 * Returns the search that the parameters of an address mean. Unknown keys and what is no page or no text count as not
 * given. See docs/product/resources.md#screens.
 */
export function resourceAddressIn(parameters: Readonly<Record<string, unknown>>): ResourceAddress {
  const { search } = parameters
  const page = Number(parameters['page'])
  return {
    search: typeof search === 'string' ? searchText(search) : '',
    type: chosenIn(parameters, 'type'),
    stack: chosenIn(parameters, 'stack'),
    page: Number.isInteger(page) ? Math.min(Math.max(page, 1), LAST_PAGE) : 1,
  }
}

/** Returns the parameters of the address of a search, which `resourceAddressIn` reads back; what is not chosen has none. */
export function resourceParameters({ search, type, stack, page }: ResourceAddress) {
  return {
    ...(search !== '' && { search }),
    ...(type.length > 0 && { type: [...type] }),
    ...(stack.length > 0 && { stack: [...stack] }),
    ...(page > 1 && { page: String(page) }),
  }
}

/** Chooses a value of a facet, or gives it up if it is chosen; the result begins on its first page. */
export function toggleFacet(
  address: ResourceAddress,
  facet: ResourceFacetName,
  value: string,
): ResourceAddress {
  const chosen = new Set(address[facet])
  if (!chosen.delete(value)) chosen.add(value)
  return { ...address, [facet]: inOrder(facet, chosen), page: 1 }
}

/** Returns the chosen values of all facets with their names. */
export function chosenFacets(
  address: ResourceAddress,
): readonly { readonly facet: ResourceFacetName; readonly value: string; readonly label: string }[] {
  return RESOURCE_FACET_NAMES.flatMap((facet) =>
    RESOURCE_FACETS[facet].options
      .filter(({ value }) => address[facet].includes(value))
      .map((choice) => ({ facet, ...choice })),
  )
}

/** A facet may be repeated in the address. */
function chosenIn(parameters: Readonly<Record<string, unknown>>, facet: ResourceFacetName): string[] {
  const values = [parameters[facet]].flat().filter((value) => typeof value === 'string')
  return inOrder(facet, new Set(values.map(filterValue)))
}

/** The order is fixed, so that one choice has one address. */
const inOrder = (facet: ResourceFacetName, chosen: ReadonlySet<string>): string[] =>
  RESOURCE_FACETS[facet].options.map(({ value }) => value).filter((value) => chosen.has(value))

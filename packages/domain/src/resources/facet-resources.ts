import { filterValue } from '../catalog/filters/filter-options.ts'
import { RESOURCE_FACETS, type ResourceFacetName } from './resource-facets.ts'
import { RESOURCE_TYPE_NAMES, type ResourceType } from './resource-types.ts'

/** The facts about a resource by which the catalog narrows its list. */
export interface FacetedResource {
  readonly type: ResourceType
  /** The key of the stack: 'business-core'. */
  readonly stack: string
}

/** The keys that are chosen in each facet; none restrict nothing, and keys that a facet does not have are ignored. */
export interface FacetChoices {
  readonly types: readonly string[]
  readonly stacks: readonly string[]
}

/** A choice of a facet with the number of resources that it leads to. */
interface FacetValue {
  key: string
  label: string
  count: number
}

export interface Facet {
  key: ResourceFacetName
  label: string
  values: FacetValue[]
}

interface FacetDefinition {
  key: Facet['key']
  label: string
  values: readonly Omit<FacetValue, 'count'>[]
  keyOf: (resource: FacetedResource) => string
}

const TYPE: FacetDefinition = {
  key: 'type',
  ...offersOf('type'),
  keyOf: ({ type }) => filterValue(RESOURCE_TYPE_NAMES[type]),
}
const STACK: FacetDefinition = {
  key: 'stack',
  ...offersOf('stack'),
  keyOf: ({ stack }) => stack,
}

/**
 * Returns those of the found resources that the choices let through, in their order, and the facets. A facet has the values
 * that any resource of the catalog (`all`) has, each with the number of found resources that have it and fit the choices in
 * the other facet. docs/product/resources.md#facets
 */
export function facetResources<Resource extends FacetedResource>(
  found: readonly Resource[],
  { types, stacks }: FacetChoices,
  all: readonly FacetedResource[],
): { resources: Resource[]; facets: Facet[] } {
  const [fitsType, fitsStack] = [fits(TYPE, types), fits(STACK, stacks)]
  return {
    resources: found.filter((resource) => fitsType(resource) && fitsStack(resource)),
    facets: [toFacet(TYPE, found.filter(fitsStack), all), toFacet(STACK, found.filter(fitsType), all)],
  }
}

function fits({ values, keyOf }: FacetDefinition, chosen: readonly string[]) {
  const known = values.filter(({ key }) => chosen.includes(key)).map(({ key }) => key)
  return (resource: FacetedResource): boolean => known.length === 0 || known.includes(keyOf(resource))
}

function toFacet(
  { key, label, values, keyOf }: FacetDefinition,
  counted: readonly FacetedResource[],
  all: readonly FacetedResource[],
): Facet {
  const used = new Set(all.map(keyOf))
  const offered = values.filter((value) => used.has(value.key))
  return {
    key,
    label,
    values: offered.map((value) => ({
      ...value,
      count: counted.filter((resource) => keyOf(resource) === value.key).length,
    })),
  }
}

function offersOf(facet: ResourceFacetName): Pick<FacetDefinition, 'label' | 'values'> {
  const { label, options } = RESOURCE_FACETS[facet]
  return { label, values: options.map(({ value, label: name }) => ({ key: value, label: name })) }
}

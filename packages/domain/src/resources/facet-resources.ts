import { FILTER_FAMILIES, filterValue, stackName } from '../catalog/filters/filter-options.ts'
import { RESOURCE_TYPE_NAMES, RESOURCE_TYPES, type ResourceType } from './resource-types.ts'

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
  key: 'type' | 'stack'
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
  label: 'Resource Type',
  values: RESOURCE_TYPES.map((type) => valueOf(RESOURCE_TYPE_NAMES[type])),
  keyOf: ({ type }) => filterValue(RESOURCE_TYPE_NAMES[type]),
}
const STACK: FacetDefinition = {
  key: 'stack',
  label: 'Stack',
  values: FILTER_FAMILIES.stacks.options.map(({ value }) => ({ key: value, label: stackName(value) })),
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

function valueOf(label: string): Omit<FacetValue, 'count'> {
  return { key: filterValue(label), label }
}

import { FILTER_FAMILIES, filterValue } from '../catalog/filters/filter-options.ts'
import { RESOURCE_TYPE_NAMES, RESOURCE_TYPES } from './resource-types.ts'

interface FacetChoice {
  /** As addresses have it, e.g. `prompt-pack`. */
  readonly value: string
  readonly label: string
}

/**
 * The facets of resources, named as their parameters in the address, with all values that a resource may have. See
 * docs/product/resources.md#facets.
 */
export const RESOURCE_FACETS = {
  type: {
    label: 'Resource Type',
    options: RESOURCE_TYPES.map((type) => RESOURCE_TYPE_NAMES[type]).map((label) => ({
      value: filterValue(label),
      label,
    })),
  },
  stack: { label: 'Stack', options: FILTER_FAMILIES.stacks.options },
} as const satisfies Record<string, { label: string; options: readonly FacetChoice[] }>

export type ResourceFacetName = keyof typeof RESOURCE_FACETS

export const RESOURCE_FACET_NAMES = Object.keys(RESOURCE_FACETS) as ResourceFacetName[]

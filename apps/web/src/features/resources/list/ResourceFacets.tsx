import { type ResourceAddress } from '@section/domain/resources/resource-address.ts'
import {
  RESOURCE_FACET_NAMES,
  RESOURCE_FACETS,
  type ResourceFacetName,
} from '@section/domain/resources/resource-facets.ts'
import { FacetList } from '@section/ui/filter/FacetList.tsx'
import type { FoundResources } from '../resources-query.ts'
import css from './resources.module.css'

export interface ResourceFacetsProps {
  readonly address: ResourceAddress
  /** The facets with how many resources have each value; null while that is not known. */
  readonly facets: FoundResources['facets'] | null
  readonly onToggle: (facet: ResourceFacetName, value: string) => void
}

/** The facets of resources with their values. */
export function ResourceFacets({ address, facets, onToggle }: ResourceFacetsProps) {
  return (
    <div className={css.facets}>
      {RESOURCE_FACET_NAMES.map((facet) => {
        const counts = new Map(
          facets?.find(({ key }) => key === facet)?.values.map(({ key, count }) => [key, count]),
        )
        const { label, options } = RESOURCE_FACETS[facet]
        // A value that no resource of the school has is offered only while it is chosen.
        const values = options
          .map((option) => ({
            ...option,
            count: facets && (counts.get(option.value) ?? 0),
            chosen: address[facet].includes(option.value),
          }))
          .filter(({ value, chosen }) => !facets || counts.has(value) || chosen)
        return (
          <FacetList key={facet} label={label} values={values} onToggle={(value) => onToggle(facet, value)} />
        )
      })}
    </div>
  )
}

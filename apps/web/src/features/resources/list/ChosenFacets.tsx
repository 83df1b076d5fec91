import { type ResourceAddress, chosenFacets } from '@section/domain/resources/resource-address.ts'
import { type ResourceFacetName } from '@section/domain/resources/resource-facets.ts'
import { ChosenFilter } from '@section/ui/filter/ChosenFilter.tsx'
import { Button } from '@section/ui/button/Button.tsx'
import css from './resources.module.css'

interface ChosenFacetsProps {
  readonly address: ResourceAddress
  readonly onRemove: (facet: ResourceFacetName, value: string) => void
  readonly onClear: () => void
}

/** The chosen facets, each of which a press removes; nothing while none is chosen. */
export function ChosenFacets({ address, onRemove, onClear }: ChosenFacetsProps) {
  const chosen = chosenFacets(address)
  if (chosen.length === 0) return null
  return (
    <ul className={css.chosen} aria-label="Chosen filters">
      {chosen.map(({ facet, value, label }) => (
        <li key={`${facet} ${value}`}>
          <ChosenFilter label={label} onRemove={() => onRemove(facet, value)} />
        </li>
      ))}
      {chosen.length > 1 && (
        <li>
          <Button variant="quiet" size="small" onClick={onClear}>
            Clear all
          </Button>
        </li>
      )}
    </ul>
  )
}

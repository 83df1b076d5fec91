import { chosenFacets } from '@section/domain/resources/resource-address.ts'
import { counted } from '@section/domain/time/durations.ts'
import { Button } from '@section/ui/button/Button.tsx'
import { Dialog } from '@section/ui/dialog/Dialog.tsx'
import { ClearFilters } from '@section/ui/filter/ClearFilters.tsx'
import { ResourceFacets, type ResourceFacetsProps } from './ResourceFacets.tsx'

interface FacetSheetProps extends ResourceFacetsProps {
  readonly opened: boolean
  readonly onClose: () => void
  readonly onClear: () => void
  /** The number of resources that the facets leave; null while it is not known. */
  readonly found: number | null
}

/** The facets of resources in a sheet, for small screens. */
export function FacetSheet({ opened, onClose, onClear, found, ...facets }: FacetSheetProps) {
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title="Filters"
      actions={
        <>
          <ClearFilters count={chosenFacets(facets.address).length} onClear={onClear} />
          <Button variant="primary" onClick={onClose}>
            {found === null ? 'Show resources' : `Show ${counted(found, 'resource')}`}
          </Button>
        </>
      }
    >
      <ResourceFacets {...facets} />
    </Dialog>
  )
}

import { Button } from '../button/Button.tsx'

interface ClearFiltersProps {
  /** The number of filters that are chosen. */
  readonly count: number
  readonly onClear: () => void
}

/** The button in a sheet of filters that clears them. Without any it says so, and keeps the focus of the press that cleared them. */
export const ClearFilters = ({ count, onClear }: ClearFiltersProps) => (
  <Button
    variant="quiet"
    aria-disabled={count === 0 || undefined}
    onClick={() => {
      if (count > 0) onClear()
    }}
  >
    {count === 0 ? 'No filters chosen' : 'Clear filters'}
  </Button>
)

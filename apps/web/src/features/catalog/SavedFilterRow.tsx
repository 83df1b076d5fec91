import { FilterChip, FilterRow } from '@section/ui/filter/FilterChip.tsx'

interface SavedFilterRowProps {
  saved: boolean
  count: number
  onToggle: () => void
}

/** The saved filter, where the side drawer's Saved Courses leads. Specification 2, section 4.5. */
export function SavedFilterRow({ saved, count, onToggle }: SavedFilterRowProps) {
  if (!saved && count === 0) return null
  return (
    <FilterRow label="Courses shown">
      <FilterChip selected={saved} count={count} onToggle={onToggle}>
        Saved Courses
      </FilterChip>
    </FilterRow>
  )
}

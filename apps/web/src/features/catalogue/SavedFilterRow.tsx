import { Link, useNavigate } from '@tanstack/react-router'
import { emptyState } from '@section/art/empty-state.ts'
import { ButtonLink } from '@section/ui/button/ButtonLink.tsx'
import { Drawing } from '@section/ui/drawing/Drawing.tsx'
import { FilterChip, FilterRow } from '@section/ui/filter/FilterChip.tsx'
import { EmptyState } from '@section/ui/screen-state/EmptyState.tsx'

/** The saved filter, where the side drawer's Saved Courses leads. Specification 2, section 4.5. */
export function SavedFilterRow({ saved, count }: { saved: boolean; count: number }) {
  const navigate = useNavigate()
  if (!saved && count === 0) return null
  return (
    <FilterRow label="Courses shown">
      <FilterChip
        selected={saved}
        count={count}
        onToggle={() => void navigate({ to: '/courses', search: saved ? {} : { m: 'saved' } })}
      >
        Saved Courses
      </FilterChip>
    </FilterRow>
  )
}

/** Nothing is bookmarked. Specification 2, section 2.1. */
export function NothingSaved() {
  return (
    <EmptyState
      drawing={<Drawing svg={emptyState('no-results')} alt="" />}
      sentence="No courses found. Try adjusting your search filters."
      action={
        <ButtonLink renderLink={(slot) => <Link to="/courses" search={{}} {...slot} />}>
          Clear Search
        </ButtonLink>
      }
    />
  )
}

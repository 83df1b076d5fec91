import { countFilters, NO_FILTERS } from '@section/domain/catalog/filters/course-filters.ts'
import { counted } from '@section/domain/time/durations.ts'
import { Button } from '@section/ui/button/Button.tsx'
import { Dialog } from '@section/ui/dialog/Dialog.tsx'
import { ClearFilters } from '@section/ui/filter/ClearFilters.tsx'
import { FamilyFilterGroup, MetaFilterGroup } from './FilterGroups.tsx'
import css from './filter-bar.module.css'
import { useCourseFilters } from './use-course-filters.ts'
import type { FilterView } from './filter-view.ts'

interface FilterSheetProps {
  opened: boolean
  onClose: () => void
  view: FilterView
  /** The number of courses that the filters leave. */
  found: number
}

/** All filters of the courses in one sheet, for small screens. */
export function FilterSheet({ opened, onClose, view, found }: FilterSheetProps) {
  const { filters, change } = useCourseFilters()
  const { query, saved, sort } = filters
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title="Filters"
      actions={
        <>
          <ClearFilters
            count={countFilters(filters)}
            onClear={() => change({ ...NO_FILTERS, query, saved, sort })}
          />
          <Button variant="primary" onClick={onClose}>
            Show {counted(found, 'course')}
          </Button>
        </>
      }
    >
      <div className={css.groups}>
        {view.meta && <MetaFilterGroup showLabel />}
        {view.families.map((family) => (
          <FamilyFilterGroup key={family} family={family} showLabel />
        ))}
      </div>
    </Dialog>
  )
}

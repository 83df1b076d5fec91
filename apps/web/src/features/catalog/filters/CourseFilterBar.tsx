import { NativeSelect } from '@mantine/core'
import { IconAdjustmentsHorizontal, IconBookmark, IconBookmarkFilled } from '@tabler/icons-react'
import { Icon } from '@section/ui/icon/Icon.tsx'
import { useState } from 'react'
import { countFilters, toggleSaved } from '@section/domain/catalog/filters/course-filters.ts'
import { COURSE_SORTS, FILTER_FAMILIES } from '@section/domain/catalog/filters/filter-options.ts'
import { Button } from '@section/ui/button/Button.tsx'
import { IconButton } from '@section/ui/button/IconButton.tsx'
import { FilterCount, FilterMenu } from '@section/ui/filter/FilterMenu.tsx'
import { Tooltip } from '@section/ui/tooltip/Tooltip.tsx'
import { lazyDialog } from '../../../lib/loading/lazy-part.tsx'
import { CourseSearch } from './CourseSearch.tsx'
import css from './filter-bar.module.css'
import { FamilyFilterGroup, MetaFilterGroup } from './FilterGroups.tsx'
import { useFilterView } from './filter-view.ts'
import { useCourseFilters } from './use-course-filters.ts'

const FilterSheet = lazyDialog(() => import('./FilterSheet.tsx'), 'FilterSheet')

/**
 * The search box, the button of saved courses, the filters and the order of the courses (docs/product/catalog.md#filters).
 * Small screens open the filters in a sheet. `found` is the number of courses that the filters leave.
 */
export function CourseFilterBar({ found }: { found: number }) {
  const { filters, change } = useCourseFilters()
  const view = useFilterView()
  const [sheet, setSheet] = useState(false)
  const count = countFilters(filters)
  const isSearched = filters.query !== ''
  const closeSheet = () => setSheet(false)
  return (
    <div className={css.bar}>
      <div className={css.searchRow}>
        <CourseSearch />
        <SavedToggle />
      </div>
      <div className={css.filterRow}>
        <div className={css.filters}>
          {view.meta && <MetaFilterGroup />}
          {view.families.map((family) => (
            <FilterMenu key={family} label={FILTER_FAMILIES[family].label} count={filters[family].length}>
              <FamilyFilterGroup family={family} />
            </FilterMenu>
          ))}
        </div>
        <div className={css.sheetButton}>
          <Button icon={<Icon of={IconAdjustmentsHorizontal} />} onClick={() => setSheet(true)}>
            Filters{count > 0 && <FilterCount count={count} />}
          </Button>
        </div>
        <NativeSelect
          className={css.sort}
          aria-label="Sort courses"
          value={filters.sort}
          // A search has its own order, which the control tells while it cannot be chosen.
          disabled={isSearched}
          data={isSearched ? [{ value: filters.sort, label: 'Best match' }] : [...COURSE_SORTS]}
          onChange={({ currentTarget: { value } }) =>
            change({
              ...filters,
              sort: COURSE_SORTS.find((sort) => sort.value === value)?.value ?? filters.sort,
            })
          }
        />
      </div>
      <FilterSheet opened={sheet} onClose={closeSheet} onMissing={closeSheet} view={view} found={found} />
    </div>
  )
}

/** The button that shows the saved courses only. */
function SavedToggle() {
  const { filters, change } = useCourseFilters()
  const pressed = filters.saved || filters.meta === 'saved'
  const drawing = pressed ? IconBookmarkFilled : IconBookmark
  return (
    <Tooltip label="Saved Courses" align="end">
      <IconButton
        className={css.saved}
        label="Saved Courses"
        icon={<Icon of={drawing} size={20} />}
        aria-pressed={pressed}
        onClick={() => change(toggleSaved(filters))}
      />
    </Tooltip>
  )
}

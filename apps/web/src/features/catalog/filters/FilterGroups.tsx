import {
  chooseMeta,
  type CourseFilters,
  toggleValue,
} from '@section/domain/catalog/filters/course-filters.ts'
import {
  FILTER_FAMILIES,
  type FilterFamily,
  META_FILTERS,
} from '@section/domain/catalog/filters/filter-options.ts'
import { FilterChip, FilterGroup } from '@section/ui/filter/FilterChip.tsx'
import { useCourseFilters } from './use-course-filters.ts'

interface GroupProps {
  /** True if the name of the group is visible, false if it is for screen readers only. */
  showLabel?: boolean
}

/** The filter by type, of which one value may be chosen. */
export function MetaFilterGroup({ showLabel = false }: GroupProps) {
  const { filters, change } = useCourseFilters()
  return (
    <FilterGroup label="Type" showLabel={showLabel}>
      <FilterChip selected={filters.meta === null} onToggle={() => change(chooseMeta(filters, 'all'))}>
        All Types
      </FilterChip>
      {META_FILTERS.map(({ value, label }) => (
        <FilterChip
          key={value}
          selected={filters.meta === value}
          onToggle={() => change(chooseMeta(filters, value))}
        >
          {label}
        </FilterChip>
      ))}
    </FilterGroup>
  )
}

/** The filter of one family, of which several values may be chosen. */
export function FamilyFilterGroup({ family, showLabel = false }: GroupProps & { family: FilterFamily }) {
  const { filters, change } = useCourseFilters()
  const { label, options } = FILTER_FAMILIES[family]
  const chosen: CourseFilters[FilterFamily] = filters[family]
  const toggle = (value: string) => change(toggleValue(filters, family, value))
  return (
    <FilterGroup label={label} showLabel={showLabel}>
      <FilterChip selected={chosen.length === 0} onToggle={() => toggle('all')}>
        All
      </FilterChip>
      {options.map(({ value, label: text }) => (
        <FilterChip key={value} selected={chosen.includes(value)} onToggle={() => toggle(value)}>
          {text}
        </FilterChip>
      ))}
    </FilterGroup>
  )
}

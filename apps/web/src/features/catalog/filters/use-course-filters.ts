import { useNavigate, useSearch } from '@tanstack/react-router'
import { useMemo } from 'react'
import { pathTo } from '@section/domain/access/screen-path.ts'
import {
  type CourseFilters,
  filterParameters,
  readFilters,
} from '@section/domain/catalog/filters/course-filters.ts'
import { memberRouteId } from '../../../lib/routing/screen-route.ts'

/** Changes the filters in the address; with `replace` the browser's back button skips the change. */
export type ChangeFilters = (next: CourseFilters, options?: { replace?: boolean }) => void

/** Returns the filters, which the address holds, and a function that changes them. */
export function useCourseFilters(): { filters: CourseFilters; change: ChangeFilters } {
  const search = useSearch({ from: memberRouteId('courses') })
  const filters = useMemo(() => readFilters(search), [search])
  const navigate = useNavigate()
  const change: ChangeFilters = (next, { replace = false } = {}) =>
    void navigate({ to: pathTo('courses'), search: filterParameters(next), replace, resetScroll: false })
  return { filters, change }
}

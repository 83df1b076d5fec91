import { narrowSearch, submitSearch } from '@section/domain/catalog/filters/course-filters.ts'
import { MAX_SEARCH_CHARACTERS } from '@section/domain/search/search-text.ts'
import { SearchBox } from '@section/ui/search/SearchBox.tsx'
import { track } from '../../../lib/tracking/tracking.ts'
import { useTypedSearch } from '../../../lib/use-typed-search.ts'
import { isSearchKeyOn } from '../../../lib/search-key.ts'
import { useCourseFilters } from './use-course-filters.ts'

/**
 * The search box of the courses. Typed text narrows the list after a pause; submitting it searches all courses. The
 * button clears an applied search (docs/product/search.md#typing-and-submitting).
 */
export function CourseSearch() {
  const { filters, change } = useCourseFilters()
  const { query } = filters
  const { text, type, settle } = useTypedSearch(query, (typed) =>
    change(narrowSearch(filters, typed), { replace: query !== '' }),
  )
  const apply = (next: typeof filters) => {
    settle(next.query)
    change(next)
  }
  return (
    <SearchBox
      hasKey={isSearchKeyOn()}
      label="Search courses"
      value={text}
      maxLength={MAX_SEARCH_CHARACTERS}
      onChange={type}
      onSubmit={() => {
        const next = submitSearch(filters, text)
        if (next.query !== '') track('Search Submitted', { query: next.query })
        apply(next)
      }}
      searched={query !== '' && narrowSearch(filters, text).query === query}
      onClear={() => apply({ ...filters, query: '' })}
    />
  )
}

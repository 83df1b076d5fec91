import { useState } from 'react'
import { narrowSearch, submitSearch } from '@section/domain/catalog/filters/course-filters.ts'
import { MAX_SEARCH_CHARACTERS } from '@section/domain/search/search-text.ts'
import { SearchBox } from '@section/ui/search/SearchBox.tsx'
import { lazyPart } from '../../../lib/loading/lazy-part.tsx'
import { track } from '../../../lib/tracking/tracking.ts'
import { useTypedSearch } from '../../../lib/use-typed-search.ts'
import { isSearchKeyOn } from '../../../lib/search-key.ts'
import { useCourseFilters } from './use-course-filters.ts'

/** The list is loaded when the box gets the focus; without it the box works as it is. */
const LazySuggestions = lazyPart(() => import('../suggestions/CourseSuggestions.tsx'), 'CourseSuggestions', {
  missing: null,
})

/**
 * The search box of the courses. Typed text narrows the list after a pause and brings suggestions; submitting it searches
 * all courses. The button clears an applied search (docs/product/search.md#typing-and-submitting).
 */
export function CourseSearch() {
  const { filters, change } = useCourseFilters()
  const { query } = filters
  const { text, type, settle } = useTypedSearch(query, (typed) =>
    change(narrowSearch(filters, typed), { replace: query !== '' }),
  )
  const [focused, setFocused] = useState<{ field: HTMLInputElement; text: string } | null>(null)
  const apply = (next: typeof filters) => {
    settle(next.query)
    change(next)
    // Suggestions that are still being loaded are not wanted any more.
    if (focused) setFocused({ ...focused, text: next.query })
  }
  const submit = () => {
    const next = submitSearch(filters, text)
    if (next.query !== '') track('Search Submitted', { query: next.query })
    apply(next)
  }
  return (
    <>
      <SearchBox
        hasKey={isSearchKeyOn()}
        label="Search courses"
        value={text}
        maxLength={MAX_SEARCH_CHARACTERS}
        onChange={type}
        onSubmit={submit}
        searched={query !== '' && narrowSearch(filters, text).query === query}
        onClear={() => apply({ ...filters, query: '' })}
        onFocus={(field) => setFocused(focused ?? { field, text })}
      />
      {focused && (
        <LazySuggestions
          field={focused.field}
          isTyped={text !== focused.text}
          text={text}
          onSubmit={submit}
          // The list would otherwise be narrowed while the course opens, and the address would lead back to it.
          onOpen={() => settle(text)}
        />
      )}
    </>
  )
}

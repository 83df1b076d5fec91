import { useEffect, useState } from 'react'
import { narrowSearch, submitSearch } from '@section/domain/catalog/filters/course-filters.ts'
import { MAX_SEARCH_CHARACTERS } from '@section/domain/search/search-text.ts'
import { SearchBox } from '@section/ui/search/SearchBox.tsx'
import { track } from '../../../lib/tracking/tracking.ts'
import { useCourseFilters } from './use-course-filters.ts'

/** The pause of typing, in milliseconds, after which the list is narrowed. */
const TYPING_PAUSE_MS = 250

/**
 * The search box of the courses. Typed text narrows the list after a pause; submitting it searches all courses. The
 * button clears an applied search (docs/product/search.md#typing-and-submitting).
 */
export function CourseSearch() {
  const { filters, change } = useCourseFilters()
  const { query } = filters
  const [box, setBox] = useState({ text: query, sent: query, seen: query })
  // A query that the box did not send comes from the back button, from a link, or from cleared filters.
  if (query !== box.seen)
    setBox(query === box.sent ? { ...box, seen: query } : { text: query, sent: query, seen: query })

  const apply = (text: string, next: typeof filters, replace = false) => {
    setBox({ ...box, text, sent: next.query })
    change(next, { replace })
  }

  useEffect(() => {
    const next = narrowSearch(filters, box.text)
    if (next.query === box.sent) return
    const timer = setTimeout(() => apply(box.text, next, query !== ''), TYPING_PAUSE_MS)
    return () => clearTimeout(timer)
  })

  return (
    <SearchBox
      label="Search courses"
      value={box.text}
      maxLength={MAX_SEARCH_CHARACTERS}
      onChange={(text) => setBox({ ...box, text })}
      onSubmit={() => {
        const next = submitSearch(filters, box.text)
        if (next.query !== '') track('Search Submitted', { query: next.query })
        apply(next.query, next)
      }}
      searched={query !== '' && narrowSearch(filters, box.text).query === query}
      onClear={() => apply('', { ...filters, query: '' })}
    />
  )
}

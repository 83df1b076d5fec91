import { useEffect, useState } from 'react'
import { searchText } from '@section/domain/search/search-text.ts'

/** How long typing has to pause before the search is in the address, in milliseconds. */
const TYPING_PAUSE_MS = 250

/**
 * Returns the text of a search box whose search is kept in the address as `query`, and functions that change the text.
 * After a pause in typing it calls `narrow` with the search, which has to put it into the address.
 */
export function useTypedSearch(query: string, narrow: (query: string) => void) {
  const [box, setBox] = useState({ text: query, sent: query, seen: query })
  // A query that the box did not send comes from the back button, from a link, or from cleared filters.
  if (query !== box.seen)
    setBox(query === box.sent ? { ...box, seen: query } : { text: query, sent: query, seen: query })

  /** Shows a text whose search is put into the address at once. */
  const settle = (text: string) => setBox({ ...box, text, sent: searchText(text) })

  useEffect(() => {
    const next = searchText(box.text)
    if (next === box.sent) return
    const timer = setTimeout(() => {
      settle(box.text)
      narrow(next)
    }, TYPING_PAUSE_MS)
    return () => clearTimeout(timer)
  })

  return { text: box.text, type: (text: string) => setBox({ ...box, text }), settle }
}

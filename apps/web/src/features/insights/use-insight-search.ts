import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { pathTo } from '@section/domain/access/screen-path.ts'
import { searchText } from '@section/domain/search/search-text.ts'
import { memberRouteId } from '../../lib/routing/screen-route.ts'

/** The pause of typing, in milliseconds, after which the search is written into the address. */
const TYPING_PAUSE_MS = 250

/**
 * Returns the text of the search box and functions that change it. After a pause the text is in the address, so that a
 * member who comes back from an insight finds the same list.
 */
export function useInsightSearch() {
  const query = queryIn(useSearch({ from: memberRouteId('insights') }))
  const navigate = useNavigate()
  const [box, setBox] = useState({ text: query, sent: query, seen: query })
  // A query that the box did not send comes from the back button or from a link.
  if (query !== box.seen)
    setBox(query === box.sent ? { ...box, seen: query } : { text: query, sent: query, seen: query })

  const submit = (text: string) => {
    const sent = searchText(text)
    setBox({ ...box, text, sent })
    const search = sent === '' ? {} : { search: sent }
    void navigate({ to: pathTo('insights'), search, replace: true, resetScroll: false })
  }

  useEffect(() => {
    if (searchText(box.text) === box.sent) return
    const timer = setTimeout(() => submit(box.text), TYPING_PAUSE_MS)
    return () => clearTimeout(timer)
  })

  return { text: box.text, type: (text: string) => setBox({ ...box, text }), submit }
}

/** Returns the search in the parameters of an address; empty without one. */
function queryIn(parameters: object): string {
  const query: unknown = { search: '', ...parameters }.search
  return typeof query === 'string' ? searchText(query) : ''
}

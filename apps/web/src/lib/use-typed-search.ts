import { useEffect, useEffectEvent, useState } from 'react'
import { searchText } from '@section/domain/search/search-text.ts'

interface Pace {
  /** How long typing has to pause before the search is in the address, in milliseconds. */
  readonly pauseMs: number
  /** The longest time for which a search waits while typing does not pause, in milliseconds; no limit without it. */
  readonly mostMs?: number
}

/**
 * Returns the text of a search box whose search is kept in the address as `query`, and functions that change the text.
 * After a pause in typing it calls `narrow` with the search, which has to put it into the address.
 */
export function useTypedSearch(
  query: string,
  narrow: (query: string) => void,
  { pauseMs, mostMs }: Pace = { pauseMs: 250 },
) {
  const [box, setBox] = useState({ text: query, sent: query, seen: query })
  // A query that the box did not send comes from the back button, from a link, or from cleared filters.
  if (query !== box.seen)
    setBox(query === box.sent ? { ...box, seen: query } : { text: query, sent: query, seen: query })

  /** Shows a text whose search is put into the address at once. */
  const settle = (text: string) => setBox({ ...box, text, sent: searchText(text) })

  const isWaiting = searchText(box.text) !== box.sent
  const send = useEffectEvent((text = box.text) => {
    settle(text)
    narrow(searchText(text))
  })
  useEffect(() => {
    if (!isWaiting) return undefined
    const timer = setTimeout(() => send(box.text), pauseMs)
    return () => clearTimeout(timer)
  }, [isWaiting, box.text, pauseMs])
  useEffect(() => {
    if (!isWaiting || mostMs === undefined) return undefined
    const timer = setTimeout(() => send(), mostMs)
    return () => clearTimeout(timer)
  }, [isWaiting, mostMs])

  return { text: box.text, type: (text: string) => setBox({ ...box, text }), settle }
}

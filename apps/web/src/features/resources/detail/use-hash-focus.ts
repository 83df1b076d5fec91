import { useLocation } from '@tanstack/react-router'
import { useEffect } from 'react'
import { focusAnchor } from '../../../lib/links/focus-anchor.ts'

/** Gives the focus to the part that the address names, once it is there; the router scrolls to it. */
export function useHashFocus(): void {
  const hash = useLocation({ select: (location) => location.hash })
  useEffect(() => {
    if (hash !== '') focusAnchor(hash)
  }, [hash])
}

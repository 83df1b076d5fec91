import { useNavigate } from '@tanstack/react-router'
import type { MouseEvent, ReactNode } from 'react'
import { focusAnchor } from './focus-anchor.ts'

interface AnchorLinkProps {
  /** The id of the part, without the sign `#`. */
  readonly anchor: string
  /** True while that part is being read. */
  readonly isCurrent?: boolean
  readonly children: ReactNode
}

/** A link to a part of the same page, which scrolls to it, gives it the focus and puts it into the address. */
export function AnchorLink({ anchor, isCurrent = false, children }: AnchorLinkProps) {
  const navigate = useNavigate()
  // The router's own link would be marked as the current page, of which this one is a part.
  const open = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    focusAnchor(anchor)
    void navigate({ to: '.', search: true, state: true, hash: anchor })
  }
  return (
    <a href={`#${anchor}`} aria-current={isCurrent ? 'location' : undefined} onClick={open}>
      {children}
    </a>
  )
}

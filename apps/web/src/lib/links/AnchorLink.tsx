import { Link } from '@tanstack/react-router'
import type { ComponentProps, ReactNode } from 'react'
import { focusAnchor } from './focus-anchor.ts'

interface AnchorLinkProps extends Pick<ComponentProps<'a'>, 'aria-current' | 'className'> {
  /** The id of the part, without the sign `#`. */
  readonly anchor: string
  readonly children: ReactNode
}

/** A link to a part of the same page, which scrolls to it and gives it the focus. */
export function AnchorLink({ anchor, children, ...rest }: AnchorLinkProps) {
  return (
    <Link
      to="."
      search
      state
      hash={anchor}
      // The router marks a link to the open page as the current one, but this one leads to a part of it.
      activeProps={{ 'aria-current': rest['aria-current'] }}
      // The router scrolls, and does nothing else where the part is in the address already.
      onClick={() => focusAnchor(anchor)}
      {...rest}
    >
      {children}
    </Link>
  )
}

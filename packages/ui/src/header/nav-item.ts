import type { ReactNode } from 'react'
import type { RenderLink } from '../link/render-link.tsx'

interface NavItemLook {
  readonly key: string
  readonly label: string
  readonly icon?: ReactNode
  /** The item leads to an offer instead of the page; drawn with a lock. */
  readonly locked?: boolean
  /** A tab leads there too: left out where the drawer lists the tabs above it. */
  readonly alsoTab?: boolean
}

/** An entry of the tabs or the drawer: a link to somewhere, or a button that does something. */
export type NavItem = NavItemLook &
  ({ readonly renderLink: RenderLink } | { readonly onSelect: () => void; readonly renderLink?: undefined })

import type { ReactNode } from 'react'
import type { RenderLink } from '../link/render-link.tsx'

interface NavItemContent {
  readonly key: string
  readonly label: string
  readonly icon?: ReactNode
  /** True when the item opens the offer of a membership instead of its page; shown with a lock. */
  readonly locked?: boolean
  /** True when a tab leads to the same page; the drawer hides the item when it lists the tabs. */
  readonly alsoTab?: boolean
}

/** An entry of the tabs or the drawer: a link or a button. */
export type NavItem = NavItemContent &
  ({ readonly renderLink: RenderLink } | { readonly onSelect: () => void; readonly renderLink?: undefined })

import type { ReactNode } from 'react'
import { NEW_TAB } from './new-tab.ts'

interface LinkSlotProps {
  readonly className: string | undefined
  readonly children: ReactNode
  readonly onClick?: () => void
}

/** Renders a link with the caller's router: `(slot) => <Link to="/courses" {...slot} />`. */
export type RenderLink = (slot: LinkSlotProps) => ReactNode

/** Returns the link to an address outside the app, which opens in a new tab without access to this page. */
export const externalLink =
  (href: string): RenderLink =>
  ({ children, ...slot }) => (
    <a href={href} {...NEW_TAB} {...slot}>
      {children}
    </a>
  )

import type { ReactNode } from 'react'

interface LinkSlotProps {
  readonly className: string
  readonly children: ReactNode
  readonly onClick?: () => void
}

/**
 * A link that the caller draws with its own router: spread the given props on it, for instance
 * `(slot) => <Link to="/courses" {...slot} />`. The router marks the current page with `aria-current="page"`.
 */
export type RenderLink = (slot: LinkSlotProps) => ReactNode

/** A slot for an address outside the app. `newTab` opens it in one and cuts the tie to this page. */
export function anchorTo(href: string, options: { readonly newTab?: boolean } = {}): RenderLink {
  const tab = options.newTab ? { target: '_blank', rel: 'noopener noreferrer' } : {}
  return ({ children, ...slot }) => (
    <a href={href} {...tab} {...slot}>
      {children}
    </a>
  )
}

import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { safeHref } from '@section/domain/links/safe-href.ts'
import { NEW_TAB } from '@section/ui/link/new-tab.ts'

interface SafeLinkProps {
  /** An address from the school's content. */
  readonly address: string
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** A link to an address of the content: a page of the app, or another site in a new tab; plain text for an unsafe address. */
export function SafeLink({ address, className, children }: SafeLinkProps) {
  const link = safeHref(address)
  if (!link) return <span className={className}>{children}</span>
  if (link.inside)
    return (
      <Link to={link.href} className={className}>
        {children}
      </Link>
    )
  return (
    <a href={link.href} className={className} {...NEW_TAB}>
      {children}
    </a>
  )
}

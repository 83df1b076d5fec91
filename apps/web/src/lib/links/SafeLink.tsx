import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { safeHref } from '@section/domain/links/safe-href.ts'
import { NEW_TAB, NEW_TAB_OF_MEMBER } from '@section/ui/link/new-tab.ts'

interface SafeLinkProps {
  /** An address from the school's content or, with `byMember`, one that a member entered. */
  readonly address: string
  readonly byMember?: boolean
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** A link to an address of the content: a page of the app, or another site in a new tab; plain text for an unsafe address. */
export function SafeLink({ address, byMember = false, className, children }: SafeLinkProps) {
  const link = safeHref(address)
  if (!link) return <span className={className}>{children}</span>
  if (link.inside)
    return (
      <Link to={link.href} className={className}>
        {children}
      </Link>
    )
  return (
    <a href={link.href} className={className} {...(byMember ? NEW_TAB_OF_MEMBER : NEW_TAB)}>
      {children}
    </a>
  )
}

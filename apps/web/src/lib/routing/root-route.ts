import type { QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext, notFound, redirect } from '@tanstack/react-router'
import { entryLink } from '@section/domain/invitations/entry-link.ts'
import { noInvitation } from './no-invitation.ts'

/** Follows the entry-link parameters of every address. */
export const rootRoute = createRootRouteWithContext<{ queryClient: QueryClient }>()({
  beforeLoad: ({ location }) => {
    const link = entryLink(location.pathname, location.searchStr)
    if (link.kind === 'refused') throw notFound()
    if (link.kind === 'no-invitation') throw noInvitation()
    if (link.kind === 'redirect') throw redirect({ href: link.to, replace: true })
  },
})

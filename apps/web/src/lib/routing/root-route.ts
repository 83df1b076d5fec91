import type { QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext, notFound, redirect } from '@tanstack/react-router'
import { entryLink } from '@section/domain/invitations/entry-link.ts'
import { noInvitation } from './no-invitation.ts'

/**
 * Entry-link parameters lead on from every address. Specification 1, section 2.2. They are read from the browser's own
 * address: the router's would have turned `1E10` into a number and a repeated parameter into a list.
 */
export const rootRoute = createRootRouteWithContext<{ queryClient: QueryClient }>()({
  beforeLoad: ({ location }) => {
    const link = entryLink(location.pathname, globalThis.location.search)
    if (link.kind === 'refused') throw notFound()
    if (link.kind === 'no-invitation') throw noInvitation()
    if (link.kind === 'go') throw redirect({ href: link.to, replace: true })
  },
})

import { createRoute, redirect } from '@tanstack/react-router'
import { loginPathFor } from '@section/domain/identity/sign-in-redirect.ts'
import { flagsQuery } from '../flags.ts'
import { readCookie } from '../session/session-cookies.ts'
import { viewerQuery } from '../session/viewer.ts'
import { guardAccess } from './access-guard.ts'
import { rootRoute } from './root-route.ts'

/**
 * The parent of every screen that needs a sign-in. It redirects visitors to the login page and members from screens that
 * they may not open. The app sets the shell as its component.
 */
export const memberRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'member',
  beforeLoad: async ({ context: { queryClient }, location }) => {
    if (!readCookie('user_id')) throw redirect({ href: loginPathFor(location.href) })
    void queryClient.prefetchQuery(flagsQuery)
    // With a cached viewer access is checked before anything loads; otherwise in parallel with the screen's loader.
    if (queryClient.getQueryData(viewerQuery.queryKey)) await guardAccess(queryClient, location.pathname)
  },
  loader: ({ context: { queryClient }, location }) => guardAccess(queryClient, location.pathname),
})

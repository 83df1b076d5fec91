import { createRoute, redirect } from '@tanstack/react-router'
import { loginPathFor } from '@section/domain/identity/sign-in-redirect.ts'
import { flagsQuery } from '../flags.ts'
import { readCookie } from '../session/session-cookies.ts'
import { viewerQuery } from '../session/viewer.ts'
import { guardAccess } from './access-guard.ts'
import { rootRoute } from './root-route.ts'

/**
 * The parent of every screen that needs a sign-in: sends visitors to the login page and members away from what is not
 * theirs. The app gives it the shell.
 */
export const memberRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'member',
  beforeLoad: async ({ context: { queryClient }, location }) => {
    if (!readCookie('user_id')) throw redirect({ href: loginPathFor(location.href) })
    void queryClient.prefetchQuery(flagsQuery)
    // The viewer is known already: decided before anything loads. Otherwise the screen's own loading goes on beside.
    if (queryClient.getQueryData(viewerQuery.queryKey)) await guardAccess(queryClient, location.pathname)
  },
  loader: ({ context: { queryClient }, location }) => guardAccess(queryClient, location.pathname),
})

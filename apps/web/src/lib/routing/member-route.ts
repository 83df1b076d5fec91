import { createRoute, redirect } from '@tanstack/react-router'
import { loginPathFor } from '@section/domain/identity/redirects/sign-in-redirect.ts'
import { SIGN_IN_MESSAGES } from '@section/domain/identity/sign-in-messages.ts'
import { flagsQuery } from '../flags.ts'
import { readCookie } from '../sign-in/sign-in-cookies.ts'
import { endBrowserSignIn } from '../sign-in/sign-in-end.ts'
import { isSignInMixed } from '../sign-in/tokens.ts'
import { viewerQuery } from '../viewer/viewer.ts'
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
    const isMixed = await isMixedForGood()
    if (isMixed) endBrowserSignIn('expired', SIGN_IN_MESSAGES.cookiesMixed)
    if (isMixed || !readCookie('user_id')) throw redirect({ href: loginPathFor(location.href) })
    void queryClient.prefetchQuery(flagsQuery)
    // With a cached viewer access is checked before anything loads; otherwise in parallel with the screen's loader.
    if (queryClient.getQueryData(viewerQuery.queryKey)) await guardAccess(queryClient, location.pathname)
  },
  loader: ({ context: { queryClient }, location }) => guardAccess(queryClient, location.pathname),
})

/** The longest time, in milliseconds, that another tab takes to write its cookies one after the other. */
const WRITTEN_MS = 100

async function isMixedForGood(): Promise<boolean> {
  if (!isSignInMixed()) return false
  await new Promise((resolve) => setTimeout(resolve, WRITTEN_MS))
  return isSignInMixed()
}

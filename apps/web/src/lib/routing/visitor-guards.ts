import type { QueryClient } from '@tanstack/react-query'
import { redirect } from '@tanstack/react-router'
import { loginLanding } from '@section/domain/access/navigation/login-landing.ts'
import { pathTo } from '@section/domain/access/screen-path.ts'
import { config } from '../config.ts'
import { openTarget, isSignedIn } from '../sign-in/sign-in-target.ts'
import { deleteOtherSignInCookies } from '../sign-in/sign-in-cookies.ts'
import { viewerQuery } from '../viewer/viewer.ts'
import { hideSecrets } from './address-secrets.ts'

// Guards of the visitors' screens, for `beforeLoad`.

interface GuardContext {
  location: { pathname: string; searchStr: string }
}

/**
 * Redirects a signed-in visitor: members, employees and trials to the target of a sign-in, the others to their landing
 * route. See docs/product/access.md#signed-in-visitors.
 */
export async function redirectSignedIn({
  context,
}: {
  context: { queryClient: QueryClient }
}): Promise<void> {
  if (!isSignedIn()) return
  // Cookies that hold only for this path would sign the visitor in here and nowhere else.
  deleteOtherSignInCookies()
  if (!isSignedIn()) return
  const signedIn = await context.queryClient.ensureQueryData(viewerQuery).catch(() => null)
  // The sign-in has ended, so the form is shown.
  if (!signedIn) return
  const open = (href: string) => {
    throw redirect({ href, replace: true })
  }
  const landing = loginLanding(signedIn.viewer.accountType)
  if (landing !== null) open(landing)
  // The login page itself continues to another site.
  else openTarget({ openPath: open, openSite: () => {} })
}

/**
 * Redirects to the login page, which shows the notice, while an outage blocks signing in. See
 * docs/product/flags.md#login-outage.
 */
export function redirectInOutage({ location }: Pick<GuardContext, 'location'>): void {
  if (config.outage) throw redirect({ href: `${pathTo('login')}${location.searchStr}`, replace: true })
}

/** Removes the secrets from an address that the app itself linked to. */
export function redirectWithoutSecrets({ location }: GuardContext): void {
  const href = hideSecrets(location.pathname, location.searchStr)
  if (href) throw redirect({ href, replace: true })
}

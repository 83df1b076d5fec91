import type { QueryClient } from '@tanstack/react-query'
import { redirect } from '@tanstack/react-router'
import { loginLanding } from '@section/domain/access/navigation/login-landing.ts'
import { pathTo } from '@section/domain/access/screen-path.ts'
import { config } from '../config.ts'
import { openTarget, isSignedIn } from '../sign-in/sign-in-target.ts'
import { viewerQuery } from '../session/viewer.ts'
import { hideSecrets } from './address-secrets.ts'

// What visitors' screens do before they load; each is a `beforeLoad` of the router, or a part of one.

interface Opened {
  location: { pathname: string; searchStr: string }
}

/**
 * Whoever is signed in already goes on: members, employees and trials where a sign-in would have led, the others to
 * their own place. Specification 1, section 4 (login); Decisions, section 3.
 */
export async function redirectSignedIn({
  context,
}: {
  context: { queryClient: QueryClient }
}): Promise<void> {
  if (!isSignedIn()) return
  const signedIn = await context.queryClient.ensureQueryData(viewerQuery).catch(() => null)
  // The session was over: the form is the right place.
  if (!signedIn) return
  const open = (href: string) => {
    throw redirect({ href, replace: true })
  }
  const landing = loginLanding(signedIn.viewer.accountType)
  if (landing.kind === 'path') open(landing.path)
  // The login page itself takes the way to another site.
  else openTarget({ openPath: open, openSite: () => {} })
}

/** While an outage blocks login, the login page says so for every way in. Specification 1, section 2.3; docs/decisions/flags.md. */
export function redirectInOutage({ location }: Pick<Opened, 'location'>): void {
  if (config.outage) throw redirect({ href: `${pathTo('login')}${location.searchStr}`, replace: true })
}

/** Takes the secrets out of an address that a link of ours led to, before anything is drawn. */
export function redirectWithoutSecrets({ location }: Opened): void {
  const href = hideSecrets(location.pathname, location.searchStr)
  if (href) throw redirect({ href, replace: true })
}

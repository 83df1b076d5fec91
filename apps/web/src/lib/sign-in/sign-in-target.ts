import {
  type RedirectTexts,
  redirectTexts,
  type SignInTarget,
  signInTarget,
} from '@section/domain/identity/redirects/sign-in-redirect.ts'
import { config } from '../config.ts'
import { readCookie } from './sign-in-cookies.ts'
import { isSignInMixed } from './tokens.ts'

export interface TargetOpeners {
  openPath: (path: string) => void
  /** Opens another site of the school, which needs a one-time code. */
  openSite: (url: string) => void
}

/** Returns the site to which a signed-in visitor of this address continues with a one-time code; otherwise null. */
export function siteToContinueTo(): string | null {
  const target = targetOf(readParameters())
  return isSignedIn() && target.kind === 'auth-url' ? target.url : null
}

/** Opens the target that the address or the options of a sign-in name; an unsafe target is replaced by home. */
export function openTarget(
  { openPath, openSite }: TargetOpeners,
  parameters: Parameters<typeof targetOf>[0] = readParameters(),
): void {
  const target = targetOf(parameters)
  if (target.kind === 'path') openPath(target.path)
  else if (target.kind === 'url') location.assign(target.url)
  else openSite(target.url)
}

/** Returns the redirect parameters of this address. */
export const redirectParameters = (): RedirectTexts => redirectTexts(location.search)

function targetOf(parameters: Partial<Record<keyof RedirectTexts, unknown>>): SignInTarget {
  return signInTarget(parameters, config.redirectOrigins)
}

function readParameters() {
  const parameters = new URLSearchParams(location.search)
  const read = (name: string) => {
    const values = parameters.getAll(name)
    return values.length > 1 ? values : values[0]
  }
  return {
    redirectUrl: read('redirectUrl'),
    authRedirectUrl: read('authRedirectUrl'),
    redirectPath: read('redirectPath'),
  }
}

/** Checks whether the browser has a sign-in, which may have ended on the server already. */
export const isSignedIn = (): boolean =>
  Boolean(readCookie('user_id') && readCookie('refresh_token')) && !isSignInMixed()

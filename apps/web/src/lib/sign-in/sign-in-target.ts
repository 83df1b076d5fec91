import {
  type RedirectTexts,
  redirectTexts,
  type SignInTarget,
  signInTarget,
} from '@section/domain/identity/sign-in-redirect.ts'
import { config } from '../config.ts'
import { readCookie } from '../session/session-cookies.ts'

interface Openers {
  openPath: (path: string) => void
  /** Another site of ours, which wants a one-time code. */
  openSite: (url: string) => void
}

/** The site that somebody who is signed in wants to go on to from this address with a one-time code. */
export function siteToContinueTo(): string | null {
  const target = targetOf(readParameters())
  return isSignedIn() && target.kind === 'auth-url' ? target.url : null
}

/** Goes where the address, or what a sign-in was begun with, says, if that is safe. */
export function openTarget(
  { openPath, openSite }: Openers,
  parameters: Parameters<typeof targetOf>[0] = readParameters(),
): void {
  const target = targetOf(parameters)
  if (target.kind === 'path') openPath(target.path)
  else if (target.kind === 'url') location.assign(target.url)
  else openSite(target.url)
}

/** The parameters of this address that say where a sign-in leads, each once. */
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

/** Whether the browser holds a sign-in; the server may know that it has ended. */
export const isSignedIn = (): boolean => Boolean(readCookie('user_id') && readCookie('refresh_token'))

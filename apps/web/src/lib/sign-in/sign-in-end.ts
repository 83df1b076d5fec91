import { clearSignInCookies } from './sign-in-cookies.ts'
import { signInFailure } from './stored-texts.ts'
import { removeUntilSignOut } from './until-sign-out.ts'
import { openTabChannel } from '../tabs/tab-channel.ts'

/** The reason why a sign-in ended: the member signed out, or the sign-in expired. */
export type SignInEnd = 'signed-out' | 'expired'

type Listener = (end: SignInEnd) => void
const listeners = new Set<Listener>()
const channel = openTabChannel('sign-in')
channel.listen((message) => notify(message === 'signed-out' ? 'signed-out' : 'expired'))

/** Deletes the sign-in from this browser. Every open tab navigates to login, which shows `reason` in this tab. */
export function endBrowserSignIn(end: SignInEnd = 'expired', reason?: string): void {
  if (reason) signInFailure.write(reason)
  clearSignInCookies()
  if (end === 'signed-out') removeUntilSignOut()
  channel.post(end)
  notify(end)
}

/** Calls `listener` when the sign-in ends in this tab or another one, until the returned function is called. */
export function onSignInEnd(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const notify = (end: SignInEnd) => listeners.forEach((listener) => listener(end))

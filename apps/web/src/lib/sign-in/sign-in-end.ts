import { clearSignInCookies } from './sign-in-cookies.ts'
import { signInFailure } from './stored-texts.ts'
import { removeUntilSignOut } from './until-sign-out.ts'
import { openTabChannel } from '../tabs/tab-channel.ts'

/** The reason why a sign-in ended: the member signed out, or the sign-in expired. */
export type SignInEnd = 'signed-out' | 'expired'

const SIGNING_OUT = 'signing-out'
/** A sign-out is over after this time also if the tab that began it was closed meanwhile. */
const SIGN_OUT_MS = 10_000
let signOutBegan = -Infinity

type Listener = (end: SignInEnd) => void
const listeners = new Set<Listener>()
const channel = openTabChannel('sign-in')
channel.listen((message) => {
  if (message === SIGNING_OUT) signOutBegan = performance.now()
  else notify(message === 'signed-out' ? 'signed-out' : 'expired')
})

/** Tells every tab of this browser that the member is signing out, before the server ends the sign-in. */
export function beginSignOut(): void {
  signOutBegan = performance.now()
  channel.post(SIGNING_OUT)
}

/** Returns whether the member is signing out in this browser, so that nothing more is asked with the sign-in. */
export const isSigningOut = (): boolean => performance.now() - signOutBegan < SIGN_OUT_MS

/** Deletes the sign-in from this browser. Every open tab navigates to login, which shows `reason` in this tab. */
export function endBrowserSignIn(end: SignInEnd = 'expired', reason?: string): void {
  // What the server refuses during a sign-out has not expired.
  if (end === 'expired' && isSigningOut()) return
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

function notify(end: SignInEnd): void {
  signOutBegan = -Infinity
  listeners.forEach((listener) => listener(end))
}

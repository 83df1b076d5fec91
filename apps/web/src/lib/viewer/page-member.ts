import { readCookie } from '../sign-in/sign-in-cookies.ts'
import { onSignInEnd } from '../sign-in/sign-in-end.ts'

// All tabs share the cookies, but a page shows the data of the member for whom it was loaded. When the cookies name
// another member, the page reloads, so that nothing is sent with their token. docs/decisions/outages.md

let pageMember: string | undefined

type Listener = (userId: string) => void
const listeners = new Set<Listener>()

/** Records that this page shows the data of the member of the cookies. */
export function setPageMember(): void {
  const before = pageMember
  pageMember = readCookie('user_id')
  const userId = pageMember
  if (userId !== undefined && userId !== before) listeners.forEach((listener) => listener(userId))
}

/**
 * Calls back with the member whose data this page shows, now or once it is loaded, and with each who signs in after them,
 * until the returned function is called.
 */
export function onPageMember(listener: Listener): () => void {
  listeners.add(listener)
  if (pageMember !== undefined) listener(pageMember)
  return () => listeners.delete(listener)
}

onSignInEnd(() => (pageMember = undefined))

/** Reloads the page when another member has signed in in another tab; returns whether it does. */
export function reloadForOtherMember(): boolean {
  const now = readCookie('user_id')
  if (!pageMember || !now || now === pageMember) return false
  location.reload()
  return true
}

/** Checks whether the sign-in of this page's member is gone from the cookies. */
export const hasSignInEnded = (): boolean => pageMember !== undefined && readCookie('user_id') === undefined

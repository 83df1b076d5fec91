import { readCookie } from './session-cookies.ts'
import { onSessionEnd } from './sign-out.ts'

// All tabs share the cookies, but a page shows the data of the member for whom it was loaded. When the cookies name
// another member, the page reloads, so that nothing is sent with their token. docs/decisions/outages.md

let pageMember: string | undefined

/** Records that this page shows the data of the member of the cookies. */
export function setPageMember(): void {
  pageMember = readCookie('user_id')
}

onSessionEnd(() => (pageMember = undefined))

/** Reloads the page when another member has signed in in another tab; returns whether it does. */
export function reloadForOtherMember(): boolean {
  const now = readCookie('user_id')
  if (!pageMember || !now || now === pageMember) return false
  location.reload()
  return true
}

/** Checks whether the sign-in of this page's member is gone from the cookies. */
export const hasSessionEnded = (): boolean => pageMember !== undefined && readCookie('user_id') === undefined

import { readCookie } from './session-cookies.ts'
import { onSessionEnd } from './sign-out.ts'

// The cookies belong to all tabs, and what a page shows to the member it was loaded for. Where the two part, the page is
// loaded anew: nothing is sent under another member's token. See docs/decisions/outages.md.

let pageMember: string | undefined

/** From here on this page shows what belongs to the member of the cookies. */
export function setPageMember(): void {
  pageMember = readCookie('user_id')
}

onSessionEnd(() => (pageMember = undefined))

/** Loads the page anew when somebody else has signed in meanwhile, in another tab; answers whether it does. */
export function reloadForOtherMember(): boolean {
  const now = readCookie('user_id')
  if (!pageMember || !now || now === pageMember) return false
  location.reload()
  return true
}

/** Whether the session of what this page shows has gone without a word. */
export const hasSessionEnded = (): boolean => pageMember !== undefined && readCookie('user_id') === undefined

import type { QueryClient } from '@tanstack/react-query'
import { hasSessionEnded, reloadForOtherMember } from './page-member.ts'
import { readCookie } from './session-cookies.ts'
import { endSession } from './sign-out.ts'

const CHANNEL = 'changes'
// Nobody listens where the pages are drawn at build time.
const channel = new BroadcastChannel(CHANNEL)

/** Tells the other tabs that this one has changed something: what they have read may no longer hold. */
export function notifyOtherTabs(): void {
  channel.postMessage(readCookie('user_id'))
}

/**
 * Follows what happens in other tabs: who comes back to this one finds what holds now. A change is read again at once
 * where the page is seen, else when it is; another sign-in loads the page anew. `onSignedIn` is called where nobody was
 * signed in when the page was left. Answers how to stop.
 */
export function watchOtherTabs(queryClient: QueryClient, onSignedIn: () => void): () => void {
  const changed = () => {
    const refetchType = document.visibilityState === 'visible' ? 'active' : 'none'
    // The member and the flags, which no action of ours changes, are no part of it.
    void queryClient.invalidateQueries({
      refetchType,
      predicate: ({ queryKey: [of] }) => of !== 'viewer' && of !== 'flags',
    })
  }
  const cameBack = () => {
    if (document.visibilityState !== 'visible' || reloadForOtherMember()) return
    if (hasSessionEnded()) endSession()
    else if (readCookie('user_id')) onSignedIn()
  }
  channel.addEventListener('message', changed)
  document.addEventListener('visibilitychange', cameBack)
  window.addEventListener('focus', cameBack)
  return () => {
    channel.removeEventListener('message', changed)
    document.removeEventListener('visibilitychange', cameBack)
    window.removeEventListener('focus', cameBack)
  }
}

import type { QueryClient } from '@tanstack/react-query'
import { hasSignInEnded, reloadForOtherMember } from './page-member.ts'
import { readCookie } from '../sign-in/sign-in-cookies.ts'
import { endBrowserSignIn } from '../sign-in/sign-in-end.ts'
import { openTabChannel } from '../tabs/tab-channel.ts'

const channel = openTabChannel('changes')

/** Notifies the other tabs of a change, because their cached data may be stale. */
export function notifyOtherTabs(): void {
  channel.post(readCookie('user_id'))
}

/**
 * Watches other tabs until the returned function is called. After a change in another tab the data of a visible page is
 * fetched again. When another member signs in, the page reloads; `onSignedIn` is called when this tab had no member.
 * docs/product/sign-in.md#several-tabs
 */
export function watchOtherTabs(queryClient: QueryClient, onSignedIn: () => void): () => void {
  const refetch = () => {
    const refetchType = document.visibilityState === 'visible' ? 'active' : 'none'
    // The member and the flags are left out, because no action of another tab changes them.
    void queryClient.invalidateQueries({
      refetchType,
      predicate: ({ queryKey: [name] }) => name !== 'viewer' && name !== 'flags',
    })
  }
  const checkMember = () => {
    if (document.visibilityState !== 'visible' || reloadForOtherMember()) return
    if (hasSignInEnded()) endBrowserSignIn()
    else if (readCookie('user_id')) onSignedIn()
  }
  const stop = new AbortController()
  const { signal } = stop
  const stopListening = channel.listen(refetch)
  document.addEventListener('visibilitychange', checkMember, { signal })
  window.addEventListener('focus', checkMember, { signal })
  return () => {
    stopListening()
    stop.abort()
  }
}

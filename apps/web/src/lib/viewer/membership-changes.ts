import type { Query } from '@tanstack/react-query'
import { membershipKey } from '@section/domain/billing/membership-key.ts'
import { queryClient } from '../graphql/query-client.ts'
import { send } from '../graphql/send.ts'
import { readCookie } from '../sign-in/sign-in-cookies.ts'
import { isSigningOut, onSignInEnd } from '../sign-in/sign-in-end.ts'
import { freshIdToken, TokenRefused } from '../sign-in/tokens.ts'
import { openTabChannel } from '../tabs/tab-channel.ts'
import { withTabLock } from '../tabs/tab-lock.ts'
import { reloadForOtherMember } from './page-member.ts'
import { viewerQuery } from './viewer.ts'

/** Longer than the server waits for a change. */
const ANSWER_MS = 35_000
/** The shortest time between two requests, also where a proxy answers at once. */
const BREATH_MS = 500
const FIRST_RETRY_MS = 2000
const LAST_RETRY_MS = 30_000

const channel = openTabChannel('membership')

/** Ends what follows the membership of an earlier sign-in. */
let following: AbortController | undefined

interface Router {
  /** Asks again whether the member may be on the open screen, and shows it anew. */
  invalidate: () => Promise<unknown>
}

/**
 * Follows the changes of the membership that this page shows until the sign-in ends: of all visible tabs of a browser one
 * asks the server, and tells the others. Each then reads the member, and what its screen shows. A hidden tab does so when it
 * is looked at. docs/product/membership.md#open-tabs
 */
export function followMembership(userId: string, router: Router): void {
  // The member may have signed out while this file was loaded.
  if (readCookie('user_id') !== userId) return
  const over = new AbortController()
  following?.abort()
  following = over
  let watch: AbortController | undefined
  let isStale = false

  const shownKey = () => {
    const viewer = queryClient.getQueryData(viewerQuery.queryKey)?.viewer
    return viewer && membershipKey(viewer)
  }

  async function refresh(): Promise<void> {
    isStale = document.visibilityState !== 'visible'
    if (isStale || over.signal.aborted) return
    const known = shownKey()
    await queryClient.fetchQuery({ ...viewerQuery, staleTime: 0 })
    // What no screen shows was answered to the former membership: another employer's people would stay until they are asked for.
    if (shownKey() !== known) queryClient.removeQueries({ type: 'inactive', predicate: isOfMembership })
    await router.invalidate()
    await queryClient.invalidateQueries({ predicate: isOfMembership })
  }

  const tell = async () => {
    channel.post(userId)
    await refresh()
  }

  /** Asks until the membership is another one than `known`; every other tab that knows the same waits for the lock meanwhile. */
  async function ask(known: string, signal: AbortSignal): Promise<void> {
    while (!signal.aborted && shownKey() === known && !isSigningOut() && !reloadForOtherMember()) {
      const { status, headers, body } = await send(`/membership-changes?known=${encodeURIComponent(known)}`, {
        headers: { authorization: `Bearer ${await freshIdToken()}` },
        signal,
        timeoutMs: ANSWER_MS,
      })
      if (status === 401) throw new TokenRefused()
      if (status !== 200 && status !== 204) throw new Error(`The server answered ${status}.`)
      if (status === 200) {
        const { membership } = body as { membership: string | null }
        if (membership === null) throw new TokenRefused()
        await tell()
        // Should the server see a difference that this page does not, the page would ask again and again.
        if (membership !== known && shownKey() === known) await pause(LAST_RETRY_MS, signal)
      }
      await pause(Number(headers.get('retry-after')) * 1000 || BREATH_MS, signal)
    }
  }

  async function keepAsking(signal: AbortSignal): Promise<void> {
    let retryMs = FIRST_RETRY_MS
    while (!signal.aborted) {
      const known = shownKey()
      try {
        if (known) await withTabLock(`membership ${known}`, () => ask(known, signal))
        retryMs = FIRST_RETRY_MS
      } catch (error) {
        // Reading the member finds out that the sign-in has ended, and opens the login.
        if (error instanceof TokenRefused && !signal.aborted) await tell().catch(() => undefined)
        await pause(retryMs * (1 + Math.random()), signal)
        retryMs = Math.min(2 * retryMs, LAST_RETRY_MS)
      }
      await pause(BREATH_MS, signal)
    }
  }

  function lookAgain(): void {
    watch?.abort()
    if (document.visibilityState !== 'visible') return
    watch = new AbortController()
    if (isStale) refresh().catch(() => undefined)
    void keepAsking(watch.signal)
  }

  const stopListening = channel.listen((of) => void (of === userId && refresh().catch(() => undefined)))
  document.addEventListener('visibilitychange', lookAgain, { signal: over.signal })
  const stopWaiting = onSignInEnd(() => over.abort())
  over.signal.addEventListener('abort', () => {
    watch?.abort()
    stopListening()
    stopWaiting()
  })
  lookAgain()
}

/** What is answered by the membership; the member, from whom it is read, has just been. */
const isOfMembership = ({ queryKey: [name] }: Query) => name !== 'viewer'

/** Waits, at most until the signal is aborted. */
function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve()
    const timer = setTimeout(resolve, milliseconds)
    signal.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true })
  })
}

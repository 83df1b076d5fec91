import { notifyManager } from '@tanstack/react-query'
import { SessionEnded } from '../graphql/graphql-client.ts'
import { notifyOtherTabs } from '../session/other-tabs.ts'
import { readCookie } from '../session/session-cookies.ts'
import { onSessionEnd } from '../session/sign-out.ts'
import { LatestOutbox, type LatestPort } from './latest-outbox.ts'

/**
 * Returns a function that returns the outbox of the signed-in member in this browser until they sign out. What earlier pages
 * could not send is sent as soon as it is first asked for, and when the browser is online again. Other tabs hear of what was
 * sent, as they do of every change.
 */
export function memberOutbox<Value>(name: string, port: LatestPort<Value>): () => LatestOutbox<Value> {
  const outboxes = new Map<string, LatestOutbox<Value>>()
  return () => {
    const userId = readCookie('user_id') ?? ''
    const known = outboxes.get(userId)
    if (known) return known
    const outbox = new LatestOutbox<Value>(`${name}:${userId}:`, {
      ...port,
      async send(key, value, ageMs) {
        // Under another member's token the value would be refused and lost.
        if (readCookie('user_id') !== userId) throw new SessionEnded()
        await port.send(key, value, ageMs)
        notifyOtherTabs()
        // Screens hear of the cache in a later task. Forgotten before that, the value would give way to the old one for a moment.
        await new Promise<void>((resolve) => notifyManager.schedule(resolve))
      },
    })
    outboxes.set(userId, outbox)
    const flush = () => void outbox.flush()
    window.addEventListener('online', flush)
    const stop = onSessionEnd(() => {
      stop()
      window.removeEventListener('online', flush)
      outbox.dispose()
      outboxes.delete(userId)
    })
    flush()
    return outbox
  }
}

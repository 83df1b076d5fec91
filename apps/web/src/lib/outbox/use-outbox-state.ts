import { useSyncExternalStore } from 'react'
import type { LatestOutbox, OutboxState } from './latest-outbox.ts'

/** Returns whether the values of an outbox have arrived at the server. */
export function useOutboxState<Value>(outbox: LatestOutbox<Value>): OutboxState {
  return useSyncExternalStore(outbox.subscribe, () => outbox.state)
}

import { useSyncExternalStore } from 'react'
import type { OutboxState } from './outbox-state.ts'
import type { Outbox } from './outbox.ts'

/** Returns whether the values of an outbox have arrived at the server. */
export function useOutboxState(outbox: Pick<Outbox<unknown>, 'state' | 'subscribe'>): OutboxState {
  return useSyncExternalStore(outbox.subscribe, () => outbox.state)
}

import { useSyncExternalStore } from 'react'
import type { OutboxState } from '../../../lib/outbox/latest-outbox.ts'
import type { ChecklistItem } from '../session-page-query.ts'
import { tickOutbox } from './tick-outbox.ts'

/** Returns the items with the member's own unsent ticks. */
export function useTickedItems(items: readonly ChecklistItem[]): readonly ChecklistItem[] {
  const outbox = tickOutbox()
  const pending = useSyncExternalStore(outbox.subscribe, () =>
    items.map(({ sessionContentId }) => outbox.pending(sessionContentId) ?? '').join(),
  )
  const ticks = pending.split(',')
  return items.map((item, at) => {
    const status = ticks[at]
    if (status !== 'COMPLETED' && status !== 'NOT_STARTED') return item
    return { ...item, completionStatus: status, progress: Number(status === 'COMPLETED') }
  })
}

/** Returns whether all ticks have arrived at the server. */
export function useTicksState(): OutboxState {
  const outbox = tickOutbox()
  return useSyncExternalStore(outbox.subscribe, () => outbox.state)
}

import { useSyncExternalStore } from 'react'
import type { ChecklistItem } from '../session-page-query.ts'
import { tickOutbox, withStatus } from './tick-outbox.ts'

/** Returns the items with the member's own unsent ticks. */
export function useTickedItems(items: readonly ChecklistItem[]): readonly ChecklistItem[] {
  const pending = useSyncExternalStore(tickOutbox.subscribe, () =>
    items.map(({ sessionContentId }) => tickOutbox.pending(sessionContentId) ?? '').join(),
  )
  const ticks = pending.split(',')
  return items.map((item, at) => {
    const status = ticks[at]
    return status === 'COMPLETED' || status === 'NOT_STARTED' ? withStatus(item, status) : item
  })
}

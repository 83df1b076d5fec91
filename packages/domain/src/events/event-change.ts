import type { EventTimes } from './watchable.ts'

/** An event as far as those who come must know of its changes. */
export interface PlannedEvent extends EventTimes {
  readonly isPublished: boolean
}

/**
 * Returns what those who come to an event must be told of a change of it at `now` (epoch ms); null for nothing, as for an event that
 * is over. One that is given after all has moved for those who were told that it is called off.
 * See docs/product/events.md#events-that-move-or-are-called-off.
 */
export function eventChange(
  previous: PlannedEvent,
  current: PlannedEvent,
  now: number,
): 'moved' | 'canceled' | null {
  const wasAhead = now < previous.eventEnd
  if (!current.isPublished) return previous.isPublished && wasAhead ? 'canceled' : null
  if (!wasAhead && current.eventEnd <= now) return null
  const isSame = previous.eventStart === current.eventStart && previous.eventEnd === current.eventEnd
  return previous.isPublished && isSame ? null : 'moved'
}

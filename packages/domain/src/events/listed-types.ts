import type { EVENT_TYPE_LABELS } from './event-labels.ts'

type EventType = keyof typeof EVENT_TYPE_LABELS

/** The types of the events that are listed; all others are opened by their address alone. */
const LISTED_TYPES: readonly EventType[] = ['ORIENTATION', 'LISTEN_AND_LEARN']

/** Returns the types of the events that a list shows for a filter, in which ORIENTATION stands for all that are listed. */
export function listedTypes(filter?: EventType | null): readonly EventType[] {
  return !filter || filter === 'ORIENTATION' ? LISTED_TYPES : LISTED_TYPES.filter((type) => type === filter)
}

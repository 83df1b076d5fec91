import { isAttending } from '@section/domain/events/rsvp/rsvp.ts'
import { watchable } from '@section/domain/events/watchable.ts'
import type { EventDetail, OwnRsvp } from './event-query.ts'

/** The part of an event that a member may watch now. */
export interface Watching {
  readonly kind: 'live' | 'recording'
  /** The address at which it is watched; null while there is none. */
  readonly address: string | null
}

/**
 * Returns what a member may watch of an event at `now`, and where: live at their own address of the room, or else at that of
 * the event; null for nothing, as of an event that has been called off. docs/product/events.md#room-and-recording
 */
export function watchingOf(event: EventDetail, rsvp: OwnRsvp, now: number): Watching | null {
  const kind = event.status === 'CANCELED' ? null : watchable(event, isAttending(rsvp), now)
  if (kind === null) return null
  const own = kind === 'live' ? (rsvp?.zoomJoinUrl ?? null) : null
  return { kind, address: own ?? event.zoomLink }
}

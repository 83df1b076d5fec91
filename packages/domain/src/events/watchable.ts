/** The period of an event; instants are epoch ms. */
export interface EventTimes {
  readonly eventStart: number
  readonly eventEnd: number
}

/** The room of an event is known to those who come from this time before its start on. */
const ROOM_KNOWN_BEFORE_MS = 3 * 3_600_000

/**
 * Returns what a member may watch of an event at `now` (epoch ms): the room from three hours before the start on, if they
 * come, and once it is over the recording. The server tells the addresses, and the screen shows the button, by this rule.
 * See docs/product/events.md#room-and-recording.
 */
export function watchable(
  { eventStart, eventEnd }: EventTimes,
  attends: boolean,
  now: number,
): 'live' | 'recording' | null {
  if (eventEnd <= now) return 'recording'
  return attends && eventStart - now <= ROOM_KNOWN_BEFORE_MS ? 'live' : null
}

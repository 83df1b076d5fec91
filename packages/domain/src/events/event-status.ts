/** The facts that decide who finds an event; `eventEnd` in epoch ms. */
export interface PublishedEvent {
  readonly publishStatus: 'ACTIVE' | 'ARCHIVED' | 'DRAFT'
  readonly eventEnd: number
}

/**
 * Returns the status of an event as a member finds it at `now` (epoch ms); null where they do not find it. One that is called
 * off is found until its end by those who said that they come. See docs/product/events.md#events-that-move-or-are-called-off.
 */
export function eventStatus(
  { publishStatus, eventEnd }: PublishedEvent,
  attends: boolean,
  now: number,
): 'ACTIVE' | 'CANCELED' | null {
  if (publishStatus === 'ACTIVE') return 'ACTIVE'
  return attends && now < eventEnd ? 'CANCELED' : null
}

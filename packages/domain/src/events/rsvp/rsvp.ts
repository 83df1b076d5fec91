import type { TimedEvent } from '../times/event-timing.ts'

type Rsvp = { readonly status: 'ACTIVE' | 'DELETED' } | null | undefined

/** Returns whether a member comes; without an answer, and after taking it back, they do not. */
export const isAttending = (rsvp: Rsvp): boolean => rsvp?.status === 'ACTIVE'

/** Returns the answer that the button sends: that the member comes, unless they do already. See docs/product/events.md#rsvp. */
export const toggledRsvp = (rsvp: Rsvp): 'ACTIVE' | 'DELETED' => (isAttending(rsvp) ? 'DELETED' : 'ACTIVE')

/** Returns whether an event takes answers and invitations at `now` (epoch ms): it is not over and has not been called off. */
export const isToCome = ({ status, eventEnd }: TimedEvent, now: number): boolean =>
  status === 'ACTIVE' && now < eventEnd

import { DAY_MS } from './durations.ts'

/** The longest time for which a device keeps a change that it could not send; an older change counts as made then. */
export const MAX_OFFLINE_MS = 30 * DAY_MS

/** The time of a change as a device reports it; its own clock may be wrong. */
interface ChangeTime {
  /** The time between the change and the sending of the request, in milliseconds; 0 by default. */
  msAgo?: number | null | undefined
  /** The server's time at which the request was sent, as the device reckons it (epoch ms); `now` unless given. */
  sentAt?: number | null | undefined
}

/**
 * Returns when a change was made (epoch ms) that arrives at the server `now`. What the device says is subtracted from the
 * server's time, and the change is neither in the future nor more than 30 days ago. On a slow network a request may be
 * overtaken by one that was sent after it, so the time that it was on its way counts as well.
 */
export function changedAt({ msAgo, sentAt }: ChangeTime, now: number): number {
  const travelMs = Math.max(now - (sentAt ?? now), 0)
  return now - Math.min(travelMs + Math.max(msAgo ?? 0, 0), MAX_OFFLINE_MS)
}

import { DAY_MS } from './durations.ts'

/** How long a device keeps a change that it could not send; a change that is older counts as made then. */
export const MAX_OFFLINE_MS = 30 * DAY_MS

/**
 * Returns when a change was made (epoch ms) that a device says it made `msAgo` milliseconds before it sent it. It is
 * subtracted from the server's `now`, because clocks of devices are wrong, less the time since `sentAt`, the server's time of
 * sending as far as the device knows it: on a slow network a change may be overtaken by a later one. The result is neither in
 * the future nor more than 30 days ago.
 */
export function changedAt(msAgo: number | null | undefined, now: number, sentAt?: number | null): number {
  const travelMs = Math.max(now - (sentAt ?? now), 0)
  return now - Math.min(travelMs + Math.max(msAgo ?? 0, 0), MAX_OFFLINE_MS)
}

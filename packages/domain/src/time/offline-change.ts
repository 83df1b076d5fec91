import { DAY_MS } from './durations.ts'

/** How long a device keeps a change that it could not send; a change that is older counts as made then. */
export const MAX_OFFLINE_MS = 30 * DAY_MS

/**
 * Returns when a change was made (epoch ms) that a device says it made `msAgo` milliseconds ago. It is subtracted from the
 * server's `now`, because clocks of devices are wrong, and is neither in the future nor more than 30 days ago.
 */
export function changedAt(msAgo: number | null | undefined, now: number): number {
  return now - Math.min(Math.max(msAgo ?? 0, 0), MAX_OFFLINE_MS)
}

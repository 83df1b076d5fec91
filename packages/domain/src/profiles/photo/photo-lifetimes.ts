import { isoDate } from '../../time/calendar-date.ts'
import { DAY_MS, HOUR_MS } from '../../time/durations.ts'

/** The time for which the permission to upload a photo is valid. */
export const UPLOAD_SECONDS = 300

/**
 * The time after its permission in which an upload can be saved as a photo. It is much shorter than that after which it is deleted,
 * so that no photo is deleted while it is being saved.
 */
export const UPLOAD_SAVABLE_MS = 12 * HOUR_MS

/** The age at which uploads, and pictures that nobody shows, are deleted. docs/product/profile-photo.md#what-is-kept */
export const UNSHOWN_PHOTO_KEPT_MS = DAY_MS

/** The nightly removal is due at half past four in UTC. */
const TIME_OF_DAY_MS = 4.5 * HOUR_MS

/** Returns the nightly removal of photos that was due last, at or before `now` (epoch ms): its date and moment. */
export function lastPhotoRemoval(now: number): { day: string; at: number } {
  const midnight = Math.floor((now - TIME_OF_DAY_MS) / DAY_MS) * DAY_MS
  return { day: isoDate(midnight), at: midnight + TIME_OF_DAY_MS }
}

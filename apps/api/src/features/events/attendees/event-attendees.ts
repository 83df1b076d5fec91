import type { Db } from '@section/db/connection.ts'
import type { CacheInvalidation } from '../../../server/cache/cache-invalidation.ts'
import { LoadingCache } from '../../../server/cache/loading-cache.ts'
import type { Clock } from '../../../server/clock.ts'
import { type AllAttendees, loadAttendees } from './attendees-store.ts'

/** The most attendees of an event that a viewer is shown. */
export const MAX_SHOWN = 12

const MAX_EVENTS = 200

/**
 * Creates the cache of those who come to events. It has one more than are shown, because the viewer may be among them. An event is
 * dropped when somebody answers it, and all are when a member changes, who may share it no longer.
 */
export function createEventAttendees(
  db: Db,
  cacheInvalidation: CacheInvalidation,
  clock: Clock,
): LoadingCache<AllAttendees> {
  const load = async (ids: string[]) =>
    new Map(
      await Promise.all(ids.map(async (id) => [id, await loadAttendees(db, id, MAX_SHOWN + 1)] as const)),
    )
  const attendees = new LoadingCache<AllAttendees>({ max: MAX_EVENTS, clock, load })
  for (const topic of ['member', 'catalog'] as const) cacheInvalidation.on(topic, () => attendees.clear())
  return cacheInvalidation.invalidates('attendees', attendees)
}

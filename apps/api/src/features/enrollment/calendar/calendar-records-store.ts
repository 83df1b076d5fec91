import { inArray } from 'drizzle-orm'
import type { Db } from '@section/db/connection.ts'
import { calendarRevisions, calendarSubscriptions } from '@section/db/schema.ts'
import type { CacheInvalidation } from '../../../server/cache/cache-invalidation.ts'
import type { Clock } from '../../../server/clock.ts'
import { LoadingCache } from '../../../server/cache/loading-cache.ts'

const MAX_CACHED_MEMBERS = 5000

/** The stored facts by which a member's calendars are found and written. */
export interface CalendarRecords {
  /** The id of their subscription; null without one. */
  subscriptionId: string | null
  /** The sequence numbers of the entries that were sent last, by session id; 0 before any. */
  revisions: ReadonlyMap<string, number>
}

/**
 * Creates the cache of calendar records by user id. Enrollments and subscriptions invalidate the member; a load of content,
 * which may move the sessions of many, invalidates the catalog.
 */
export function createCalendarRecords(
  db: Db,
  cacheInvalidation: CacheInvalidation,
  clock: Clock,
): LoadingCache<CalendarRecords> {
  const load = (userIds: string[]) => loadRecords(db, userIds)
  const records = new LoadingCache<CalendarRecords>({ max: MAX_CACHED_MEMBERS, clock, load })
  cacheInvalidation.on('catalog', () => records.clear())
  return cacheInvalidation.invalidates('member', records)
}

async function loadRecords(db: Db, userIds: string[]): Promise<Map<string, CalendarRecords>> {
  const subscriptions = await db
    .select()
    .from(calendarSubscriptions)
    .where(inArray(calendarSubscriptions.userId, userIds))
  const revisions = await db
    .select()
    .from(calendarRevisions)
    .where(inArray(calendarRevisions.userId, userIds))
  const subscriptionIds = new Map(subscriptions.map((row) => [row.userId, row.subscriptionId]))
  const byMember = Map.groupBy(revisions, ({ userId }) => userId)
  return new Map(
    userIds.map((userId) => [
      userId,
      {
        subscriptionId: subscriptionIds.get(userId) ?? null,
        revisions: new Map(byMember.get(userId)?.map(({ sessionId, revision }) => [sessionId, revision])),
      },
    ]),
  )
}

import { isoDate } from '@section/domain/time/calendar-date.ts'
import type { Db } from '@section/db/connection.ts'
import type { CacheInvalidation } from '../../server/cache/cache-invalidation.ts'
import { LoadingCache } from '../../server/cache/loading-cache.ts'
import type { Clock } from '../../server/clock.ts'
import { findSomeMembers, type FoundPage } from './directory-store.ts'

/** The number of choices that are kept; screens ask for one size, and it is another one each day. */
const MAX_CHOICES = 50

type Choices = LoadingCache<FoundPage>

/**
 * Creates the cache of the members whom home introduces on a day. Everybody is introduced to the same ones, and on the next day to
 * others, so that all have their turn. They are chosen again once one of them has changed, so that nobody is shown who no longer
 * wants to be.
 */
export function createHomeMembers(db: Db, cacheInvalidation: CacheInvalidation, clock: Clock): Choices {
  const load = async (keys: string[]) => {
    const choices = keys.map(async (key) => {
      const [count, day = ''] = key.split(' ')
      return [key, await findSomeMembers(db, Number(count), day)] as const
    })
    return new Map(await Promise.all(choices))
  }
  const chosen: Choices = new LoadingCache({ max: MAX_CHOICES, clock, load })
  cacheInvalidation.on('member', (userId) =>
    chosen.deleteWhere(({ members }) => members.some((member) => member.userId === userId)),
  )
  cacheInvalidation.onReconnect(() => chosen.clear())
  return chosen
}

/** Returns the key of the choice of so many members on the day of `now` (epoch ms), in UTC. */
export const homeMembersKey = (count: number, now: number): string => `${count} ${isoDate(now)}`

import type { Db } from '@section/db/connection.ts'
import type { CacheInvalidation } from '../../server/cache/cache-invalidation.ts'
import { LoadingCache } from '../../server/cache/loading-cache.ts'
import type { Clock } from '../../server/clock.ts'
import { findSomeMembers, type FoundPage } from './directory-store.ts'

/** The number of sizes of which a choice is kept; screens ask for one. */
const MAX_SIZES = 50

type Choices = LoadingCache<FoundPage>

/**
 * Creates the cache of the members whom home introduces, by their number. Everybody is introduced to the same ones, and after a
 * minute to others, so that all have their turn. They are chosen again once one of them has changed, so that nobody is shown who no
 * longer wants to be.
 */
export function createHomeMembers(db: Db, cacheInvalidation: CacheInvalidation, clock: Clock): Choices {
  const load = async (counts: string[]) => {
    const choices = counts.map(async (count) => [count, await findSomeMembers(db, Number(count))] as const)
    return new Map(await Promise.all(choices))
  }
  const chosen: Choices = new LoadingCache({ max: MAX_SIZES, clock, load })
  cacheInvalidation.on('member', (userId) =>
    chosen.deleteWhere(({ members }) => members.some((member) => member.userId === userId)),
  )
  cacheInvalidation.onReconnect(() => chosen.clear())
  return chosen
}

import type { Db } from '@section/db/connection.ts'
import type { CacheInvalidation } from '../../server/cache/cache-invalidation.ts'
import { LoadingCache } from '../../server/cache/loading-cache.ts'
import type { Clock } from '../../server/clock.ts'
import { findPage, type FoundPage } from './directory-store.ts'

const MAX_PAGES = 100

type Pages = LoadingCache<FoundPage>

/**
 * Creates the cache of the pages of members that home introduces, which are the same for everybody. A page is read again once one of
 * its members has changed, so that nobody is shown who no longer wants to be, and newcomers come in within a minute.
 */
export function createHomeMembers(db: Db, cacheInvalidation: CacheInvalidation, clock: Clock): Pages {
  const load = async (keys: string[]) => {
    const pages = keys.map(
      async (key) => [key, await findPage(db, { patterns: [], ...pageOf(key) })] as const,
    )
    return new Map(await Promise.all(pages))
  }
  const pages: Pages = new LoadingCache({ max: MAX_PAGES, clock, load })
  cacheInvalidation.on('member', (userId) =>
    pages.deleteWhere(({ members }) => members.some((member) => member.userId === userId)),
  )
  cacheInvalidation.onReconnect(() => pages.clear())
  return pages
}

/** Returns the key of a page. */
export const homePageKey = ({ start, count }: { start: number; count: number }): string => `${start} ${count}`

function pageOf(key: string): { start: number; count: number } {
  const [start = 0, count = 0] = key.split(' ').map(Number)
  return { start, count }
}

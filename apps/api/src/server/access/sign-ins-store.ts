import { inArray } from 'drizzle-orm'
import type { Db } from '@section/db/connection.ts'
import { authSessions } from '@section/db/schema.ts'
import type { CacheInvalidation } from '../cache/cache-invalidation.ts'
import type { Clock } from '../clock.ts'
import { LoadingCache } from '../cache/loading-cache.ts'

const MAX_CACHED_SIGN_INS = 20_000

/** A cached sign-in; its tokens are valid only while it is active. `expiresAt` in epoch ms. */
type SignIn = Pick<typeof authSessions.$inferSelect, 'userId' | 'identityId' | 'clientId'> & {
  expiresAt: number
  revoked: boolean
}

export type SignIns = LoadingCache<SignIn>

/** Creates the cache of sign-ins by `sid`; one is dropped as soon as it is revoked on any server. */
export function createSignIns(db: Db, cacheInvalidation: CacheInvalidation, clock: Clock): SignIns {
  const load = (sids: string[]) => loadSignIns(db, sids)
  const signIns = new LoadingCache<SignIn>({ max: MAX_CACHED_SIGN_INS, clock, load })
  return cacheInvalidation.invalidates('auth-session', signIns)
}

async function loadSignIns(db: Db, sids: string[]): Promise<Map<string, SignIn>> {
  const found = await db.select().from(authSessions).where(inArray(authSessions.sid, sids))
  return new Map(
    found.map(({ sid, expiresAt, revokedAt, ...signIn }) => [
      sid,
      { ...signIn, expiresAt: expiresAt.getTime(), revoked: revokedAt !== null },
    ]),
  )
}

import { inArray } from 'drizzle-orm'
import type { Db } from '@section/db/connection.ts'
import { authSessions } from '@section/db/schema.ts'
import type { CacheInvalidation } from '../cache-invalidation.ts'
import type { Clock } from '../clock.ts'
import { FreshCache } from '../fresh-cache.ts'

const MOST_SIGN_INS_KEPT = 20_000

/** A sign-in as the server knows it; tokens are good only while it stands. */
interface SignIn {
  /** Null while the federated identity that signed in has no member. */
  userId: string | null
  /** Null for a sign-in by password. */
  identityId: string | null
  clientId: string
  /** Epoch milliseconds. */
  expiresAt: number
  revoked: boolean
}

export type SignIns = FreshCache<SignIn>

/** Keeps sign-ins by their `sid`, dropped as soon as one is revoked on any server. */
export function createSignIns(db: Db, cacheInvalidation: CacheInvalidation, clock: Clock): SignIns {
  const signIns = new FreshCache<SignIn>({ max: MOST_SIGN_INS_KEPT, clock, load: (sids) => load(db, sids) })
  cacheInvalidation.on('auth-session', (sid) => signIns.drop(sid))
  cacheInvalidation.onReconnect(() => signIns.dropAll())
  return signIns
}

async function load(db: Db, sids: string[]): Promise<Map<string, SignIn>> {
  const found = await db.select().from(authSessions).where(inArray(authSessions.sid, sids))
  return new Map(
    found.map((row) => [
      row.sid,
      {
        userId: row.userId,
        identityId: row.identityId,
        clientId: row.clientId,
        expiresAt: row.expiresAt.getTime(),
        revoked: row.revokedAt !== null,
      },
    ]),
  )
}

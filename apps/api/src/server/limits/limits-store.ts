import { lt } from 'drizzle-orm'
import { type IRateLimiterOptions, RateLimiterDrizzle } from 'rate-limiter-flexible'
import type { Db } from '@section/db/connection.ts'
import { rateLimits } from '@section/db/schema.ts'

/** Creates a limiter that counts in the database, for all servers together. */
export function storedLimiter(db: Db, options: IRateLimiterOptions): RateLimiterDrizzle {
  return new RateLimiterDrizzle({
    ...options,
    storeClient: db,
    schema: rateLimits,
    clearExpiredByTimeout: false,
  })
}

/** Deletes the counts that expired before an instant. */
export async function purgeLimits(db: Db, before: Date): Promise<void> {
  await db.delete(rateLimits).where(lt(rateLimits.expire, before))
}

import { sql } from 'drizzle-orm'
import type { Db } from '@section/db/connection.ts'

/** The PostgreSQL notification channel for cache invalidations. */
export const CHANNEL = 'changes'

/** Sends, with the commit of `tx`, the invalidations: a topic, a space and a key each. */
export async function announceChanges(tx: Db, changes: readonly string[]): Promise<void> {
  await tx.execute(
    sql`select pg_notify(${CHANNEL}, change) from unnest(${sql.param([...changes])}::text[]) as change`,
  )
}

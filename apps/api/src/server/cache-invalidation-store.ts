import { sql } from 'drizzle-orm'
import type { Db } from '@section/db/connection.ts'

/** The notification channel of PostgreSQL on which servers tell each other what is stale. */
export const CHANNEL = 'changes'

/** Announces, with the commit of `tx`, what has become stale: each a topic and a key with a space between. */
export async function announceChanges(tx: Db, changes: readonly string[]): Promise<void> {
  await tx.execute(
    sql`select pg_notify(${CHANNEL}, change) from unnest(${sql.param([...changes])}::text[]) as change`,
  )
}

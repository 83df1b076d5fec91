import { ne, sql } from 'drizzle-orm'
import type { Db } from '@section/db/connection.ts'
import { contentLoads } from '@section/db/schema.ts'

/**
 * Records that a version of some content is loaded, in the transaction that loads it. Returns false if it was recorded already;
 * another server that records the same waits until this transaction ends.
 */
export async function recordLoad(tx: Db, name: string, version: string): Promise<boolean> {
  const recorded = await tx
    .insert(contentLoads)
    .values({ name, version })
    .onConflictDoUpdate({
      target: contentLoads.name,
      set: { version, loadedAt: sql`now()` },
      setWhere: ne(contentLoads.version, version),
    })
    .returning()
  return recorded.length > 0
}

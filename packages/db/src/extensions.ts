import { sql } from 'drizzle-orm'
import type { Db } from './connection.ts'

/**
 * Creates what the tables need of PostgreSQL beyond its core, before the migrations that use it: trigrams, by which the
 * search finds words with typos. The owner of a database may create this extension without further rights.
 */
export async function createExtensions(db: Db): Promise<void> {
  await db.execute(sql`create extension if not exists pg_trgm`)
}

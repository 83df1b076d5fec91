import { sql } from 'drizzle-orm'
import type { Db } from '@section/db/connection.ts'

/** Resolves when the database has responded. Errors: those of the database. */
export async function pingDatabase(db: Db): Promise<void> {
  await db.execute(sql`select 1`)
}

import { sql } from 'drizzle-orm'
import type { Db } from '@section/db/connection.ts'

/** Ends once the database has answered. Errors: those of the database. */
export async function answers(db: Db): Promise<void> {
  await db.execute(sql`select 1`)
}

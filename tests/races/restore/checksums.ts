import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { type Database, rows } from '@section/db/connection.ts'

/** Returns a checksum of all rows of each table of the school and of its job queue, by the name of the table. */
export async function checksumsOfTables({ db }: Database): Promise<Record<string, string>> {
  const tables = await rows<{ name: string }>(
    db,
    sql`select format('%I.%I', schemaname, tablename) as name from pg_tables
      where schemaname in ('public', 'pgboss', 'drizzle') order by 1`,
  )
  const sums: Record<string, string> = {}
  for (const { name } of tables) {
    const [found] = await rows<{ sum: string }>(
      db,
      sql`select concat(count(*), ' ', sum(hashtextextended(t::text, 0)::numeric)) as sum from ${sql.raw(name)} t`,
    )
    sums[name] = found?.sum ?? ''
  }
  return sums
}

/** Returns the checksum of each file of a folder, by its name. */
export const checksumsOfFiles = (folder: string): Record<string, string> =>
  Object.fromEntries(
    readdirSync(folder)
      .toSorted()
      .map((name) => [
        name,
        createHash('sha256')
          .update(readFileSync(join(folder, name)))
          .digest('hex'),
      ]),
  )

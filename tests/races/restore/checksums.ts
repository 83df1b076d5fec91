import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'

/** Returns a checksum of all rows of each table of the school and of its job queue, by the name of the table. */
export async function checksumsOfTables(url: string): Promise<Record<string, string>> {
  // A server's own connections end a statement after four seconds.
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const tables = await client.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
      where schemaname in ('public', 'pgboss', 'drizzle') order by 1`,
  )
  const sums: Record<string, string> = {}
  for (const { name } of tables.rows) {
    const { rows } = await client.query<{ sum: string }>(
      `select concat(count(*), ' ', sum(hashtextextended(t::text, 0)::numeric)) as sum from ${name} t`,
    )
    sums[name] = rows[0]?.sum ?? ''
  }
  await client.end()
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

import { sql } from 'drizzle-orm'
import { type Db, rows } from '@section/db/connection.ts'

/** Returns the number of rows of each table but that of the notes whose figures to count anew, to which each load adds. */
export async function countTables(db: Db): Promise<Record<string, number>> {
  const tables = await rows<{ name: string }>(
    db,
    sql`select table_name as name from information_schema.tables where table_schema = 'public'
      and table_name <> 'learning_changes' order by name`,
  )
  const each = tables.map(({ name }) => `select '${name}' as name, count(*)::int as count from "${name}"`)
  const found = await rows<{ name: string; count: number }>(db, sql.raw(each.join(' union all ')))
  return Object.fromEntries(found.map(({ name, count }) => [name, count]))
}

/** Returns the number of rows that `select … from <statement>` finds. */
export async function countWhere(db: Db, statement: string): Promise<number | undefined> {
  const [row] = await rows<{ count: number }>(db, sql.raw(`select count(*)::int as count from ${statement}`))
  return row?.count
}

/** Returns the number of sessions whose taken seats differ from their enrollments or exceed the capacity. */
export const countMiscounted = (db: Db) =>
  countWhere(
    db,
    `session_seats s where taken > capacity or taken <> (select count(*) from enrollments e
      where e.session_id = s.session_id and e.state <> 'WAITLISTED')`,
  )

import { getTableColumns, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '@section/db/connection.ts'

// PostgreSQL takes at most 65,535 parameters in a statement; the widest table has 38 columns.
const ROWS_PER_STATEMENT = 1000

/** Inserts or updates rows by their key. Only the columns that the rows name change, without those that are only for new rows. */
export async function upsertRows<Table extends PgTable>(
  db: Db,
  table: Table,
  rows: readonly Table['$inferInsert'][],
  key: PgColumn[],
  onlyNew: readonly PgColumn[] = [],
): Promise<void> {
  const [first] = rows
  if (!first) return
  const columns = Object.entries(getTableColumns(table)).filter(
    ([name, column]) => name in first && ![...key, ...onlyNew].some((part) => part.name === column.name),
  )
  const set = Object.fromEntries(
    columns.map(([name, column]) => [name, sql`excluded.${sql.identifier(column.name)}`]),
  )
  for (const chunk of chunksOf(rows)) {
    const insert = db.insert<PgTable>(table).values([...chunk])
    await (columns.length > 0
      ? insert.onConflictDoUpdate({ target: key, set })
      : insert.onConflictDoNothing({ target: key }))
  }
}

/** Inserts the rows that do not exist yet and leaves the others unchanged. */
export async function insertMissing<Table extends PgTable>(
  db: Db,
  table: Table,
  rows: readonly Table['$inferInsert'][],
): Promise<void> {
  for (const chunk of chunksOf(rows)) {
    await db
      .insert<PgTable>(table)
      .values([...chunk])
      .onConflictDoNothing()
  }
}

/** Returns the rows in as many parts as statements are needed to write them. */
export function chunksOf<Row>(rows: readonly Row[], perStatement = ROWS_PER_STATEMENT): Row[][] {
  return Array.from({ length: Math.ceil(rows.length / perStatement) }, (_, at) =>
    rows.slice(at * perStatement, (at + 1) * perStatement),
  )
}

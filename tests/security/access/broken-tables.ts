import { sql } from 'drizzle-orm'
import { type Database, type Db, rows } from '@section/db/connection.ts'

/** How a table fails: it is missing, so that every statement about it fails, or it refuses every row that is written. */
export type TableFailure = 'missing' | 'full'

/** Runs `work` while these tables fail, and repairs them afterwards. */
export async function withBrokenTables<T>(
  { db }: Database,
  broken: { tables: string[]; how: TableFailure },
  work: () => Promise<T>,
): Promise<T> {
  await breakTables(db, broken)
  try {
    return await work()
  } finally {
    await repairTables(db, broken)
  }
}

/** Returns the names of all tables of the school in SQL. */
export async function tableNames({ db }: Database): Promise<string[]> {
  const found = await rows<{ name: string }>(
    db,
    sql`select quote_ident(tablename) as name from pg_tables where schemaname = 'public' order by 1`,
  )
  return found.map(({ name }) => name)
}

async function breakTables(db: Db, { tables, how }: { tables: string[]; how: TableFailure }): Promise<void> {
  for (const table of tables)
    await db.execute(
      sql.raw(
        how === 'missing'
          ? `alter table ${table} rename to ${table}_missing`
          : `alter table ${table} add constraint full_${table} check (false) not valid`,
      ),
    )
}

async function repairTables(db: Db, { tables, how }: { tables: string[]; how: TableFailure }): Promise<void> {
  for (const table of tables)
    await db.execute(
      sql.raw(
        how === 'missing'
          ? `alter table ${table}_missing rename to ${table}`
          : `alter table ${table} drop constraint full_${table}`,
      ),
    )
}

import { sql } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { type Db, rows } from './connection.ts'

/** How far a database was migrated. */
export interface MigrationState {
  /** The migrations of this version that the database has not had. */
  pending: number
  /** The migrations of the database that this version does not have. */
  unknown: number
}

/** Reads how far a database was migrated, and changes nothing. */
export async function readMigrationState(db: Db, migrationsFolder: string): Promise<MigrationState> {
  const known = readMigrationFiles({ migrationsFolder }).map(({ hash }) => hash)
  const [table] = await rows<{ found: boolean }>(
    db,
    sql`select to_regclass('drizzle.__drizzle_migrations') is not null as found`,
  )
  if (!table?.found) return { pending: known.length, unknown: 0 }
  const ran = await rows<{ hash: string }>(db, sql`select hash from drizzle.__drizzle_migrations`)
  const done = new Set(ran.map(({ hash }) => hash))
  return {
    pending: known.filter((hash) => !done.has(hash)).length,
    unknown: [...done].filter((hash) => !known.includes(hash)).length,
  }
}

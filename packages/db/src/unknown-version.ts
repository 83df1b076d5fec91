import { sql } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { type Db, rows } from './connection.ts'

/** The error for a database with migrations that this version does not have. Nothing was changed. */
export class UnknownDatabaseVersion extends Error {
  override name = 'UnknownDatabaseVersion'
}

/** Refuses a database with migrations that this version lacks, since the next ones could fail. Errors: `UnknownDatabaseVersion`. */
export async function refuseUnknownVersion(db: Db, migrationsFolder: string): Promise<void> {
  const [table] = await rows<{ found: boolean }>(
    db,
    sql`select to_regclass('drizzle.__drizzle_migrations') is not null as found`,
  )
  if (!table?.found) return
  const known = new Set(readMigrationFiles({ migrationsFolder }).map(({ hash }) => hash))
  const ran = await rows<{ hash: string }>(db, sql`select hash from drizzle.__drizzle_migrations`)
  if (ran.every(({ hash }) => known.has(hash))) return
  throw new UnknownDatabaseVersion(
    'The database was made by another version, and this one cannot change it. Nothing was changed. Start the version ' +
      'that made it, or begin with an empty database (npm run db:reset deletes everything in this one).',
  )
}

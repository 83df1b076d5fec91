import { sql } from 'drizzle-orm'
import { type Db, rows } from '../connection.ts'
import { knownVersions, type Version } from './versions.ts'

/** The error for a database with migrations that this version does not have. Nothing was changed. */
export class UnknownDatabaseVersion extends Error {
  override name = 'UnknownDatabaseVersion'
}

/**
 * Returns the versions that the database lacks, oldest first: none for one that a newer program has made, in which this one
 * still serves. Errors: `UnknownDatabaseVersion` for one that it does not serve. docs/decisions/upgrades.md
 */
export async function missingVersions(db: Db, migrationsFolder: string): Promise<Version[]> {
  const known = knownVersions(migrationsFolder)
  const ran = await hashesOf(db)
  const missing = known.filter(({ hash }) => !ran.has(hash))
  if (ran.size === known.length - missing.length) return missing
  const newest = known.at(-1)?.tag ?? ''
  if (missing.length > 0)
    throw new UnknownDatabaseVersion(
      'The database was made by another version, and this one cannot change it. Nothing was changed. Start the version ' +
        'that made it, or begin with an empty database (npm run db:reset deletes everything in this one).',
    )
  const floor = await floorOfDatabase(db)
  if (floor !== undefined && floor <= newest) return []
  throw new UnknownDatabaseVersion(
    `The database was upgraded for servers that know ${floor ?? 'later tables'}, and this version knows only ` +
      `${newest}. Nothing was changed. Start the version that upgraded it.`,
  )
}

/** Returns the hashes of the migrations that the database has run. */
async function hashesOf(db: Db): Promise<Set<string>> {
  const [table] = await rows<{ found: boolean }>(
    db,
    sql`select to_regclass('drizzle.__drizzle_migrations') is not null as found`,
  )
  if (!table?.found) return new Set()
  const ran = await rows<{ hash: string }>(db, sql`select hash from drizzle.__drizzle_migrations`)
  return new Set(ran.map(({ hash }) => hash))
}

async function floorOfDatabase(db: Db): Promise<string | undefined> {
  const [row] = await rows<{ oldest: string }>(db, sql`select oldest from schema_floor`)
  return row?.oldest
}

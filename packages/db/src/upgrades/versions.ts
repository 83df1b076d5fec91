import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readMigrationFiles } from 'drizzle-orm/migrator'

/** A version of the tables, which one migration makes. */
export interface Version {
  /** The name of the migration, such as `0011_employers`; names sort by age. */
  tag: string
  /** The hash by which the database records it. */
  hash: string
  /** The oldest version that a server must know once this one is made; undefined where older servers still serve. */
  floor: string | undefined
}

/** The statement by which a migration says that it takes away what servers of older versions use. docs/decisions/upgrades.md */
const RAISES_FLOOR = /^UPDATE "schema_floor" SET "oldest" = '(\d{4}_\w+)'/m

/** Returns the version up to which a migration excludes servers; undefined if it excludes none. */
export const floorOf = (sql: string): string | undefined => RAISES_FLOOR.exec(sql)?.[1]

/** Returns the versions that this program knows, oldest first. */
export function knownVersions(migrationsFolder: string): Version[] {
  const journal = JSON.parse(readFileSync(join(migrationsFolder, 'meta/_journal.json'), 'utf8')) as {
    entries: { tag: string }[]
  }
  return readMigrationFiles({ migrationsFolder }).map(({ hash, sql }, index) => ({
    tag: journal.entries[index]?.tag ?? '',
    hash,
    floor: floorOf(sql.join('\n')),
  }))
}

/** Returns the name of the newest version that this program knows. */
export const newestTag = (migrationsFolder: string): string =>
  knownVersions(migrationsFolder).at(-1)?.tag ?? ''

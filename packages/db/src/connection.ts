import { fileURLToPath } from 'node:url'
import type { SQL } from 'drizzle-orm'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type { ConstructorOptions } from 'pg-boss'
import type * as schema from './schema.ts'

export interface Rows<Row> {
  rows: Row[]
}

/** The part of a statement's result that both drivers share. */
interface QueryResult extends PgQueryResultHKT {
  readonly type: Rows<this['row']>
}

/** A query runner: the database itself or a transaction on it. */
export type Db = PgDatabase<QueryResult, typeof schema>

/** The options that pg-boss needs to use the same database. */
export type JobStore = Pick<ConstructorOptions, 'db' | 'backend'>

export type Unlisten = () => Promise<void>

/** The connections of one pool: how many it may open, has open, of these how many are idle, and how many wait for one. */
export interface PoolFigures {
  pool: string
  limit: number
  open: number
  idle: number
  waiting: number
}

/** An open database of either kind. Both speak the same SQL and run the same migrations. */
export interface Database {
  kind: 'embedded' | 'postgres'
  /** The data folder of an embedded database that is kept; null for one in memory, and for PostgreSQL. */
  folder: string | null
  db: Db
  /** The pools of connections at this moment; the embedded database has none. */
  pools(): PoolFigures[]
  /** The access of the job queue to this database. */
  jobStore: JobStore
  /**
   * Calls `onNotify` with the payload of each `pg_notify(channel, …)`, and `onReturn` once after each time that the
   * database was away, since some may have been missed.
   */
  listen(channel: string, onNotify: (payload: string) => void, onReturn: () => void): Promise<Unlisten>
  /** Checks that the addresses lead to one database and that announcements get through. Errors: `UnfitPooler`; those of the connections. */
  checkAddresses(): Promise<void>
  /**
   * Migrates the tables, and those of the job queue, to this version, one server at a time. Errors:
   * `UnknownDatabaseVersion`, `UnfitPooler`, after which nothing was changed.
   */
  migrate(): Promise<void>
  close(): Promise<void>
}

export const MIGRATIONS_FOLDER = fileURLToPath(new URL('../migrations', import.meta.url))

export interface DatabaseOptions {
  /** `postgres://…`; the embedded database by default. */
  url?: string | undefined
  /** The address of the same server past a pooler that swaps connections; absent if `url` leads to none. */
  directUrl?: string | undefined
  /** Folder of the embedded database; in memory by default. */
  folder?: string | undefined
  migrationsFolder?: string
  /** The maximum of connections to a PostgreSQL server. */
  poolSize?: number
  /** A dump by `dumpEmbedded`, as the initial embedded database. */
  snapshot?: Blob
}

/** Opens PostgreSQL when a url is given, otherwise the embedded database. */
export async function openDatabase(options: DatabaseOptions = {}): Promise<Database> {
  const migrationsFolder = options.migrationsFolder ?? MIGRATIONS_FOLDER
  if (options.url) {
    const { url, directUrl, poolSize = 10 } = options
    const { openPostgres } = await import('./postgres/open-postgres.ts')
    return openPostgres({ url, directUrl, migrationsFolder, poolSize })
  }
  const { openEmbedded } = await import('./embedded.ts')
  return openEmbedded(options.folder, migrationsFolder, options.snapshot)
}

/** A database, a transaction on it or the gathered reads of a request, each of which runs hand-written SQL. */
export interface Reads {
  execute<Row extends Record<string, unknown>>(statement: SQL): PromiseLike<Rows<Row>>
}

/** Runs hand-written SQL and returns its rows, typed by the caller. */
export async function rows<Row extends Record<string, unknown>>(db: Reads, statement: SQL): Promise<Row[]> {
  return (await db.execute<Row>(statement)).rows
}

import { sql } from 'drizzle-orm'
import { type Db, rows } from '@section/db/connection.ts'

/** The facts that a database tells about itself. */
export interface DatabaseFacts {
  /** The version as a number, such as 160002 for 16.2. */
  version: number
  /** The connections that the server gives to users without special rights. */
  connections: number
  hasTrigrams: boolean
  onlyReads: boolean
  /** The time of the database in epoch ms. */
  time: number
}

/** Reads what a database says of itself. */
export async function readDatabaseFacts(db: Db): Promise<DatabaseFacts> {
  const [row] = await rows<Record<keyof DatabaseFacts, string>>(
    db,
    sql`select current_setting('server_version_num') as version,
      current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int as connections,
      exists (select from pg_available_extensions where name = 'pg_trgm') as "hasTrigrams",
      current_setting('transaction_read_only') = 'on' as "onlyReads",
      extract(epoch from clock_timestamp()) * 1000 as time`,
  )
  const is = (value: unknown) => value === true || value === 'true'
  return {
    version: Number(row?.version),
    connections: Number(row?.connections),
    hasTrigrams: is(row?.hasTrigrams),
    onlyReads: is(row?.onlyReads),
    time: Number(row?.time),
  }
}

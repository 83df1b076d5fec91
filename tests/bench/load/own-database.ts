import pg from 'pg'
import { type Database, openDatabase } from '@section/db/connection.ts'
import type { PostgresCluster } from '../../../tools/postgres.ts'

/** Opens a new database of this name in the cluster, with all tables. The caller closes it. */
export async function openOwnDatabase(postgres: PostgresCluster, name: string): Promise<Database> {
  const admin = new pg.Client({ connectionString: postgres.url })
  await admin.connect()
  await admin.query(`create database ${name}`)
  await admin.end()
  const database = await openDatabase({ url: postgres.url.replace(/\/postgres$/, `/${name}`) })
  await database.migrate()
  return database
}

import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { type Database, MIGRATIONS_FOLDER, openDatabase } from './connection.ts'
import { dumpEmbedded } from './embedded.ts'

/**
 * A migrated, empty database of one test file's own: on PostgreSQL when `TEST_DATABASE_URL` names a server
 * that it may create databases on, otherwise embedded and in memory. Dropped on close.
 */
export async function openTestDatabase(
  options: { poolSize?: number } = {},
): Promise<Database & { url?: string }> {
  const server = process.env['TEST_DATABASE_URL']
  return server ? openOnServer(server, options.poolSize ?? 10) : openInMemory()
}

let snapshot: Promise<Blob> | undefined

async function openInMemory(): Promise<Database> {
  snapshot ??= dumpEmbedded(MIGRATIONS_FOLDER)
  return openDatabase({ snapshot: await snapshot })
}

async function openOnServer(server: string, poolSize: number): Promise<Database & { url: string }> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await onServer(server, `create database ${name}`)
  const url = new URL(server)
  url.pathname = `/${name}`
  const database = await openDatabase({ url: url.href, poolSize })
  await database.migrate()
  return {
    ...database,
    url: url.href,
    async close() {
      await database.close()
      await onServer(server, `drop database if exists ${name} with (force)`)
    },
  }
}

async function onServer(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

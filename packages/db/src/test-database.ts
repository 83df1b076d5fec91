import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { type Database, MIGRATIONS_FOLDER, openDatabase } from './connection.ts'
import { dumpEmbedded } from './embedded.ts'

const CACHE = fileURLToPath(new URL('../../../.cache', import.meta.url))

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

async function openInMemory(): Promise<Database> {
  return openDatabase({ snapshot: await migratedSnapshot() })
}

/** Made once for all test files and runs, and again when a migration changes. */
async function migratedSnapshot(): Promise<Blob> {
  const file = join(CACHE, `embedded-${await migrationsHash()}.tar`)
  const kept = await readFile(file).catch(() => undefined)
  if (kept) return new Blob([new Uint8Array(kept)])
  const snapshot = await dumpEmbedded(MIGRATIONS_FOLDER)
  await mkdir(CACHE, { recursive: true })
  // Several workers may come at once: each writes its own, and whoever reads finds a whole one.
  const draft = `${file}.${randomUUID()}`
  await writeFile(draft, new Uint8Array(await snapshot.arrayBuffer()))
  await rename(draft, file)
  return snapshot
}

async function migrationsHash(): Promise<string> {
  const hash = createHash('sha256')
  for (const name of (await readdir(MIGRATIONS_FOLDER)).filter((file) => file.endsWith('.sql')).toSorted())
    hash.update(name).update(await readFile(join(MIGRATIONS_FOLDER, name)))
  return hash.digest('hex').slice(0, 16)
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

import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { type Database, MIGRATIONS_FOLDER, openDatabase } from './connection.ts'
import { dumpEmbedded } from './embedded.ts'
import { jobSchemaPlans } from './job-schema.ts'

const CACHE = fileURLToPath(new URL('../../../.cache', import.meta.url))

/** Opens a migrated, empty database until it is closed: on the server of `TEST_DATABASE_URL`, otherwise embedded in memory. */
export async function openTestDatabase(
  options: { poolSize?: number } = {},
): Promise<Database & { url?: string }> {
  const server = process.env['TEST_DATABASE_URL']
  return server ? openOnServer(server, options.poolSize ?? 10) : openInMemory()
}

/** Loaded once by each worker. */
let snapshot: Promise<Blob> | undefined

async function openInMemory(): Promise<Database> {
  return openDatabase({ snapshot: await (snapshot ??= migratedSnapshot()) })
}

/** Creates the snapshot once for all test runs, and again when a migration or the job queue changes. */
async function migratedSnapshot(): Promise<Blob> {
  const file = join(CACHE, `empty-${await migrationsHash()}.tar`)
  const cached = await readFile(file).catch(() => undefined)
  if (cached) return new Blob([new Uint8Array(cached)])
  const dump = await dumpEmbedded(MIGRATIONS_FOLDER)
  await mkdir(CACHE, { recursive: true })
  // Several workers may write at the same time: each renames its own draft, so that readers find a complete file.
  const draft = `${file}.${randomUUID()}`
  await writeFile(draft, new Uint8Array(await dump.arrayBuffer()))
  await rename(draft, file)
  return dump
}

async function migrationsHash(): Promise<string> {
  const hash = createHash('sha256').update(jobSchemaPlans())
  for (const name of (await readdir(MIGRATIONS_FOLDER)).filter((file) => file.endsWith('.sql')).toSorted())
    hash.update(name).update(await readFile(join(MIGRATIONS_FOLDER, name)))
  return hash.digest('hex').slice(0, 16)
}

async function openOnServer(server: string, poolSize: number): Promise<Database & { url: string }> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await onServer(server, async (client) => {
    await client.query(`create database ${name} template ${await migratedTemplate(server, client)}`)
  })
  const url = onDatabase(server, name)
  const database = await openDatabase({ url, poolSize })
  return {
    ...database,
    url,
    async close() {
      await database.close()
      await onServer(server, (client) => client.query(`drop database if exists ${name} with (force)`))
    },
  }
}

/** Creates a migrated template once per server and set of migrations, because copying is faster than migrating. */
async function migratedTemplate(server: string, client: pg.Client): Promise<string> {
  const name = `migrated_${await migrationsHash()}`
  await client.query('select pg_advisory_lock(hashtext($1))', [name])
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name])
    if (rowCount) return name
    // The template gets its name when it is complete, so that an interrupted run leaves no broken one.
    const draft = `${name}_${randomUUID().slice(0, 8)}`
    await client.query(`create database ${draft}`)
    const database = await openDatabase({ url: onDatabase(server, draft), poolSize: 1 })
    await database.migrate()
    await database.close()
    await client.query(`alter database ${draft} rename to ${name}`)
    return name
  } finally {
    await client.query('select pg_advisory_unlock(hashtext($1))', [name])
  }
}

function onDatabase(server: string, name: string): string {
  const url = new URL(server)
  url.pathname = `/${name}`
  return url.href
}

async function onServer(server: string, work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
  }
}

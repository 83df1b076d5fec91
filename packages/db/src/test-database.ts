import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { type Database, MIGRATIONS_FOLDER, openDatabase } from './connection.ts'
import { dumpEmbedded } from './embedded.ts'
import { describeShape, emptyDatabase } from './empty-database.ts'
import { jobSchemaPlans } from './job-schema.ts'

const CACHE = fileURLToPath(new URL('../../../.cache', import.meta.url))

/**
 * Opens a migrated, empty database until it is closed: on the server of `TEST_DATABASE_URL`, otherwise embedded in memory.
 * A worker keeps its closed databases and empties them for its next files, because creating one takes ten times as long.
 */
export async function openTestDatabase(
  options: { poolSize?: number } = {},
): Promise<Database & { url?: string }> {
  const server = process.env['TEST_DATABASE_URL']
  return server ? openOnServer(server, options.poolSize ?? 10) : openInMemory()
}

/** The answer of `describeShape` for a new database. */
let newShape: string | undefined

/** Empties a kept database. Returns false if a test has changed more than its rows. */
async function empties({ db }: Database): Promise<boolean> {
  if ((await describeShape(db)) !== newShape) return false
  await emptyDatabase(db)
  return true
}

const keptInMemory: Database[] = []

async function openInMemory(): Promise<Database> {
  const database = (await reopenInMemory()) ?? (await openNewInMemory())
  let open = true
  return {
    ...database,
    async close() {
      if (open) keptInMemory.push(database)
      open = false
    },
  }
}

async function reopenInMemory(): Promise<Database | undefined> {
  const database = keptInMemory.pop()
  if (!database || (await empties(database))) return database
  await database.close()
  return undefined
}

/** Loaded once by each worker. */
let snapshot: Promise<Blob> | undefined

async function openNewInMemory(): Promise<Database> {
  const database = await openDatabase({ snapshot: await (snapshot ??= migratedSnapshot()) })
  newShape ??= await describeShape(database.db)
  return database
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

/** The names of the databases that this worker keeps; they end with their server. */
const keptOnServer: string[] = []

async function openOnServer(server: string, poolSize: number): Promise<Database & { url: string }> {
  const name = (await reopenOnServer(server)) ?? (await createOnServer(server))
  const url = onDatabase(server, name)
  const database = await openDatabase({ url, poolSize })
  let open = true
  return {
    ...database,
    url,
    async close() {
      await database.close()
      if (open) keptOnServer.push(name)
      open = false
    },
  }
}

async function reopenOnServer(server: string): Promise<string | undefined> {
  const name = keptOnServer.pop()
  if (!name) return undefined
  // A server that a test killed may still have connections.
  const disconnect = 'select pg_terminate_backend(pid, 1000) from pg_stat_activity where datname = $1'
  await onServer(server, (client) => client.query(disconnect, [name]))
  if (await withDatabase(onDatabase(server, name), empties)) return name
  await onServer(server, (client) => client.query(`drop database ${name} with (force)`))
  return undefined
}

async function createOnServer(server: string): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await onServer(server, async (client) => {
    await client.query(`create database ${name} template ${await migratedTemplate(server, client)}`)
  })
  newShape ??= await withDatabase(onDatabase(server, name), ({ db }) => describeShape(db))
  return name
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
    await withDatabase(onDatabase(server, draft), (database) => database.migrate())
    await client.query(`alter database ${draft} rename to ${name}`)
    return name
  } finally {
    await client.query('select pg_advisory_unlock(hashtext($1))', [name])
  }
}

async function withDatabase<T>(url: string, work: (database: Database) => Promise<T>): Promise<T> {
  const database = await openDatabase({ url, poolSize: 1 })
  try {
    return await work(database)
  } finally {
    await database.close()
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

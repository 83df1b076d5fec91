import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { fromPglite } from 'pg-boss'
import type { Database, JobStore } from './connection.ts'
import {
  cannotOpen,
  databaseFolder,
  createDataFolder,
  prepareDatabaseFolder,
} from './data-folder/data-folder.ts'
import { lockFolder } from './data-folder/folder-lock.ts'
import { migrateJobQueue } from './job-schema.ts'
import * as schema from './schema.ts'
import { missingVersions } from './upgrades/unknown-version.ts'

/** Opens PostgreSQL in this process, in `folder` or in memory. Errors: `FolderInUse`, `DamagedDataFolder`. */
export async function openEmbedded(
  folder: string | undefined,
  migrationsFolder: string,
  snapshot?: Blob,
): Promise<Database> {
  const { client, unlock } = folder
    ? await openFolder(folder)
    : { client: await openInMemory(snapshot), unlock: async () => {} }
  const db = drizzle(client, { schema })
  return {
    kind: 'embedded',
    folder: folder ?? null,
    db,
    pools: () => [],
    jobStore: jobStoreOf(client),
    listen: (channel, onNotify) => client.listen(channel, onNotify),
    checkAddresses: async () => {},
    migrate: () => migrateEmbedded(client, migrationsFolder),
    async close() {
      await client.close()
      await unlock()
    },
  }
}

/** The extensions that the migrations create. */
const extensions = { pg_trgm }

/** PostgreSQL clears all its buffers when it starts, so its default of 128 MB would stay in memory unused. */
const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=8MB']

/** Opens a database that ends with the process, for tests. */
const openInMemory = (snapshot: Blob | undefined): Promise<PGlite> =>
  PGlite.create({ ...(snapshot && { loadDataDir: snapshot }), startParams, extensions })

async function migrateEmbedded(client: PGlite, migrationsFolder: string): Promise<void> {
  const db = drizzle(client, { schema })
  const missing = await missingVersions(db, migrationsFolder)
  if (missing.length > 0) await migrate(db, { migrationsFolder })
  await migrateJobQueue(jobStoreOf(client))
}

const jobStoreOf = (client: PGlite): JobStore => ({ db: fromPglite(client), backend: 'pglite' })

async function openFolder(folder: string): Promise<{ client: PGlite; unlock: () => Promise<void> }> {
  await createDataFolder(folder)
  const unlock = await lockFolder(folder)
  try {
    const markComplete = await prepareDatabaseFolder(folder)
    const client = await PGlite.create({ dataDir: databaseFolder(folder), startParams, extensions }).catch(
      async (error: unknown) => {
        throw await cannotOpen(folder, error)
      },
    )
    await markComplete()
    return { client, unlock }
  } catch (error) {
    await unlock()
    throw error
  }
}

/** Dumps a migrated, empty database, from which tests start in milliseconds: without the templates, which only new databases need. */
export async function dumpEmbedded(migrationsFolder: string): Promise<Blob> {
  const client = await PGlite.create({ extensions })
  await migrateEmbedded(client, migrationsFolder)
  await client.query('update pg_database set datistemplate = false')
  for (const template of ['template0', 'template1']) await client.query(`drop database ${template}`)
  await client.query('checkpoint')
  const dump = await client.dumpDataDir('none')
  await client.close()
  return dump
}

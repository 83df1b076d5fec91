import { mkdir } from 'node:fs/promises'
import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import type { Database, Db } from './connection.ts'
import { lockFolder } from './folder-lock.ts'
import * as schema from './schema.ts'

/** PostgreSQL inside this process, kept in `folder` (durable at every commit) or in memory. Errors: `FolderInUse`. */
export async function openEmbedded(
  folder: string | undefined,
  migrationsFolder: string,
  snapshot?: Blob,
): Promise<Database> {
  if (folder) await mkdir(folder, { recursive: true })
  const unlock = folder ? await lockFolder(folder) : async () => {}
  const client = await PGlite.create({
    ...(folder ? { dataDir: `${folder}/postgres` } : {}),
    ...(snapshot ? { loadDataDir: snapshot } : {}),
  })
  const db = drizzle(client, { schema })
  return {
    kind: 'embedded',
    db: db as unknown as Db,
    listen: (channel, onNotify) => client.listen(channel, onNotify),
    migrate: () => migrate(db, { migrationsFolder }),
    async close() {
      await client.close()
      await unlock()
    },
  }
}

/** A migrated, empty embedded database as a file, so that tests start from it in milliseconds. */
export async function dumpEmbedded(migrationsFolder: string): Promise<Blob> {
  const client = await PGlite.create()
  await migrate(drizzle(client, { schema }), { migrationsFolder })
  const dump = await client.dumpDataDir('none')
  await client.close()
  return dump
}

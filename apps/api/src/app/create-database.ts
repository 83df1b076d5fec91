import { spawn } from 'node:child_process'
import { once } from 'node:events'
import closeWithGrace from 'close-with-grace'
import { hasDatabase } from '@section/db/data-folder/data-folder.ts'
import type { Config } from '../server/config/config.ts'

/**
 * Creates the embedded database, if it does not exist, by `main db:prepare` in a process that ends: PGlite never frees the
 * 250 MB that it takes to create one. The caller prepares the database again, and so reports what has failed there.
 * docs/decisions/two-databases.md
 */
export async function createDatabase({ database }: Config, main: string): Promise<void> {
  if (database.url || !database.named || (await hasDatabase(database.folder))) return
  const child = spawn(process.execPath, [main, 'db:prepare'], { stdio: ['ignore', 'inherit', 'ignore'] })
  process.once('exit', () => child.kill())
  // The caller reports uncaught errors.
  const exitOnSignals = closeWithGrace(
    { logger: false, skip: ['uncaughtException', 'unhandledRejection'] },
    async () => {},
  )
  await once(child, 'exit')
  exitOnSignals.uninstall()
}

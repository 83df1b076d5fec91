import { existsSync } from 'node:fs'
import { databaseFolder } from '@section/db/data-folder/data-folder.ts'
import { type Database, openDatabase } from '@section/db/connection.ts'
import { FolderInUse } from '@section/db/data-folder/folder-lock.ts'
import { databaseErrorCode } from '@section/db/transaction.ts'
import { monotonicClock, systemClock } from '../../server/clock.ts'
import type { Config } from '../../server/config/config.ts'
import { createApp } from '../../server/http/create-app.ts'
import { JobQueueNotInstalled } from '../../server/jobs/job-queue.ts'
import type { Services } from '../../server/services.ts'
import { buildServices } from '../build-services.ts'
import { sendToRunningServer } from './command-socket.ts'
import { operatorCommand } from './commands.ts'
import { OperatorError } from './operator-error.ts'

const NO_SUCH_TABLE = '42P01'

/** Runs an operator command on the configured database, beside servers or alone; returns a message. Errors: OperatorError. */
export async function runOperatorCommand(
  config: Config,
  name: string,
  args: readonly string[],
): Promise<string> {
  const run = operatorCommand(name, args)
  if (!config.database.url) {
    const { folder } = config.database
    // Opening a folder without a database would create one.
    if (!existsSync(databaseFolder(folder)))
      throw new OperatorError(
        `There is no database in ${folder}. Name its folder with DATA_DIR, or a server with DATABASE_URL.`,
      )
    const done = await sendToRunningServer(folder, name, args)
    if (done !== undefined) return done
  }
  const database = await open(config)
  let services: Services | undefined
  try {
    const { log } = await createApp(config)
    services = await buildServices({
      config: { ...config, works: false },
      clock: systemClock,
      monotonic: monotonicClock,
      log,
      database,
      flagServiceUrl: () => config.flags.url ?? null,
    })
    return await run(services)
  } catch (error) {
    if (databaseErrorCode(error) !== NO_SUCH_TABLE && !(error instanceof JobQueueNotInstalled)) throw error
    throw new OperatorError('This database has no school in it yet: start the server once.')
  } finally {
    await services?.jobs.stop()
    await services?.cacheInvalidation.stop()
    await database.close()
  }
}

async function open({ database }: Config): Promise<Database> {
  try {
    return await openDatabase(database)
  } catch (error) {
    if (!(error instanceof FolderInUse)) throw error
    throw new OperatorError(
      `${error.message} That server takes no commands: stop it, run this command, and start it again.`,
    )
  }
}

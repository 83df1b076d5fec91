import { parseArgs } from 'node:util'
import { type Database, openDatabase } from '@section/db/connection.ts'
import { DamagedDataFolder, FullDisk, removeDatabaseFolder } from '@section/db/data-folder/data-folder.ts'
import { describeDatabaseFailure } from '@section/db/database-failure.ts'
import { FolderInUse } from '@section/db/data-folder/folder-lock.ts'
import { JOB_SCHEMA } from '@section/db/job-schema.ts'
import { OldServersRun } from '@section/db/upgrades/old-servers.ts'
import { UnknownDatabaseVersion } from '@section/db/upgrades/unknown-version.ts'
import { loadCities } from './features/places/cities/load-cities.ts'
import { ContentError } from './server/content/content-error.ts'
import { reportLines } from './app/content/import-report.ts'
import { askAtTerminal, runImport } from './app/content/run-import.ts'
import { createDatabase } from './app/create-database.ts'
import { prepareDemoSchool } from './app/demo/prepare-demo-school.ts'
import { runDoctor } from './app/doctor/run-doctor.ts'
import { listenForCommands } from './app/operator/command-socket.ts'
import { isOperatorCommand, OPERATOR_USAGE, operatorCommand } from './app/operator/commands.ts'
import { OperatorError } from './app/operator/operator-error.ts'
import { runOperatorCommand } from './app/operator/run-operator-command.ts'
import { systemClock } from './server/clock.ts'
import { checkServing, type Config, readConfig } from './server/config/config.ts'
import { ConfigError } from './server/config/config-error.ts'
import { closeOnSignals } from './app/lifecycle.ts'
import { loggedError } from './server/log/logged-error.ts'
import {
  openConfiguredDatabase,
  openSchoolDatabase,
  type RunningServer,
  startServer,
} from './app/start-server.ts'
import { startWorker } from './app/start-worker.ts'

const USAGE = [
  'serve',
  'worker',
  'db:migrate',
  'db:prepare',
  'db:reset',
  'content:import [folder] [--yes]',
  'doctor',
  ...OPERATOR_USAGE,
]

/** Runs the command of `USAGE` that the arguments name; without arguments it serves. */
async function main(): Promise<void> {
  process.once('uncaughtException', endUnexpectedly)
  // Files that this process writes are for its own user only.
  process.umask(0o077)
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { yes: { type: 'boolean' } } })
  const [command = 'serve', ...args] = positionals
  const [folder] = args
  const config = readConfig(process.env)
  if (command === 'serve') return serve(config)
  if (command === 'worker') return work(config)
  if (command === 'db:migrate') return (await openConfiguredDatabase(config)).close()
  if (command === 'db:prepare') return prepareConfigured(config)
  if (command === 'db:reset') return reset(config)
  if (command === 'content:import')
    return load(config, folder ?? config.content.schoolFolder, values.yes ?? false)
  if (command === 'doctor') return examine(config)
  if (isOperatorCommand(command)) return console.log(await runOperatorCommand(config, command, args))
  throw new ConfigError(`There is no command ${command}. There are: ${USAGE.join(', ')}.`)
}

/** Prints what the doctor finds. A service that has not answered may still hold a connection, so the process is ended here. */
async function examine(config: Config): Promise<never> {
  const { lines, isWell } = await runDoctor(config)
  console.log(lines.join('\n'))
  process.exit(isWell ? 0 : 1)
}

async function serve(config: Config): Promise<void> {
  checkServing(config)
  await createDatabase(config, import.meta.filename)
  const server = await startServer({ config, prepare: (database) => prepare(database, config) })
  const stopListening = await takeCommands(config, server)
  const close = async () => {
    await stopListening()
    await server.close()
  }
  closeOnSignals(
    { app: server.app, close },
    { leave: () => server.leave(), leaveMs: config.http.stopDelayMs },
  )
  process.off('uncaughtException', endUnexpectedly)
  console.log(`${config.brand.name} is ready at ${server.url}`)
}

/** Loads the cities that the database lacks, and the demo school into that of a demo. */
async function prepare(database: Database, { demo, content, brand }: Config): Promise<void> {
  await loadCities(database.db)
  const school = { ...content, brandName: brand.name }
  if (demo) await prepareDemoSchool(database, school, systemClock())
}

async function prepareConfigured(config: Config): Promise<void> {
  const database = await openConfiguredDatabase(config)
  try {
    await prepare(database, config)
  } finally {
    await database.close()
  }
}

async function work(config: Config): Promise<void> {
  closeOnSignals(await startWorker(config))
  process.off('uncaughtException', endUnexpectedly)
  console.log(`${config.brand.name} runs its background jobs`)
}

/** Takes the operator's commands where no other process can open the database; returns a function that stops that. */
async function takeCommands(
  { database }: Config,
  { app, services }: RunningServer,
): Promise<() => Promise<void>> {
  if (database.url) return async () => {}
  try {
    return await listenForCommands(database.folder, (name, args) => operatorCommand(name, args)(services))
  } catch (err) {
    app.log.warn({ err }, 'Commands of the operator reach this server only by way of a restart')
    return async () => {}
  }
}

async function reset(config: Config): Promise<void> {
  if (config.production) throw new ConfigError('db:reset does not run with NODE_ENV=production.')
  if (config.database.url) {
    const database = await openDatabase(config.database)
    await database.db.execute('drop schema if exists drizzle cascade')
    await database.db.execute(`drop schema if exists ${JOB_SCHEMA} cascade`)
    await database.db.execute('drop schema public cascade')
    await database.db.execute('create schema public')
    await database.migrate()
    return database.close()
  }
  await removeDatabaseFolder(config.database.folder)
}

async function load(config: Config, folder: string, yes: boolean): Promise<void> {
  const database = await openSchoolDatabase(config)
  try {
    const { demo: allowDemoAccounts, production } = config
    const { mediaFolder } = config.content
    const brandName = config.brand.name
    const now = systemClock()
    const options = { database, folder, mediaFolder, brandName, now, allowDemoAccounts, production }
    const report = await runImport(options, { yes, ask: askAtTerminal() })
    console.log(reportLines(report).join('\n'))
  } finally {
    await database.close()
  }
}

/**
 * Writes why the process ends: a sentence for an expected error and for a database that cannot be used, and for any other
 * its loggable form, which has none of the values of a statement. SECURITY.md#secrets-in-logs
 */
function fail(error: unknown): void {
  const expected = [
    ConfigError,
    ContentError,
    DamagedDataFolder,
    FolderInUse,
    FullDisk,
    OldServersRun,
    OperatorError,
    UnknownDatabaseVersion,
  ].some((kind) => error instanceof kind)
  const sentence = expected && error instanceof Error ? error.message : describeDatabaseFailure(error)
  console.error(sentence ?? loggedError(error))
  process.exitCode = 1
}

/** Writes why and ends the process. Node itself would print everything that an error holds which nobody catches. */
function endUnexpectedly(error: unknown): void {
  fail(error)
  process.exit()
}

// A failed start may leave connections open that would keep the process alive, so it is ended here.
main().catch(endUnexpectedly)

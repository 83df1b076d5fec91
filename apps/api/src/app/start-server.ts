import type { FastifyInstance } from 'fastify'
import { type Database, openDatabase } from '@section/db/connection.ts'
import { protectDataFolder } from '@section/db/data-folder/data-folder-rights.ts'
import { mountSegment } from '@section/emulators/segment/segment-sink.ts'
import { refuseDemoDatabase } from './demo/demo-database-store.ts'
import { mountDemoPages } from './demo/demo-pages.ts'
import { type Clock, monotonicClock, systemClock } from '../server/clock.ts'
import { checkServing, type Config } from '../server/config/config.ts'
import { ConfigError } from '../server/config/config-error.ts'
import { buildServices } from './build-services.ts'
import { features, jobs, operations } from './features.ts'
import { runJobs } from '../server/jobs/job-worker.ts'
import { readContract } from '../server/graphql/contract-files.ts'
import { mountGraphQL } from '../server/graphql/requests/endpoint.ts'
import { mountGraphiQL } from '../server/graphql/requests/graphiql.ts'
import { Plans } from '../server/graphql/plans.ts'
import { buildExecutableSchema } from '../server/graphql/schema.ts'
import { createApp } from '../server/http/create-app.ts'
import { refuseOtherHosts } from '../server/http/demo-hosts.ts'
import { ownAddress } from '../server/http/own-address.ts'
import { listenFailure } from '../server/http/listen-failure.ts'
import { mountHealth } from '../server/http/health-routes.ts'
import { ServerLeaving } from '../server/http/server-leaving.ts'
import { PageHeaders } from '../server/http/pages/page-headers.ts'
import { mountPolicyReports } from '../server/http/headers/policy-reports.ts'
import { mountProxyProbe } from './doctor/server/proxy-probe.ts'
import { WATCHED_WORK } from './watched-work.ts'
import { pictureOrigins } from './picture-origins-store.ts'
import { mountWebApp } from '../server/http/pages/web-app.ts'
import { watchProcess } from '../server/observability/watch-process.ts'
import { countRequests } from '../server/limits/count-requests.ts'
import type { Services } from '../server/services.ts'

export interface RunningServer {
  /** The address at which it listens, e.g. `http://localhost:3000`. */
  url: string
  /** The address of the operators' own server; undefined without METRICS_PORT. */
  operatorsUrl: string | undefined
  app: FastifyInstance
  services: Services
  /** Lets proxies know that the server stops, and serves for `config.http.stopDelayMs` more. Close it afterwards. */
  leave(): Promise<void>
  /** Finishes running requests, then closes the database. */
  close(): Promise<void>
}

export interface ServerOptions {
  config: Config
  clock?: Clock
  /** A clock that cannot be set; a test that replaces the clock replaces this one, too. */
  monotonic?: Clock
  /** An open, migrated database; by default the configured one is opened, and closed with the server. */
  database?: Database
  /** Runs before the server listens, e.g. to load the demo school. */
  prepare?: (database: Database) => Promise<void>
}

/** Opens the database, builds the services, mounts every route and listens. */
export async function startServer({
  config,
  clock = systemClock,
  monotonic = monotonicClock,
  ...options
}: ServerOptions): Promise<RunningServer> {
  checkServing(config)
  const database = options.database ?? (await openSchoolDatabase(config))
  if (options.database) await refuseDemoDatabase(database.db, config)
  await options.prepare?.(database)
  const pageHeaders = new PageHeaders(config)
  const app = await createApp(config, pageHeaders)
  const watch = await watchProcess({ config, clock, database, app, work: WATCHED_WORK, role: 'a server' })
  if (config.demo) refuseOtherHosts(app, config, pageHeaders)
  const ownFlagService = () => {
    const own = config.demo ? ownAddress(app) : null
    return own && `${own}/dev/flags`
  }
  const services = await buildServices({
    config,
    clock,
    monotonic,
    log: app.log,
    database,
    flagServiceUrl: () => config.flags.url ?? ownFlagService(),
  })
  const allowPictures = async () => pageHeaders.allowPictures(await pictureOrigins(database.db))
  await allowPictures()
  services.cacheInvalidation.on('catalog', () => {
    allowPictures().catch((err: unknown) => app.log.warn({ err }, 'Pictures of new sites are not let in yet'))
  })
  const { sdl, trustedDocuments } = await readContract(config.contractFolder)
  const schema = buildExecutableSchema(sdl, operations)
  const plans = new Plans({ schema, trusted: trustedDocuments, open: config.demo })
  const leaving = new ServerLeaving(app)
  countRequests(app, services)
  const findFaults = async () =>
    (await Promise.all(features.flatMap(({ faults }) => faults?.(services) ?? []))).flat()
  await mountProxyProbe(app, services)
  mountHealth(app, { database, clock, leaving, findFaults })
  await mountPolicyReports(app, services)
  mountGraphQL(app, services, plans)
  if (config.demo) mountGraphiQL(app)
  for (const { routes } of features) await routes?.(app, services)
  if (config.demo) {
    mountSegment(app, { writeKey: 'demo' })
    mountDemoPages(app, config)
  }
  const findCards = features.flatMap(({ findPageCard }) => findPageCard ?? [])
  await mountWebApp(app, services, { plans, findCards })
  let closeJobs: (() => Promise<void>) | undefined
  const close = async () => {
    services.flags.stop()
    await app.close()
    await services.jobs.stop()
    await closeJobs?.()
    await services.cacheInvalidation.stop()
    await watch.close()
    if (!options.database) await database.close()
  }
  await listen(app, config.http).catch(async (error: unknown) => {
    await close()
    throw error
  })
  services.flags.start()
  // Jobs of a demo ask services that this server answers itself.
  if (config.works) closeJobs = await runJobs(jobs, services)
  const url = config.http.publicUrl ?? `http://localhost:${portOf(app)}`
  const leave = () => leaving.leave(config.http.stopDelayMs)
  return { url, operatorsUrl: watch.url, app, services, leave, close }
}

/** Listens for requests. Errors: `ConfigError` for an address that cannot be had. */
async function listen(app: FastifyInstance, { host, port }: Config['http']): Promise<void> {
  await app.listen({ host, port }).catch((error: unknown) => {
    throw listenFailure(error, 'HOST, PORT', { host, port })
  })
}

/**
 * Opens and migrates the configured database for a process that acts on it. Errors: those of `openConfiguredDatabase`;
 * `ConfigError` outside of a demo, if the database belongs to one.
 */
export async function openSchoolDatabase(config: Config): Promise<Database> {
  const database = await openConfiguredDatabase(config)
  await refuseDemoDatabase(database.db, config).catch(async (error: unknown) => {
    await database.close()
    throw error
  })
  return database
}

/**
 * Opens and migrates the configured database. Errors: `UnknownDatabaseVersion`, `UnfitPooler`; `ConfigError` for a production
 * that has named none, which would be lost with its container.
 */
export async function openConfiguredDatabase(config: Config): Promise<Database> {
  const { url, folder, named } = config.database
  if (!named)
    throw new ConfigError(
      'DATABASE_URL: in production, name the PostgreSQL server, postgres://…, or by DATA_DIR the folder of an embedded database.',
    )
  const warning = url ? null : await protectDataFolder(folder)
  if (warning) console.warn(warning)
  const database = await openDatabase(config.database)
  await database.migrate().catch(async (error: unknown) => {
    // An open database would keep the process alive, and its folder locked.
    await database.close()
    throw error
  })
  // The embedded database has created new files.
  if (!url) await protectDataFolder(folder)
  return database
}

function portOf(app: FastifyInstance): number {
  const address = app.server.address()
  return typeof address === 'object' && address ? address.port : 0
}

import type { FastifyInstance } from 'fastify'
import { type Database, openDatabase } from '@section/db/connection.ts'
import { protectDataFolder } from '@section/db/data-folder-rights.ts'
import { mountFlagService } from '@section/emulators/flags/flag-service.ts'
import { mountSegment } from '@section/emulators/segment/segment-sink.ts'
import { CatalogueSnapshots } from '../features/catalogue/catalogue-snapshot.ts'
import { mountDemoIdentityProviders } from '../features/identity/content/demo-identity-providers.ts'
import { refuseDemoDatabase } from './demo/demo-database.ts'
import { mountDemoPages } from './demo/demo-pages.ts'
import { mountDemoAccounts } from './demo/demo-accounts-routes.ts'
import { mountArt } from '../features/catalogue/art-routes.ts'
import { mountCalendar } from '../features/enrollment/calendar-routes.ts'
import { mountRooms } from '../features/enrollment/room-routes.ts'
import { flagFile } from '../features/flags/flag-file.ts'
import { Flags } from '../server/flags/flags.ts'
import { mountOfrep } from '../features/flags/ofrep-routes.ts'
import { allowedClientIds } from '../features/identity/provider/clients.ts'
import { mountIdentity } from '../features/identity/mount-identity.ts'
import { MailedCodes } from '../features/identity/password/mailed-codes.ts'
import { CurrentKeys } from '../features/identity/keys/current-keys.ts'
import { lapseSeatsRegularly } from '../features/invitations/seats/lapse-seats.ts'
import { endTrialsRegularly } from '../features/members/end-trials.ts'
import { BotChallenges } from '../features/invitations/registration/bot-challenges.ts'
import { mountInvitations } from '../features/invitations/mount-invitations.ts'
import { mountMail } from '../features/mail/mount-mail.ts'
import { mountMedia } from '../features/video/media-routes.ts'
import { IdTokens } from '../server/access/id-tokens.ts'
import { createMemberStates } from '../server/access/member-state.ts'
import { createSignIns } from '../server/access/sign-ins.ts'
import { CalendarLinks } from '../server/calendar-links.ts'
import { CacheInvalidation } from '../server/cache-invalidation.ts'
import { type Clock, systemClock } from '../server/clock.ts'
import { checkServing, type Config } from '../server/config.ts'
import { features } from './features.ts'
import { Executor } from '../server/graphql/executor.ts'
import { readContract } from '../server/graphql/contract-files.ts'
import { mountGraphQL } from '../server/graphql/endpoint.ts'
import { mountGraphiQL } from '../server/graphql/graphiql.ts'
import { Plans } from '../server/graphql/plans.ts'
import { buildExecutableSchema } from '../server/graphql/schema.ts'
import { createApp } from '../server/http/create-app.ts'
import { refuseOtherHosts } from '../server/http/demo-hosts.ts'
import { ownAddress } from '../server/http/own-address.ts'
import { mountHealth } from '../server/http/health-routes.ts'
import { PageHeaders } from '../server/http/page-headers.ts'
import { mountPolicyReports } from '../server/http/policy-reports.ts'
import { pictureOrigins } from '../server/http/picture-origins.ts'
import { mountWebApp } from '../server/http/web-app.ts'
import { countRequests } from '../server/limits/count-requests.ts'
import { Limits } from '../server/limits/limits.ts'
import { MediaLinks } from '../server/media-links.ts'
import { publicUrl } from '../server/public-url.ts'
import { serverSecret } from '../server/server-secrets.ts'
import type { Services } from '../server/services.ts'

export interface RunningServer {
  /** Where it listens, e.g. `http://localhost:3000`. */
  url: string
  app: FastifyInstance
  services: Services
  /** Finishes what is under way, then lets go of the database. */
  close(): Promise<void>
}

export interface ServerOptions {
  config: Config
  clock?: Clock
  /** An open, migrated database; absent: opened as configured, and closed with the server. */
  database?: Database
  /** Runs before the server listens, e.g. to load the demo school. */
  prepare?: (database: Database) => Promise<void>
}

/** Opens the database, builds the services, mounts every route and listens. */
export async function startServer({
  config,
  clock = systemClock,
  ...options
}: ServerOptions): Promise<RunningServer> {
  checkServing(config)
  const database = options.database ?? (await openConfiguredDatabase(config))
  await refuseDemoDatabase(database.db, config).catch(async (error: unknown) => {
    if (!options.database) await database.close()
    throw error
  })
  await options.prepare?.(database)
  const pageHeaders = new PageHeaders(config)
  const app = await createApp(config, pageHeaders)
  if (config.demo) refuseOtherHosts(app, config, pageHeaders)
  const issuer = publicUrl(config)
  const cacheInvalidation = new CacheInvalidation(database)
  await cacheInvalidation.start()
  const allowPictures = async () => pageHeaders.allowPictures(await pictureOrigins(database.db))
  await allowPictures()
  cacheInvalidation.on('catalogue', () => {
    allowPictures().catch((err: unknown) => app.log.warn({ err }, 'Pictures of new sites are not let in yet'))
  })
  const keys = await CurrentKeys.open(database.db)
  const flagServiceUrl = () => {
    const own = config.demo ? ownAddress(app) : null
    return config.flags.url ?? (own && `${own}/dev/flags`)
  }
  const services: Services = {
    config,
    clock,
    log: app.log,
    database,
    cacheInvalidation,
    members: createMemberStates(database.db, cacheInvalidation, clock),
    signIns: createSignIns(database.db, cacheInvalidation, clock),
    idTokens: new IdTokens(keys.public, { issuer, audiences: allowedClientIds(config) }, () =>
      keys.refreshForUnknown(),
    ),
    limits: new Limits(database.db, { on: config.rateLimits }),
    catalogue: new CatalogueSnapshots(database, cacheInvalidation),
    flags: new Flags({ url: flagServiceUrl, key: config.flags.key, clock, log: app.log }),
    mailedCodes: new MailedCodes(await serverSecret(database.db, 'mailed-codes')),
    botChallenges: new BotChallenges(database.db, {
      secret: await serverSecret(database.db, 'bot-challenges'),
      host: new URL(issuer).host,
      work: config.botChallengeWork,
    }),
    mediaLinks: new MediaLinks(await serverSecret(database.db, 'media-links')),
    calendarLinks: new CalendarLinks(await serverSecret(database.db, 'calendar-links')),
  }
  keys.onChange(() => services.idTokens.useKeys(keys.public))
  const contract = await readContract(config.contractFolder)
  const plans = new Plans({
    schema: buildExecutableSchema(contract.sdl, features),
    trusted: contract.trustedDocuments,
    open: config.demo,
  })
  countRequests(app, services)
  mountHealth(app, database)
  await mountPolicyReports(app, services)
  const executor = new Executor(services)
  mountGraphQL(app, services, plans, executor)
  if (config.demo) mountGraphiQL(app)
  await mountIdentity(app, services, { issuer, keys })
  endTrialsRegularly(app, services)
  mountArt(app, services)
  mountCalendar(app, services)
  mountRooms(app, services)
  await mountMedia(app, services)
  mountInvitations(app, services)
  lapseSeatsRegularly(app, services)
  const delivery = await mountMail(app, services)
  mountOfrep(app, services)
  if (config.demo) mountSegment(app, { writeKey: 'demo' })
  if (config.demo) mountFlagService(app, { read: flagFile(config.content.schoolFolder) })
  if (config.demo) {
    mountDemoPages(app, config)
    await mountDemoAccounts(app, config.content.schoolFolder)
    await mountDemoIdentityProviders(app, config)
  }
  await mountWebApp(app, services, plans, executor)
  await app.listen({ port: config.http.port, host: config.http.host })
  services.flags.start()

  return {
    url: config.http.publicUrl ?? `http://localhost:${portOf(app)}`,
    app,
    services,
    async close() {
      services.flags.stop()
      await app.close()
      await delivery.stop()
      await cacheInvalidation.stop()
      if (!options.database) await database.close()
    },
  }
}

/** Opens the database that the configuration names and brings it to the newest form. Errors: `DataMigrationRefused`. */
export async function openConfiguredDatabase(config: Config): Promise<Database> {
  const { url, folder } = config.database
  const stillOpen = url ? null : await protectDataFolder(folder)
  if (stillOpen) console.warn(stillOpen)
  const database = await openDatabase(config.database)
  await database.migrate().catch(async (error: unknown) => {
    // An open database would keep the process alive, and its folder locked.
    await database.close()
    throw error
  })
  // What the embedded database has made anew; its folders are closed already.
  if (!url) await protectDataFolder(folder)
  return database
}

function portOf(app: FastifyInstance): number {
  const address = app.server.address()
  return typeof address === 'object' && address ? address.port : 0
}

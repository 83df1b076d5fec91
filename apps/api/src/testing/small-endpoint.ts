import type { FastifyInstance } from 'fastify'
import { openTestDatabase } from '@section/db/test-database.ts'
import { CatalogueSnapshots } from '../features/catalogue/catalogue-snapshot.ts'
import { CurrentKeys } from '../features/identity/keys/current-keys.ts'
import { BotChallenges } from '../features/invitations/registration/bot-challenges.ts'
import { Flags } from '../server/flags/flags.ts'
import { IdTokens } from '../server/access/id-tokens.ts'
import { createMemberStates } from '../server/access/member-state.ts'
import { createSignIns } from '../server/access/sign-ins.ts'
import { CalendarLinks } from '../server/calendar-links.ts'
import { CacheInvalidation } from '../server/cache-invalidation.ts'
import { type Clock, systemClock } from '../server/clock.ts'
import { readConfig } from '../server/config.ts'
import { Limits } from '../server/limits/limits.ts'
import { MailedCodes } from '../features/identity/password/mailed-codes.ts'
import { mountGraphQL } from '../server/graphql/endpoint.ts'
import { Executor } from '../server/graphql/executor.ts'
import type { OperationTable } from '../server/graphql/operation.ts'
import { Plans } from '../server/graphql/plans.ts'
import { buildExecutableSchema } from '../server/graphql/schema.ts'
import { createApp } from '../server/http/create-app.ts'
import { MediaLinks } from '../server/media-links.ts'
import type { Services } from '../server/services.ts'
import { insertMember, type NewMember } from './insert-member.ts'
import { mintIdToken } from './mint-id-token.ts'

const ISSUER = 'http://localhost:3000'

interface SmallEndpointOptions {
  sdl: string
  features: OperationTable[]
  trusted?: Record<string, string>
  /** Whether it has the settings of production. */
  closed?: boolean
  clock?: Clock
}

/** The endpoint over a contract of the test's own, with real sign-ins and caches; asked by `app.inject`. */
export interface SmallEndpoint {
  app: FastifyInstance
  services: Services
  insertMember(member?: NewMember): Promise<string>
  token(userId: string): Promise<string>
  close(): Promise<void>
}

export async function openSmallEndpoint(options: SmallEndpointOptions): Promise<SmallEndpoint> {
  const clock = options.clock ?? systemClock
  const environment = options.closed ? { NODE_ENV: 'production' } : { NODE_ENV: 'test' }
  const config = readConfig({
    ...environment,
    LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'silent',
    LOG_FILE: process.env['LOG_FILE'],
  })
  const database = await openTestDatabase()
  const app = await createApp(config)
  const cacheInvalidation = new CacheInvalidation(database)
  await cacheInvalidation.start()
  const keys = await CurrentKeys.open(database.db)
  const clientId = config.identity.clientId
  const services: Services = {
    config,
    clock,
    log: app.log,
    database,
    cacheInvalidation,
    members: createMemberStates(database.db, cacheInvalidation, clock),
    signIns: createSignIns(database.db, cacheInvalidation, clock),
    idTokens: new IdTokens(keys.public, { issuer: ISSUER, audiences: [clientId] }),
    limits: new Limits(database.db, { on: config.rateLimits }),
    catalogue: new CatalogueSnapshots(database, cacheInvalidation),
    flags: new Flags({ url: () => config.flags.url ?? null, clock, log: app.log }),
    mailedCodes: new MailedCodes('a secret'),
    botChallenges: new BotChallenges(database.db, { secret: 'a secret', host: 'localhost:3000', work: 10 }),
    mediaLinks: new MediaLinks('a secret'),
    calendarLinks: new CalendarLinks('a secret'),
  }
  const schema = buildExecutableSchema(options.sdl, options.features)
  const plans = new Plans({ schema, trusted: options.trusted ?? {}, open: config.demo })
  mountGraphQL(app, services, plans, new Executor(services))
  return {
    app,
    services,
    insertMember: (member) => insertMember(database.db, member),
    token: (userId) => mintIdToken(database.db, userId, { issuer: ISSUER, clientId, now: clock() }),
    async close() {
      await app.close()
      await cacheInvalidation.stop()
      await database.close()
    },
  }
}

import type { FastifyInstance } from 'fastify'
import { openTestDatabase } from '@section/db/test-database.ts'
import { buildServices } from '../app/build-services.ts'
import { publicUrl } from '../server/links/public-url.ts'
import { type Clock, systemClock } from '../server/clock.ts'
import { readConfig } from '../server/config/config.ts'
import { mountGraphQL } from '../server/graphql/requests/endpoint.ts'
import type { OperationTable } from '../server/graphql/operation.ts'
import { Plans } from '../server/graphql/plans.ts'
import { buildExecutableSchema } from '../server/graphql/schema.ts'
import { createApp } from '../server/http/create-app.ts'
import type { Services } from '../server/services.ts'
import { insertMember, type NewMember } from './insert-member.ts'
import { mintIdToken } from '../features/identity/mint-id-token.fixture.ts'

interface SmallEndpointOptions {
  sdl: string
  features: OperationTable[]
  trusted?: Record<string, string>
  /** True for the settings of production. */
  closed?: boolean
  clock?: Clock
}

/** An endpoint with the contract of a test, and real sign-ins and caches; called by `app.inject`. */
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
    WORKER: 'false',
    LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'silent',
    LOG_FILE: process.env['LOG_FILE'],
  })
  const database = await openTestDatabase()
  const app = await createApp(config)
  const services = await buildServices({
    config,
    clock,
    monotonic: clock,
    log: app.log,
    database,
    flagServiceUrl: () => config.flags.url ?? null,
  })
  const schema = buildExecutableSchema(options.sdl, options.features)
  const plans = new Plans({ schema, trusted: options.trusted ?? {}, open: config.demo })
  mountGraphQL(app, services, plans)
  return {
    app,
    services,
    insertMember: (member) => insertMember(database.db, member),
    token: (userId) =>
      mintIdToken(database.db, userId, {
        issuer: publicUrl(config),
        clientId: config.identity.clientId,
        now: clock(),
      }),
    async close() {
      await app.close()
      await services.jobs.stop()
      await services.cacheInvalidation.stop()
      await database.close()
    },
  }
}

import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { openTestDatabase } from '@section/db/test-database.ts'
import type { Database } from '@section/db/connection.ts'
import { type Clock, systemClock } from '../server/clock.ts'
import { type Config, readConfig } from '../server/config/config.ts'
import type { Services } from '../server/services.ts'
import { startServer } from '../app/start-server.ts'
import { freePort } from './free-port.ts'
import { type NewMember, insertMember } from './insert-member.ts'
import { mintIdToken } from '../features/identity/mint-id-token.fixture.ts'
import { SOURCE_FOLDERS } from './source-folders.ts'

export interface TestServer {
  url: string
  /** The address of the operators' own server; undefined without METRICS_PORT. */
  operatorsUrl: string | undefined
  app: FastifyInstance
  services: Services
  database: Database
  /** Returns an id token of a new sign-in of this member, named by user id or address. */
  token(userIdOrEmail: string): Promise<string>
  /** Sends an operation, signed in when a token is given. */
  graphql<Data = Record<string, unknown>>(
    token: string | null,
    query: string,
    variables?: Record<string, unknown>,
  ): Promise<GraphQLResponse<Data>>
  /** Inserts a member with entitlements to `areas`, and returns the user id. */
  insertMember(member: NewMember): Promise<string>
  close(): Promise<void>
}

interface GraphQLResponse<Data> {
  status: number
  headers: Headers
  data: Data | null
  errors: { message: string; extensions?: Record<string, unknown> }[] | undefined
}

export interface TestServerOptions {
  clock?: Clock
  /** A clock that nobody can set, in place of the monotonic one of the system; by default it is the same as `clock`. */
  monotonic?: Clock
  /** Replaces parts of the test configuration, e.g. `{ rateLimits: true }`. */
  config?: Partial<Config>
  /** Additional environment variables, e.g. `{ TRUST_PROXY_HOPS: '1' }`. */
  environment?: Record<string, string>
  /** A database of the caller, such as one that two servers share; the server does not close it. */
  database?: Database
  /** The common address of several servers; this server's own by default. */
  publicUrl?: string
}

/**
 * Starts the whole server on a free port with an empty database of its own; silent, as a demo, without rate limits and
 * without the minimum duration of registrations.
 */
export async function startTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const clock = options.clock ?? systemClock
  const database = options.database ?? (await openTestDatabase())
  const port = await freePort()
  const url = `http://localhost:${port}`
  const issuer = options.publicUrl ?? url
  const dataFolder = join(tmpdir(), `section-test-${randomUUID()}`)
  const config: Config = {
    ...readConfig({ ...environment(port, issuer), DATA_DIR: dataFolder, ...options.environment }),
    minRegistrationMs: 0,
    ...options.config,
  }
  const server = await startServer({ config, clock, monotonic: options.monotonic ?? clock, database })

  return {
    url,
    operatorsUrl: server.operatorsUrl,
    app: server.app,
    services: server.services,
    database,
    token: (userIdOrEmail) =>
      mintIdToken(database.db, userIdOrEmail, {
        issuer,
        clientId: config.identity.clientId,
        now: clock(),
      }),
    graphql: (token, query, variables) => post(url, token, query, variables),
    insertMember: (member) => insertMember(database.db, member),
    async close() {
      await server.close()
      await rm(dataFolder, { recursive: true, force: true })
      if (!options.database) await database.close()
    },
  }
}

const environment = (port: number, publicUrl: string) => ({
  NODE_ENV: 'test',
  PORT: String(port),
  PUBLIC_URL: publicUrl,
  DEMO: 'true',
  // Logs are written where the test runner asks for them, because it searches them for secrets.
  LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'silent',
  LOG_FILE: process.env['LOG_FILE'],
  RATE_LIMITS: 'false',
  WORKER: 'false',
  MAIL_DELAY_MS: '0',
  // Challenges take little work, because tests solve dozens of them; journeys solve real ones.
  BOT_CHALLENGE_WORK: '10',
  ...SOURCE_FOLDERS,
})

async function post<Data>(
  url: string,
  token: string | null,
  query: string,
  variables: Record<string, unknown> = {},
): Promise<GraphQLResponse<Data>> {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    body: JSON.stringify({ query, variables }),
  })
  const body = (await response.json()) as { data?: Data | null; errors?: GraphQLResponse<Data>['errors'] }
  return {
    status: response.status,
    headers: response.headers,
    data: body.data ?? null,
    errors: body.errors,
  }
}

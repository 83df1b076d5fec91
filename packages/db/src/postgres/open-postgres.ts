import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import type { Database } from '../connection.ts'
import { migrateJobQueue } from '../job-schema.ts'
import * as schema from '../schema.ts'
import { DatabaseUnavailable, isBrokenConnection } from '../unavailable.ts'
import { refuseBesideOldServers } from '../upgrades/old-servers.ts'
import { missingVersions } from '../upgrades/unknown-version.ts'
import { newestTag } from '../upgrades/versions.ts'
import { needNoSession } from './behind-pooler.ts'
import { ConnectionPool } from './connection-pool.ts'
import { type Address, openListener } from './listen.ts'
import { checkPooler } from './check-pooler.ts'
import { keepConnected } from './persistent-connection.ts'

/** The job queue has connections of its own, so that jobs and requests never wait for each other. */
const JOB_CONNECTIONS = 4
const CONNECT_MS = 2000
/** The settings of a connection that serves requests, in ms. */
const REQUEST_SETTINGS = {
  statement_timeout: 4000,
  lock_timeout: 2000,
  idle_in_transaction_session_timeout: 10_000,
}
const REQUEST_SILENCE_MS = 5000
/** Statements of the job queue may take longer, because its maintenance deletes many rows at once. */
const JOB_SILENCE_MS = 60_000
/** Migrations may take longer than requests. */
const MIGRATION_LOCK_MS = 10_000
const MIGRATION_SILENCE_MS = 15 * 60_000
/** The number of the advisory lock of migrations. */
const MIGRATION_LOCK = 7_205_759

export interface PostgresOptions {
  url: string
  /** An address past a pooler that swaps connections, to which `url` then leads. */
  directUrl: string | undefined
  migrationsFolder: string
  poolSize: number
}

/** Opens a PostgreSQL server. While it is frozen or restarts, requests fail within seconds instead of hanging. */
export function openPostgres({ url, directUrl, migrationsFolder, poolSize }: PostgresOptions): Database {
  const base = { connectionString: url, connectionTimeoutMillis: CONNECT_MS, keepAlive: true }
  const pool = new ConnectionPool({
    ...base,
    name: 'requests',
    max: poolSize,
    silenceMs: REQUEST_SILENCE_MS,
    // Poolers refuse such settings of a session.
    ...(directUrl ? {} : REQUEST_SETTINGS),
  })
  if (directUrl) pool.on('connect', (client) => needNoSession(client, REQUEST_SETTINGS))
  const jobPool = new ConnectionPool({
    ...base,
    name: 'job queue',
    max: JOB_CONNECTIONS,
    silenceMs: JOB_SILENCE_MS,
  })
  const direct: Address = directUrl
    ? { url: directUrl, name: 'DATABASE_DIRECT_URL' }
    : { url, name: 'DATABASE_URL' }
  const version = newestTag(migrationsFolder)
  return {
    kind: 'postgres',
    folder: null,
    db: drizzle(pool, { schema }),
    pools: () => [pool.figures, jobPool.figures],
    jobStore: { db: { executeSql: (text, values) => runJobStatement(jobPool, text, values) } },
    listen: (channel, onNotify, onReturn) =>
      keepConnected(() => openListener(direct, { channel, version, onNotify }), onReturn),
    checkAddresses: () => checkPooler(pool, direct, version),
    migrate: async () => {
      await checkPooler(pool, direct, version)
      await migratePostgres(direct, migrationsFolder)
    },
    close: async () => {
      await Promise.all([pool.end(), jobPool.end()])
    },
  }
}

/** Runs a statement of the job queue. Errors: those of the statement; `DatabaseUnavailable` for a broken connection. */
const runJobStatement = (pool: ConnectionPool, text: string, values?: unknown[]) =>
  pool.query(text, values).catch((error: unknown) => {
    throw isBrokenConnection(error) ? new DatabaseUnavailable(error) : error
  })

/** Migrates the tables and those of the job queue, one server at a time. */
async function migratePostgres(address: Address, migrationsFolder: string): Promise<void> {
  const turn = await connect(address)
  try {
    // The lock belongs to the transaction and ends with it, because behind a pooler a lock of the session would remain
    // on a connection that others use.
    await turn.query(`begin; set local lock_timeout = ${MIGRATION_LOCK_MS};
      set local idle_in_transaction_session_timeout = 0; select pg_advisory_xact_lock(${MIGRATION_LOCK})`)
    // The pool has one connection, so that the settings of that connection hold for all statements.
    const pool = new ConnectionPool({
      name: 'migrations',
      connectionString: address.url,
      connectionTimeoutMillis: CONNECT_MS,
      max: 1,
      silenceMs: MIGRATION_SILENCE_MS,
    })
    try {
      await pool.query(`set lock_timeout = ${MIGRATION_LOCK_MS}`)
      const db = drizzle(pool, { schema })
      const missing = await missingVersions(db, migrationsFolder)
      await refuseBesideOldServers(turn, missing)
      if (missing.length > 0) await migrate(db, { migrationsFolder })
      await migrateJobQueue({ db: { executeSql: (text, values) => pool.query(text, values) } })
    } finally {
      await pool.end()
    }
    await turn.query('commit')
  } finally {
    await turn.end()
  }
}

async function connect({ url, name }: Address): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: CONNECT_MS })
  client.on('error', () => {})
  await client.connect().catch((error: unknown) => {
    throw new DatabaseUnavailable(error, name)
  })
  return client
}

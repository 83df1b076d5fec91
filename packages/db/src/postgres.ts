import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import type { Database, Unlisten } from './connection.ts'
import { migrateJobQueue } from './job-schema.ts'
import * as schema from './schema.ts'
import { ConnectionPool } from './unavailable.ts'
import { refuseUnknownVersion } from './unknown-version.ts'

const RECONNECT_MS = 500
/** The job queue has connections of its own, so that jobs and requests never wait for each other. */
const JOB_CONNECTIONS = 4

/** Opens a PostgreSQL server. While it is frozen or restarts, requests fail within seconds instead of hanging. */
export function openPostgres(url: string, migrationsFolder: string, poolSize: number): Database {
  const pool = new ConnectionPool({
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: 2000,
    statement_timeout: 4000,
    lock_timeout: 2000,
    idle_in_transaction_session_timeout: 10_000,
    keepAlive: true,
  })
  // Without a listener, the error of a connection that is in use when the server restarts would end the process.
  pool.on('connect', (client) => client.on('error', () => {}))
  pool.on('error', () => {})
  const db = drizzle(pool, { schema })
  const jobStore = { connectionString: url, max: JOB_CONNECTIONS }
  return {
    kind: 'postgres',
    db,
    jobStore,
    listen: (channel, onNotify, onReconnect) => listen(url, channel, onNotify, onReconnect),
    migrate: async () => {
      // Migrations may take longer than requests.
      const client = new pg.Client({ connectionString: url, lock_timeout: 10_000 })
      await client.connect()
      try {
        await client.query('select pg_advisory_lock(7205759)')
        const migrationDb = drizzle(client, { schema })
        await refuseUnknownVersion(migrationDb, migrationsFolder)
        await migrate(migrationDb, { migrationsFolder })
        await migrateJobQueue(jobStore)
      } finally {
        await client.end()
      }
    },
    close: () => pool.end(),
  }
}

async function listen(
  url: string,
  channel: string,
  onNotify: (payload: string) => void,
  onReconnect: () => void,
): Promise<Unlisten> {
  let client: pg.Client | undefined
  let closed = false

  const connect = async () => {
    const next = new pg.Client({ connectionString: url, keepAlive: true })
    next.on('notification', (message) => onNotify(message.payload ?? ''))
    next.on('error', () => {})
    next.on('end', () => {
      if (closed) return
      onReconnect()
      setTimeout(reconnect, RECONNECT_MS)
    })
    await next.connect()
    await next.query(`listen ${pg.escapeIdentifier(channel)}`)
    client = next
  }
  const reconnect = () => {
    if (closed) return
    connect().then(onReconnect, () => setTimeout(reconnect, RECONNECT_MS))
  }
  await connect()
  return async () => {
    closed = true
    await client?.end()
  }
}

import pg from 'pg'
import { databaseErrorCode } from './transaction.ts'

/** The error when no connection is available: all are in use for too long, or the database cannot be reached. */
export class DatabaseUnavailable extends Error {
  override name = 'DatabaseUnavailable'

  constructor(cause: unknown) {
    super('There is no connection to the database.', { cause })
  }
}

/** SQLSTATEs of connection exceptions, too many connections, a server that stops or starts, and lock or statement timeouts. */
const UNAVAILABLE_STATES = /^(?:08\w{3}|53300|57P0[123]|55P03|57014)$/

/** The driver's messages for a connection that was lost in the middle of its work; these errors have no code. */
const LOST_CONNECTION = /^(?:Connection terminated|Client (?:was closed|has encountered a connection error))/

/** Checks whether a request failed because the database cannot serve it now, also by the cause of an error. Threat T-F2. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (error instanceof DatabaseUnavailable || LOST_CONNECTION.test(error.message)) return true
  return UNAVAILABLE_STATES.test(databaseErrorCode(error) ?? '') || isDatabaseUnavailable(error.cause)
}

type OnConnect = Parameters<pg.Pool['connect']>[0]

/** A connection in use is closed after this time without a finished or a new statement. */
const SILENCE_MS = 5000

/**
 * A pool that fails with `DatabaseUnavailable` when no connection is available. It closes silent connections, whose
 * server is frozen or gone, so that their requests fail. The driver's own `query_timeout` would leave them in the pool,
 * where they fail the next requests as well.
 */
export class ConnectionPool extends pg.Pool {
  constructor(options: pg.PoolConfig) {
    super(options)
    const timers = new Map<pg.PoolClient, NodeJS.Timeout>()
    this.on('connect', (client) => client.on('drain', () => timers.get(client)?.refresh()))
    this.on('acquire', (client) => {
      const timer = setTimeout(() => void client.end(), SILENCE_MS)
      timers.set(client, timer)
    })
    this.on('release', (_error, client) => {
      clearTimeout(timers.get(client))
      timers.delete(client)
    })
  }

  override connect(): Promise<pg.PoolClient>
  override connect(onConnect: OnConnect): void
  override connect(onConnect?: OnConnect): Promise<pg.PoolClient> | void {
    if (!onConnect)
      return super.connect().catch((cause: unknown) => {
        throw new DatabaseUnavailable(cause)
      })
    super.connect((error, client, done) =>
      onConnect(error ? new DatabaseUnavailable(error) : undefined, client, done),
    )
  }
}

import pg from 'pg'
import { databaseErrorCode } from './transaction.ts'

/** The error when no connection to the database can be had: all are in use for too long, or it cannot be reached. */
export class DatabaseUnavailable extends Error {
  override name = 'DatabaseUnavailable'

  constructor(cause: unknown) {
    super('There is no connection to the database.', { cause })
  }
}

/**
 * The SQLSTATEs of connection exceptions, too many connections, a server that shuts down, crashed or has yet to start,
 * and a lock or a statement that took too long.
 */
const CANNOT_SERVE = /^(?:08\w{3}|53300|57P0[123]|55P03|57014)$/

/** The driver's messages for a connection that was lost in the middle of its work; these errors have no code. */
const LOST = /^(?:Connection terminated|Client (?:was closed|has encountered a connection error))/

/**
 * Whether a request failed because the database cannot serve it now, so that it may work later. It looks through the
 * errors in which the query builder wraps others. Threat T-F2.
 */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (error instanceof DatabaseUnavailable || LOST.test(error.message)) return true
  return CANNOT_SERVE.test(databaseErrorCode(error) ?? '') || isDatabaseUnavailable(error.cause)
}

type OnConnect = Parameters<pg.Pool['connect']>[0]

/** How long a connection that is in use may take to finish a statement, or wait for the next one, before it is closed. */
const SILENCE_MS = 5000

/**
 * Connections that fail with `DatabaseUnavailable` when none can be had, whatever the reason is. A connection on which
 * nothing happens belongs to a server that is frozen or gone: it is closed, and what waits for it fails as lost. The
 * driver's own `query_timeout` would leave it in the pool, where it fails the next requests as well.
 */
export class ConnectionPool extends pg.Pool {
  constructor(options: pg.PoolConfig) {
    super(options)
    const timers = new Map<pg.PoolClient, NodeJS.Timeout>()
    this.on('connect', (client) => client.on('drain', () => timers.get(client)?.refresh()))
    this.on('acquire', (client) =>
      timers.set(
        client,
        setTimeout(() => void client.end(), SILENCE_MS),
      ),
    )
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

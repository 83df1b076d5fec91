import pg from 'pg'
import { DatabaseUnavailable } from '../unavailable.ts'
import type { Connection } from './persistent-connection.ts'

/** The application name of the connection begins with this word, by which an operator recognizes it on the server. */
export const LISTENER = 'announcements'
/** The time for connecting and for each statement, so that an attempt at a frozen server ends. */
const PATIENCE_MS = 2000
/** The interval at which the server is asked for a sign of life, since a vanished one closes no connection. */
const HEARTBEAT_MS = 10_000

/** The address of a server, and the variable that holds it. */
export interface Address {
  url: string
  name: 'DATABASE_URL' | 'DATABASE_DIRECT_URL'
}

/** The application name of a process that knows this version of the tables, the version being the second word. */
const listenerName = (version: string) => `${LISTENER} ${version}`

/** Returns the version of the tables that the process of a connection knows; undefined for one that does not listen. */
export function serverVersionOf(applicationName: string): string | undefined {
  const [name, version = ''] = applicationName.split(' ')
  return name === LISTENER ? version : undefined
}

/**
 * Opens a connection of its own that calls `onNotify` with the payload of each `pg_notify(channel, …)`. Its name on the
 * server tells the version of the tables that this process knows.
 */
export async function openListener(
  { url, name }: Address,
  { channel, version, onNotify }: { channel: string; version: string; onNotify: (payload: string) => void },
): Promise<Connection> {
  const client = new pg.Client({
    connectionString: url,
    application_name: listenerName(version),
    keepAlive: true,
    connectionTimeoutMillis: PATIENCE_MS,
    query_timeout: PATIENCE_MS,
  })
  const { promise: lost, resolve: lose } = Promise.withResolvers<void>()
  const close = () => client.end().catch(() => {})
  client.on('notification', ({ payload = '' }) => onNotify(payload))
  client.on('error', () => {})
  client.on('end', () => lose())
  try {
    await client.connect()
    await client.query(`listen ${pg.escapeIdentifier(channel)}`)
  } catch (error) {
    void close()
    throw new DatabaseUnavailable(error, name)
  }
  const heartbeat = setInterval(() => void client.query('select 1').catch(close), HEARTBEAT_MS).unref()
  void lost.then(() => clearInterval(heartbeat))
  return { lost, close }
}

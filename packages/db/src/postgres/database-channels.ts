import { channel, tracingChannel } from 'node:diagnostics_channel'
import type pg from 'pg'

/** A statement that runs, for whoever traces: its text has placeholders and never values. */
interface RunningStatement {
  text: string
}

/** A wait for a connection of a pool. */
export interface PoolWait {
  pool: string
  milliseconds: number
}

/** The statements of PostgreSQL. Without a subscriber nothing is announced, and a statement costs nothing more. */
export const statements = tracingChannel<unknown, RunningStatement>('section:statement')
/** The finished waits for connections, as `PoolWait`. */
export const poolWaits = channel('section:pool-wait')

type Query = (...given: unknown[]) => Promise<unknown>

/** Lets a connection announce its statements to `statements`. */
export function announceStatements(client: pg.ClientBase): void {
  // The driver's method has ten signatures, all of which are handed on as they are.
  const query = client.query.bind(client) as Query
  const announcing: Query = (...given) => {
    if (!statements.hasSubscribers) return query(...given)
    const context = { text: textOf(given[0]) }
    if (typeof given.at(-1) === 'function')
      return statements.traceCallback(query, -1, context, client, ...given)
    return statements.tracePromise(query, context, client, ...given)
  }
  Object.assign(client, { query: announcing })
}

const textOf = (statement: unknown): string => {
  if (typeof statement === 'string') return statement
  const isConfig = typeof statement === 'object' && statement !== null && 'text' in statement
  return isConfig && typeof statement.text === 'string' ? statement.text : ''
}

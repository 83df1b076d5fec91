import { AsyncLocalStorage } from 'node:async_hooks'
import { channel } from 'node:diagnostics_channel'
import type pg from 'pg'

/** A wait for a connection of a pool. */
export interface PoolWait {
  pool: string
  milliseconds: number
}

/** The finished waits for connections, as `PoolWait`; without a subscriber they are not measured. */
export const poolWaits = channel('section:pool-wait')

/** Hears of the statements of one request or job. */
export interface StatementTracer {
  /** A statement begins, of this text with placeholders. Returns what is called at its end. */
  begin(text: string): (failed: boolean) => void
}

/** Who hears of the statements that this code runs; statements of which nobody hears cost nothing. */
export const statementTracer = new AsyncLocalStorage<StatementTracer | undefined>()

type Query = (...given: unknown[]) => Promise<unknown>
type Callback = (error: unknown, ...results: unknown[]) => void

/** Lets a connection tell its statements to whoever hears them. */
export function announceStatements(client: pg.ClientBase): void {
  // The driver's method has ten signatures, all of which are handed on as they are.
  const query = client.query.bind(client) as Query
  const announcing: Query = (...given) => {
    const tracer = statementTracer.getStore()
    if (!tracer) return query(...given)
    const end = tracer.begin(textOf(given[0]))
    const last = given.at(-1)
    if (isCallback(last)) {
      const heard: Callback = (error, ...results) => {
        end(Boolean(error))
        last(error, ...results)
      }
      return query(...given.slice(0, -1), heard)
    }
    const running = query(...given)
    running.then(
      () => end(false),
      () => end(true),
    )
    return running
  }
  Object.assign(client, { query: announcing })
}

const isCallback = (value: unknown): value is Callback => typeof value === 'function'

const textOf = (statement: unknown): string => {
  if (typeof statement === 'string') return statement
  const isConfig = typeof statement === 'object' && statement !== null && 'text' in statement
  return isConfig && typeof statement.text === 'string' ? statement.text : ''
}

import pg from 'pg'
import type { PoolFigures } from '../connection.ts'
import { beginWait, timeSpent } from '../database-time.ts'
import { DatabaseUnavailable } from '../unavailable.ts'
import { announceStatements, type PoolWait, poolWaits } from './database-channels.ts'

type OnConnect = Parameters<pg.Pool['connect']>[0]

export interface PoolOptions extends pg.PoolConfig {
  /** What the pool is for, as operators read it. */
  name: string
  /** A connection in use is closed after this time in ms without a finished or a new statement. */
  silenceMs: number
}

/**
 * A pool that fails with `DatabaseUnavailable` when no connection is available, or the request's time for the database is
 * spent. It closes the connection of such a request, so that its transaction is rolled back, and silent ones, whose
 * server is frozen or gone. The driver's own `query_timeout` would leave them in the pool, where they fail the next
 * requests as well.
 */
export class ConnectionPool extends pg.Pool {
  readonly #name: string
  readonly #silenceMs: number

  constructor({ name, silenceMs, ...options }: PoolOptions) {
    super(options)
    this.#name = name
    this.#silenceMs = silenceMs
    this.on('connect', announceStatements)
    // Without a listener, the error of a connection that is in use when the server restarts would end the process.
    this.on('connect', (client) => client.on('error', () => {}))
    this.on('error', () => {})
  }

  /** The connections of this moment, for operators. */
  get figures(): PoolFigures {
    const { totalCount, idleCount, waitingCount } = this
    const limit = this.options.max
    return { pool: this.#name, limit, open: totalCount, idle: idleCount, waiting: waitingCount }
  }

  override connect(): Promise<pg.PoolClient>
  override connect(onConnect: OnConnect): void
  override connect(onConnect?: OnConnect): Promise<pg.PoolClient> | void {
    const taken = this.#take()
    if (!onConnect) return taken
    taken.then(
      (client) => onConnect(undefined, client, (error) => client.release(error)),
      (error: Error) => onConnect(error, undefined, () => {}),
    )
  }

  async #take(): Promise<pg.PoolClient> {
    const { promise: spent, reject } = Promise.withResolvers<never>()
    const taken: { client?: pg.PoolClient } = {}
    const endWait = beginWait(() => {
      reject(timeSpent())
      void taken.client?.end()
    })
    // Whoever finds an idle connection does not wait, and most do.
    const waits = this.idleCount === 0 && poolWaits.hasSubscribers
    const since = waits ? performance.now() : undefined
    const connecting = super.connect()
    try {
      taken.client = await Promise.race([connecting, spent])
    } catch (cause) {
      endWait()
      // A connection that opens too late is released for other requests.
      connecting.then(
        (client) => client.release(),
        () => {},
      )
      throw new DatabaseUnavailable(cause)
    } finally {
      if (since !== undefined) this.#announceWait(performance.now() - since)
    }
    // The rejection is ignored, because the time may be spent when nothing waits for it any more.
    spent.catch(() => {})
    this.#watch(taken.client, endWait)
    return taken.client
  }

  #announceWait(milliseconds: number): void {
    const wait: PoolWait = { pool: this.#name, milliseconds }
    poolWaits.publish(wait)
  }

  /**
   * Closes the connection after a silence, and releases it to the pool when it has ended, because its user may not do
   * so: the query builder forgets a connection on which it could not begin a transaction.
   */
  #watch(client: pg.PoolClient, endWait: () => void): void {
    const silence = setTimeout(() => void client.end(), this.#silenceMs)
    const onDrain = () => void silence.refresh()
    const onEnd = () => giveBack(true)
    const release = client.release.bind(client)
    let isBack = false
    const giveBack = (error?: Error | boolean) => {
      if (isBack) return
      isBack = true
      clearTimeout(silence)
      client.off('drain', onDrain)
      client.off('end', onEnd)
      endWait()
      release(error)
    }
    client.on('drain', onDrain)
    client.once('end', onEnd)
    client.release = giveBack
  }
}

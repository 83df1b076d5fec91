import { Server } from 'node:net'
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

/** The longest that a connection which has just been opened waits for its first request. */
const OPENED_MS = 250
/** A bound for clients that open connections without end. */
const MOST_TURNS = 1000

/**
 * Lets a server leave before it stops, so that no proxy meets a closed port: it goes on serving while its readiness says
 * that it stops. docs/decisions/stopping.md
 */
export class ServerLeaving {
  readonly #app: FastifyInstance
  #begun = false

  /** Create it before the routes of `app`, whose answers then end their connections once the server leaves. */
  constructor(app: FastifyInstance) {
    this.#app = app
    app.addHook('onRequest', (_request, reply, done) => {
      if (this.#begun) reply.raw.setHeader('connection', 'close')
      done()
    })
  }

  /** True from the moment at which the server begins to leave. */
  get begun(): boolean {
    return this.#begun
  }

  /**
   * Begins to leave, and resolves after `delayMs`, when proxies have taken note of it. The port is closed by then, and
   * whoever had opened a connection before has been served.
   */
  async leave(delayMs: number): Promise<void> {
    this.#begun = true
    if (delayMs === 0) return
    await wait(delayMs)
    // The system has opened connections that Node does not know yet, and would reset them with the port.
    await this.#takeOpened()
    // Node's HTTP server would also end the connections whose first request is still on its way.
    Server.prototype.close.call(this.#app.server)
    await wait(OPENED_MS)
    // After a pause of the process, requests have arrived that it has not read.
    await nextTurn()
    await nextTurn()
  }

  /** Resolves in a turn of the event loop in which no connection is left that Node could take; each turn takes one or more. */
  async #takeOpened(): Promise<void> {
    let taken = 0
    const count = () => void taken++
    this.#app.server.on('connection', count)
    let before = -1
    for (let turn = 0; taken > before && turn < MOST_TURNS; turn++) {
      before = taken
      await nextTurn()
      await nextTurn()
    }
    this.#app.server.off('connection', count)
  }
}

import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

/**
 * Lets a server leave before it stops, so that no proxy meets a closed port: it goes on serving while its readiness says
 * that it stops. docs/decisions/stopping.md
 */
export class ServerLeaving {
  #begun = false

  /** Create it before the routes of `app`, whose answers then end their connections once the server leaves. */
  constructor(app: FastifyInstance) {
    app.addHook('onRequest', (_request, reply, done) => {
      if (this.#begun) reply.raw.setHeader('connection', 'close')
      done()
    })
  }

  /** True from the moment at which the server begins to leave. */
  get begun(): boolean {
    return this.#begun
  }

  /** Begins to leave, and resolves after `delayMs`, when proxies have taken note of it. */
  async leave(delayMs: number): Promise<void> {
    this.#begun = true
    await wait(delayMs)
  }
}

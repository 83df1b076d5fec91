import type { FastifyInstance } from 'fastify'

/** A response that was sent, or that its client did not wait for. */
interface SentResponse {
  method: string
  /** The template of the route, such as `/calendar/:name`; `none` where no route answers. */
  route: string
  status: string
  seconds: number
}

/** Calls `onResponse` with each response of a server. Must be called before the server listens. */
export function watchResponses(app: FastifyInstance, onResponse: (response: SentResponse) => void): void {
  app.addHook('onRequest', ({ method, routeOptions }, { raw }, done) => {
    const since = performance.now()
    // Not by a hook of Fastify, which misses the responses that their clients gave up.
    raw.once('close', () =>
      onResponse({
        method,
        route: routeOptions.url ?? 'none',
        status: String(raw.statusCode),
        seconds: (performance.now() - since) / 1000,
      }),
    )
    done()
  })
}

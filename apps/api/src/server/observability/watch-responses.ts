import type { FastifyInstance } from 'fastify'

/** A response that was sent. */
interface SentResponse {
  method: string
  /** The template of the route, such as `/calendar/:name`; `none` where no route answers. */
  route: string
  status: number
  seconds: number
}

/** Calls `onResponse` with each response of a server. Must be called before the server listens. */
export function watchResponses(app: FastifyInstance, onResponse: (response: SentResponse) => void): void {
  app.addHook('onResponse', ({ method, routeOptions }, { raw, elapsedTime }, done) => {
    onResponse({
      method,
      route: routeOptions.url ?? 'none',
      status: raw.statusCode,
      seconds: elapsedTime / 1000,
    })
    done()
  })
}

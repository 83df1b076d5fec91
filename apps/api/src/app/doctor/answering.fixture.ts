import Fastify, { type FastifyInstance } from 'fastify'

const closers: (() => Promise<unknown>)[] = []

/** Closes what was started in this file. */
export async function closeAll(): Promise<void> {
  for (const close of closers.splice(0)) await close()
}

/** Lets `closeAll` close something, too. */
export const closeLater = (close: () => Promise<unknown>): void => void closers.push(close)

/** Starts a service with these routes and returns its address. */
export async function serve(mount: (app: FastifyInstance) => void): Promise<string> {
  const app = Fastify()
  closers.push(() => app.close())
  mount(app)
  return app.listen({ port: 0, host: '127.0.0.1' })
}

/** Starts a service that answers every request in the same way, and returns its address. */
export const answering = (
  status: number,
  body = 'canary',
  headers: Record<string, string> = {},
): Promise<string> =>
  serve((app) => {
    app.removeAllContentTypeParsers()
    app.addContentTypeParser('*', (_request, _payload, done) => done(null))
    app.all('/*', (_request, reply) => reply.code(status).headers(headers).send(body))
  })

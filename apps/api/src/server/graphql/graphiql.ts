import type { FastifyInstance } from 'fastify'

/** `GET /graphiql`: an editor for the open endpoint of the demo school. Its files come with the `graphiql` package. */
export function mountGraphiQL(app: FastifyInstance): void {
  void app
}

import type { FastifyRequest } from 'fastify'
import type { GraphQLError, GraphQLFormattedError } from 'graphql'

/** What the caller may see of an error. An unexpected one is logged with the request's id and told only by it. */
export function formatError(error: GraphQLError, request: FastifyRequest): GraphQLFormattedError {
  const cause = error.originalError
  if (!cause || 'extensions' in cause) return error.toJSON()
  request.log.error({ err: cause, path: error.path }, 'A resolver failed')
  const { path, locations } = error.toJSON()
  return {
    message: 'Something went wrong.',
    ...(path ? { path } : {}),
    ...(locations ? { locations } : {}),
    extensions: { code: 'INTERNAL', requestId: request.id },
  }
}

import type { FastifyRequest } from 'fastify'
import { GraphQLError, type GraphQLFormattedError } from 'graphql'

/** What a person is told about what nobody expected. */
export const UNEXPECTED = 'Something went wrong.'

/** What the caller may see of an error. An unexpected one is logged with the request's id and told only by it. */
export function formatError(error: GraphQLError, request: FastifyRequest): GraphQLFormattedError {
  const cause = error.originalError
  if (!cause || cause instanceof GraphQLError) return error.toJSON()
  request.log.error({ err: cause, path: error.path, requestId: request.id }, 'A resolver failed')
  const { path, locations } = error.toJSON()
  return {
    message: UNEXPECTED,
    ...(path ? { path } : {}),
    ...(locations ? { locations } : {}),
    extensions: { code: 'INTERNAL', requestId: request.id },
  }
}

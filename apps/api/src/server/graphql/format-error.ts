import type { FastifyRequest } from 'fastify'
import { GraphQLError, type GraphQLFormattedError } from 'graphql'
import { isServiceUnavailable } from '../http/service-unavailable.ts'
import { expectedError } from './expected-error.ts'

/** What a person is told about an unexpected error. */
const UNEXPECTED = 'Something went wrong.'

/**
 * Returns what the caller may see of an error. An unexpected one is logged under the request's id, and the caller is given only
 * that id; that the service is unavailable is told, so that the caller tries again.
 */
export function formatError(error: GraphQLError, request: FastifyRequest): GraphQLFormattedError {
  const cause = error.originalError
  if (!cause || cause instanceof GraphQLError) return error.toJSON()
  const { path, locations } = error.toJSON()
  return {
    ...describeUnexpected(cause, request, path),
    ...(path ? { path } : {}),
    ...(locations ? { locations } : {}),
  }
}

/** Logs an error that no rule has foreseen, and returns what the caller is told of it. */
export function describeUnexpected(
  error: unknown,
  request: FastifyRequest,
  path?: readonly (string | number)[],
): { message: string; extensions: Record<string, unknown> } {
  const noted = { err: error, path, requestId: request.id }
  if (isServiceUnavailable(error)) {
    request.log.warn(noted, 'An operation could not be served')
    const { code, message } = expectedError('UNAVAILABLE')
    return { message, extensions: { code, requestId: request.id } }
  }
  request.log.error(noted, 'An operation failed')
  return { message: UNEXPECTED, extensions: { code: 'INTERNAL', requestId: request.id } }
}

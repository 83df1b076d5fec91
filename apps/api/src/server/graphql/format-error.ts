import type { FastifyRequest } from 'fastify'
import { GraphQLError, type GraphQLFormattedError } from 'graphql'
import { isServiceUnavailable } from '../http/service-unavailable.ts'
import { expectedError } from './expected-error.ts'

/** The message for an unexpected error. */
const UNEXPECTED = 'Something went wrong.'

/**
 * Returns the public form of an error. An unexpected error is logged, and the caller gets only the request's id; an
 * unavailable service is reported as such, so that the caller tries again.
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

/** Logs an unexpected error and returns its public form. */
export function describeUnexpected(
  error: unknown,
  request: FastifyRequest,
  path?: readonly (string | number)[],
): { message: string; extensions: Record<string, unknown> } {
  const logFields = { err: error, path, requestId: request.id }
  if (isServiceUnavailable(error)) {
    request.log.warn(logFields, 'An operation could not be served')
    const { code, message } = expectedError('UNAVAILABLE')
    return { message, extensions: { code, requestId: request.id } }
  }
  request.log.error(logFields, 'An operation failed')
  return { message: UNEXPECTED, extensions: { code: 'INTERNAL', requestId: request.id } }
}

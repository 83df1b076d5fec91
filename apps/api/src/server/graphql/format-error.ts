import type { FastifyRequest } from 'fastify'
import { GraphQLError, type GraphQLFormattedError } from 'graphql'
import { isOverload } from '../http/overload.ts'
import { expectedError } from './expected-error.ts'

/** What a person is told about what nobody expected. */
const UNEXPECTED = 'Something went wrong.'

/**
 * What the caller may see of an error. An unexpected one is logged with the request's id and told only by it; that
 * there was no room is told, so that the caller tries again.
 */
export function formatError(error: GraphQLError, request: FastifyRequest): GraphQLFormattedError {
  const cause = error.originalError
  if (!cause || cause instanceof GraphQLError) return error.toJSON()
  const { path, locations } = error.toJSON()
  return {
    ...toldOf(cause, request, path),
    ...(path ? { path } : {}),
    ...(locations ? { locations } : {}),
  }
}

/** The sentence and the code of an error that no rule has foreseen; logs it. */
export function toldOf(
  error: unknown,
  request: FastifyRequest,
  path?: readonly (string | number)[],
): { message: string; extensions: Record<string, unknown> } {
  const noted = { err: error, path, requestId: request.id }
  if (isOverload(error)) {
    request.log.warn(noted, 'There was no room for an operation')
    const { code, message } = expectedError('UNAVAILABLE')
    return { message, extensions: { code, requestId: request.id } }
  }
  request.log.error(noted, 'An operation failed')
  return { message: UNEXPECTED, extensions: { code: 'INTERNAL', requestId: request.id } }
}

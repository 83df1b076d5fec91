import type { RequestContext } from '../../../server/graphql/operation.ts'
import { limitReachedError } from '../../../server/limits/limit-error.ts'

/**
 * Counts a lookup by a visitor who is not signed in; `name` is what is looked up. Returns the error of an exceeded limit,
 * otherwise null.
 */
export async function countLookup(context: RequestContext, name: string) {
  const { services, viewer, identity, from } = context
  if (viewer || identity) return null
  const result = await services.limits.consumeLookup(from, name)
  return result.allowed ? null : limitReachedError(context, result)
}

import type { RequestContext } from '../../../server/graphql/operation.ts'
import { limitReachedError } from '../../../server/limits/limit-error.ts'

/**
 * Counts a lookup of `name` by a visitor who is not signed in. Returns the error of an exceeded limit, otherwise null.
 * SECURITY.md#rate-limits
 */
export async function countLookup(context: RequestContext, name: string) {
  const { services, viewer, identity, from } = context
  if (viewer || identity) return null
  const result = await services.limits.consumeLookup(from, name)
  return result.allowed ? null : limitReachedError(context, result)
}

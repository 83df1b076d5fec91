import type { RequestContext } from '../../../server/graphql/operation.ts'
import { limitReachedError } from '../../../server/limits/limit-error.ts'

/**
 * Counts a lookup of somebody who is not signed in by what is looked up. Returns the error to give beyond the limit,
 * null within it.
 */
export async function countLookup(context: RequestContext, name: string) {
  const { services, viewer, identity, from } = context
  if (viewer || identity) return null
  const result = await services.limits.consumeLookup(from, name)
  return result.allowed ? null : limitReachedError(context, result)
}

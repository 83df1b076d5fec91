import type { RequestContext } from '../../../server/graphql/operation.ts'
import type { LimitReached } from '../../../server/limits/limit-error.ts'
import { passLookup } from '../../../server/limits/lookup-names.ts'
import { findPass, type Pass } from './invitations-store.ts'

/**
 * Returns the pass of a code; undefined when there is none. Visitors of one network may look up a few different codes a
 * minute, each as often as they like; lookups of members are not counted. See SECURITY.md#guessing-codes-and-passwords.
 */
export async function lookUpPass(
  {
    services,
    viewer,
    from,
    now,
  }: Pick<RequestContext, 'from' | 'now' | 'viewer'> & {
    services: Pick<RequestContext['services'], 'database' | 'limits'>
  },
  code: string,
): Promise<Pass | LimitReached | undefined> {
  const { limits, database } = services
  if (viewer) return findPass(database.db, code, now)
  const result = await limits.consumeLookup(from, passLookup(code))
  return result.allowed ? findPass(database.db, code, now) : result
}

/** Returns whether a limit was reached, so that the pass was not looked up. */
export const isLimitReached = (found: Pass | LimitReached | undefined): found is LimitReached =>
  found !== undefined && 'allowed' in found

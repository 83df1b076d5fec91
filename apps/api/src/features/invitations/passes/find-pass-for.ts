import type { RequestContext } from '../../../server/graphql/operation.ts'
import type { LimitReached } from '../../../server/limits/limit-error.ts'
import { passLookup } from '../../../server/limits/lookup-names.ts'
import { findPass, type Pass } from './invitations-store.ts'

/**
 * Returns the pass under a code that somebody shows. The visitors of one network may show a few different codes a minute, each
 * as often as they like; members are known, and theirs are not counted. Threats T-B2 and T-B4.
 */
export async function findPassFor(
  { services, viewer, from, now }: RequestContext,
  code: string,
): Promise<Pass | LimitReached | undefined> {
  const { limits, database } = services
  if (viewer) return findPass(database.db, code, now)
  const taken = await limits.consumeLookup(from, passLookup(code))
  return taken.allowed ? findPass(database.db, code, now) : taken
}

/** Returns whether a limit was reached, so that the pass was not looked up. */
export const isLimit = (found: Pass | LimitReached | undefined): found is LimitReached =>
  found !== undefined && 'allowed' in found

import type { RequestContext } from '../../server/graphql/operation.ts'
import { findPass, type Pass } from './invitations-store.ts'

/**
 * The pass under a code that somebody shows. Visitors may miss a few times a minute; members are known, and theirs
 * are not counted. Threats T-B2 and T-B4.
 */
export async function findPassFor(
  { services, viewer, from, now }: RequestContext,
  code: string,
): Promise<Pass | 'limited' | undefined> {
  const { limits, database } = services
  if (viewer) return findPass(database.db, code, now)
  const taken = await limits.take('lookup', from)
  if (!taken.allowed) return 'limited'
  const pass = await findPass(database.db, code, now)
  if (pass) await limits.giveBack('lookup', from)
  return pass
}

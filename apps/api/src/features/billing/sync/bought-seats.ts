import { checkEnrollmentAccess } from '@section/domain/entitlement/course-entitlement.ts'
import type { Db } from '@section/db/connection.ts'
import { loadMemberStates } from '../../../server/access/member-state-store.ts'
import { toMemberViewer } from '../../../server/access/viewer.ts'
import type { Invalidate } from '../../../server/cache/cache-invalidation.ts'
import type { CatalogSnapshot } from '../../catalog/catalog-types.ts'
import { enroll, unenroll } from '../../enrollment/enroll.ts'
import type { SyncServices } from './sync-services.ts'

/** The live sessions that a member has just bought, and those whose price was returned, by their ids. */
export interface SeatChanges {
  userId: string
  bought: readonly string[]
  returned: readonly string[]
}

/**
 * Enrolls a member in the sessions that they have bought, and takes them out of those whose price was returned and that
 * nothing else opens to them, after their entitlements were written. A seat that cannot be given is told to the operator.
 * docs/product/billing.md#what-a-payment-opens
 */
export async function settleBoughtSeats(
  { outbox, log }: Pick<SyncServices, 'outbox' | 'log'>,
  {
    tx,
    invalidate,
    snapshot,
    now,
  }: { tx: Db; invalidate: Invalidate; snapshot: CatalogSnapshot; now: number },
  { userId, bought, returned }: SeatChanges,
): Promise<void> {
  if (bought.length === 0 && returned.length === 0) return
  const state = (await loadMemberStates(tx, [userId])).get(userId)
  if (!state) return
  const viewer = toMemberViewer(state, now)
  const contextOf = (sessionId: string) => {
    const session = snapshot.sessionsById.get(sessionId)
    return session && { tx, invalidate, outbox, session, viewer, now }
  }
  for (const sessionId of bought) {
    const context = contextOf(sessionId)
    const refusal = context ? (await enroll(context)).refusal : 'SESSION_NOT_FOUND'
    if (refusal)
      log.error({ userId, sessionId, refusal }, 'A member has bought a seat that could not be given')
  }
  for (const sessionId of returned) {
    const context = contextOf(sessionId)
    if (context && checkEnrollmentAccess(viewer, context.session.course, context.session, now))
      await unenroll(context)
  }
}

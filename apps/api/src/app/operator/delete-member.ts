import type { Db } from '@section/db/connection.ts'
import { endAllAtStripe } from '../../features/billing/ending/end-all-at-stripe.ts'
import { findStripeCustomer } from '../../features/billing/sync/readings-store.ts'
import type { CatalogSnapshot } from '../../features/catalog/catalog-types.ts'
import { giveUpSeat } from '../../features/enrollment/enroll.ts'
import { listPlacesOf } from '../../features/enrollment/enrollment-store.ts'
import { queueRemovalsOf } from '../../features/events/registration/queue-removals.ts'
import { deleteAccount, lockAccount } from '../../features/members/accounts-store.ts'
import { loadMemberStates } from '../../server/access/member-state-store.ts'
import { toMemberViewer } from '../../server/access/viewer.ts'
import type { Invalidate } from '../../server/cache/cache-invalidation.ts'
import type { Services } from '../../server/services.ts'
import { asking } from './billing-commands.ts'
import { OperatorError } from './operator-error.ts'
import { requireMember, signOutEverywhere } from './suspend-member.ts'

/**
 * Deletes the member of an address with all that is theirs: their subscriptions end at Stripe, then their seats go to the
 * waitlists, their sign-ins end on every server, and the account is gone. Unless Stripe has ended all, nothing is deleted.
 * Returns a message. Errors: OperatorError. docs/product/billing.md#deleted-accounts
 */
export async function deleteMember(services: Services, address: string): Promise<string> {
  const { database, cacheInvalidation } = services
  const { userId, email } = await requireMember(database.db, address)
  const ended = await endPayments(services, { userId, email })
  const snapshot = await services.catalog.current()
  await cacheInvalidation.transaction(async (tx, invalidate) => {
    // Nobody enrolls the member any more, so that each of their seats is counted.
    await lockAccount(tx, userId)
    const now = services.clock()
    await giveUpSeats(services, { tx, invalidate, snapshot, userId, now })
    await signOutEverywhere(tx, invalidate, userId, now)
    if (services.config.zoom) await queueRemovalsOf(services, tx, userId, now)
    await deleteAccount(tx, userId)
    invalidate('membership', userId)
  })
  services.log.warn({ userId }, 'An operator deleted a member')
  return `${email} is deleted, and signed out everywhere. Subscriptions ended at Stripe: ${ended}.`
}

/** Ends what the member pays for, as Stripe and not the books list it; returns how many subscriptions that were. */
async function endPayments(
  { stripe, database }: Services,
  { userId, email }: { userId: string; email: string },
): Promise<number> {
  const customer = await findStripeCustomer(database.db, userId)
  if (customer === undefined) return 0
  if (!stripe)
    throw new OperatorError(
      `${email} has a customer at Stripe, and STRIPE_SECRET_KEY is not set. Nothing was deleted.`,
    )
  return asking(() => endAllAtStripe(stripe, customer), 'Nothing was deleted. Run this again.')
}

interface Deletion {
  tx: Db
  invalidate: Invalidate
  snapshot: CatalogSnapshot
  userId: string
  now: number
}

async function giveUpSeats(
  { outbox }: Pick<Services, 'outbox'>,
  { tx, invalidate, snapshot, userId, now }: Deletion,
): Promise<void> {
  const state = (await loadMemberStates(tx, [userId])).get(userId)
  if (!state) return
  const viewer = toMemberViewer(state, now)
  for (const sessionId of await listPlacesOf(tx, userId)) {
    const session = snapshot.sessionsById.get(sessionId)
    if (session) await giveUpSeat({ tx, invalidate, outbox, session, viewer, now })
  }
}

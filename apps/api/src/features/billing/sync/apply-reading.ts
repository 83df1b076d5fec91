import type { Db } from '@section/db/connection.ts'
import { isOpening } from '@section/domain/billing/subscription-access.ts'
import { paidStatus } from '@section/domain/billing/member-status.ts'
import type { Invalidate } from '../../../server/cache/cache-invalidation.ts'
import type { CatalogSnapshot } from '../../catalog/catalog-types.ts'
import { replacePaidEntitlements, updateAccount } from '../../members/accounts-store.ts'
import { type BillingRows, inMilliseconds } from '../billing-rows.ts'
import { sendNotices } from '../notices/send-notices.ts'
import { sendEndings } from '../ending/send-endings.ts'
import { type SeatChanges, settleBoughtSeats } from './bought-seats.ts'
import type { CustomerReading } from '../reading/customer-reading.ts'
import { paidEntitlements } from './paid-entitlements.ts'
import { amountsDueOf, chargesOfReading, rowsOfReading } from './reading-rows.ts'
import type { SyncServices } from './sync-services.ts'
import type { SoldItems } from './sold-items.ts'
import { endAttempts, loadBillingRows, lockMember, replaceBillingRows } from './sync-store.ts'

/** The transaction and the moment in which a reading is applied. `now` is epoch ms. */
interface Applying {
  tx: Db
  invalidate: Invalidate
  snapshot: CatalogSnapshot
  sold: SoldItems
  now: number
}

/**
 * Writes all that follows from a reading, in the caller's transaction: the rows, what they open, the status of the member,
 * seats, mails, and the end of subscriptions that are over. docs/product/billing.md#what-a-payment-opens
 */
export async function applyReading(
  services: SyncServices,
  applying: Applying,
  userId: string,
  reading: CustomerReading,
): Promise<void> {
  const { tx, invalidate, snapshot, sold, now } = applying
  const { graceDays } = services.config
  const member = await lockMember(tx, userId, now)
  const before = await loadBillingRows(tx, userId)
  const after = rowsOfReading(reading, userId, sold)
  await replaceBillingRows(tx, userId, after)
  await replacePaidEntitlements(tx, userId, paidEntitlements(after, { sold, snapshot, graceDays }))

  const subscribed = after.subscriptions.some((row) => isOpening(inMilliseconds(row), graceDays, now))
  const seats = seatChanges(userId, before, after, sold)
  const ended = (member.manageBilling && !subscribed) || hasReturned(before, after)
  const bought = after.purchases.some(({ refunded }) => !refunded)
  const status = paidStatus({ ...member, subscribed, ended, bought })
  await updateAccount(tx, userId, { status, manageBilling: subscribed })

  const ends = reading.checkouts.filter((checkout) => checkout.ended)
  await endAttempts(
    tx,
    userId,
    ends.flatMap(({ attemptId }) => attemptId ?? []),
    now,
  )
  await settleBoughtSeats(services, applying, seats)
  await sendEndings(tx, services, after.subscriptions, now)
  const [paidBy, amountsDue] = [chargesOfReading(reading), amountsDueOf(reading)]
  await sendNotices(tx, services, { userId, before, after, paidBy, amountsDue, now })
  invalidate('membership', userId)
  warnOfUnknownPrices(services, after)
}

/** Returns whether the price of something that a member bought once was returned since the rows before. */
const hasReturned = (before: BillingRows, after: BillingRows) => newlyReturned(before, after).length > 0

const heldIds = ({ purchases }: BillingRows) =>
  new Set(purchases.flatMap(({ purchaseId, refunded }) => (refunded ? [] : [purchaseId])))

function newlyReturned(before: BillingRows, after: BillingRows) {
  const [held, kept] = [heldIds(before), heldIds(after)]
  return before.purchases.filter(({ purchaseId }) => held.has(purchaseId) && !kept.has(purchaseId))
}

function seatChanges(
  userId: string,
  before: BillingRows,
  after: BillingRows,
  { products }: SoldItems,
): SeatChanges {
  const sessions = new Map([...products.values()].map(({ productId, sessionId }) => [productId, sessionId]))
  const sessionsOf = (purchases: BillingRows['purchases']) =>
    purchases.flatMap(({ productId }) => sessions.get(productId) ?? [])
  const held = heldIds(before)
  return {
    userId,
    bought: sessionsOf(
      after.purchases.filter(({ purchaseId, refunded }) => !refunded && !held.has(purchaseId)),
    ),
    returned: sessionsOf(newlyReturned(before, after)),
  }
}

/** A price that is in no plan opens nothing, although somebody pays it. */
function warnOfUnknownPrices({ log }: Pick<SyncServices, 'log'>, { subscriptions }: BillingRows): void {
  for (const { subscriptionId, stripePriceId, planId, endedAt } of subscriptions)
    if (planId === null && endedAt === null)
      log.error({ subscriptionId, stripePriceId }, 'A subscription has a price without a plan')
}

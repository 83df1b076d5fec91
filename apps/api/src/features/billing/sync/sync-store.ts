import { and, eq, gt, inArray, isNull, lte, notInArray, or } from 'drizzle-orm'
import type { Db } from '@section/db/connection.ts'
import {
  checkoutAttempts,
  entitlements,
  members,
  payments,
  purchases,
  subscriptions,
} from '@section/db/schema.ts'
import { accountStatusAt } from '@section/domain/access/account-status.ts'
import type { AccountStatus, Area } from '@section/domain/access/area.ts'
import { upsertRows } from '../../../server/content/bulk-write-store.ts'
import type { BillingRows } from '../billing-rows.ts'

/** Returns what is stored of a member's subscriptions, payments and purchases. */
export async function loadBillingRows(db: Db, userId: string): Promise<BillingRows> {
  return {
    subscriptions: await db.select().from(subscriptions).where(eq(subscriptions.userId, userId)),
    payments: await db.select().from(payments).where(eq(payments.userId, userId)),
    purchases: await db.select().from(purchases).where(eq(purchases.userId, userId)),
  }
}

/** Makes the stored subscriptions, payments and purchases of a member equal to these. */
export async function replaceBillingRows(tx: Db, userId: string, rows: BillingRows): Promise<void> {
  const { subscriptionId } = subscriptions
  const { paymentId } = payments
  const { purchaseId } = purchases
  const now = {
    subscriptions: rows.subscriptions.map((row) => row.subscriptionId),
    payments: rows.payments.map((row) => row.paymentId),
    purchases: rows.purchases.map((row) => row.purchaseId),
  }
  await tx
    .delete(subscriptions)
    .where(and(eq(subscriptions.userId, userId), notInArray(subscriptionId, now.subscriptions)))
  await tx.delete(payments).where(and(eq(payments.userId, userId), notInArray(paymentId, now.payments)))
  await tx.delete(purchases).where(and(eq(purchases.userId, userId), notInArray(purchaseId, now.purchases)))
  await upsertRows(tx, subscriptions, rows.subscriptions, [subscriptionId])
  await upsertRows(tx, payments, rows.payments, [paymentId])
  await upsertRows(tx, purchases, rows.purchases, [purchaseId])
}

/** The facts that decide the status of a member besides their subscriptions. */
export interface PayingMember {
  status: AccountStatus
  manageBilling: boolean
  /** The areas that they hold now and that neither a subscription nor a purchase pays for. */
  otherAreas: Area[]
}

/** Locks a member and returns what they are and hold at `now` (epoch ms). Errors: there is no such member. */
export async function lockMember(tx: Db, userId: string, now: number): Promise<PayingMember> {
  // Rows that refer to the member, such as an enrollment of theirs that waits for a seat, may be inserted meanwhile.
  const [member] = await tx
    .select({
      status: members.status,
      trialEndDate: members.trialEndDate,
      manageBilling: members.manageBilling,
    })
    .from(members)
    .where(eq(members.userId, userId))
    .for('no key update')
  if (!member) throw new Error(`The customer belongs to ${userId}, who is no member.`)
  const at = new Date(now)
  const others = await tx
    .selectDistinct({ type: entitlements.type })
    .from(entitlements)
    .where(
      and(
        eq(entitlements.userId, userId),
        isNull(entitlements.subscriptionId),
        isNull(entitlements.purchaseId),
        lte(entitlements.startsAt, at),
        or(isNull(entitlements.endsAt), gt(entitlements.endsAt, at)),
      ),
    )
  const trialEndDate = member.trialEndDate?.getTime() ?? null
  const status = accountStatusAt({ status: member.status, trialEndDate }, now)
  return { status, manageBilling: member.manageBilling, otherAreas: others.map(({ type }) => type) }
}

/** Ends the attempts of a member whose checkouts nobody can pay in any more, by the ids of the attempts. */
export async function endAttempts(
  tx: Db,
  userId: string,
  attemptIds: readonly string[],
  now: number,
): Promise<void> {
  if (attemptIds.length === 0) return
  await tx
    .update(checkoutAttempts)
    .set({ endedAt: new Date(now) })
    .where(
      and(
        eq(checkoutAttempts.userId, userId),
        isNull(checkoutAttempts.endedAt),
        inArray(checkoutAttempts.attemptId, [...attemptIds]),
      ),
    )
}

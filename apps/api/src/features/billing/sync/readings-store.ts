import { and, eq, gt, isNotNull, lte, sql } from 'drizzle-orm'
import type { Db } from '@section/db/connection.ts'
import { billingCustomers, entitlements } from '@section/db/schema.ts'

/** A reading that has begun: whose it is, and its number. */
export interface BegunReading {
  userId: string
  number: number
}

/** Takes the number of a reading, committed before Stripe is asked; undefined for a customer of no member. */
export async function beginReading(db: Db, stripeCustomerId: string): Promise<BegunReading | undefined> {
  const [begun] = await db
    .update(billingCustomers)
    .set({ begunReading: sql`${billingCustomers.begunReading} + 1` })
    .where(eq(billingCustomers.stripeCustomerId, stripeCustomerId))
    .returning({ userId: billingCustomers.userId, number: billingCustomers.begunReading })
  return begun
}

/** Locks a member's customer for the rest of the transaction, unless this reading, or one that began later, was applied. */
export async function lockReading(tx: Db, { userId, number }: BegunReading): Promise<boolean> {
  const [customer] = await tx
    .select({ applied: billingCustomers.appliedReading })
    .from(billingCustomers)
    .where(eq(billingCustomers.userId, userId))
    .for('no key update')
  return customer !== undefined && customer.applied < number
}

/** Records that a reading was applied at `now` (epoch ms). */
export async function finishReading(tx: Db, { userId, number }: BegunReading, now: number): Promise<void> {
  await tx
    .update(billingCustomers)
    .set({ appliedReading: number, appliedAt: new Date(now) })
    .where(eq(billingCustomers.userId, userId))
}

/** Returns the id of a member's customer at Stripe; undefined for one who has never begun to pay. */
export async function findStripeCustomer(db: Db, userId: string): Promise<string | undefined> {
  const [customer] = await db
    .select({ stripeCustomerId: billingCustomers.stripeCustomerId })
    .from(billingCustomers)
    .where(eq(billingCustomers.userId, userId))
  return customer?.stripeCustomerId
}

/** Returns the customers of members for whom something that a subscription pays for ended in this time (epoch ms), unread. */
export async function listLapsedCustomers(
  db: Db,
  { from, to }: { from: number; to: number },
): Promise<string[]> {
  const found = await db
    .selectDistinct({ stripeCustomerId: billingCustomers.stripeCustomerId })
    .from(billingCustomers)
    .innerJoin(entitlements, eq(entitlements.userId, billingCustomers.userId))
    .where(
      and(
        isNotNull(entitlements.subscriptionId),
        gt(entitlements.endsAt, new Date(from)),
        lte(entitlements.endsAt, new Date(to)),
        gt(entitlements.endsAt, sql`coalesce(${billingCustomers.appliedAt}, '-infinity'::timestamptz)`),
      ),
    )
  return found.map(({ stripeCustomerId }) => stripeCustomerId)
}

import { eq, getTableColumns, isNotNull, or, sql } from 'drizzle-orm'
import type { Db } from '@section/db/connection.ts'
import {
  billingCustomers,
  entitlements,
  members,
  plans,
  products,
  purchases,
  subscriptions,
} from '@section/db/schema.ts'
import type { Books } from '@section/domain/billing/comparison/books.ts'
import { inMilliseconds } from '../billing-rows.ts'

/** Returns what is stored of all members who pay. */
export async function loadBooks(db: Db): Promise<Books> {
  return {
    members: await loadPayingMembers(db),
    subscriptions: (await db.select().from(subscriptions)).map((row) => ({
      ...inMilliseconds(row),
      couponId: row.discount?.couponId ?? null,
    })),
    entitlements: await loadPaidEntitlements(db),
    purchases: await db.select().from(purchases),
    areas: new Map((await db.select().from(plans)).map((plan) => [plan.stripeProductId, plan.area])),
    products: new Set((await db.select().from(products)).map(({ stripeProductId }) => stripeProductId)),
  }
}

/** Returns the members with a customer at Stripe, or who are stored as ones who pay. */
async function loadPayingMembers(db: Db): Promise<Books['members']> {
  const { userId, status, manageBilling } = getTableColumns(members)
  const { stripeCustomerId } = billingCustomers
  const paysHere = sql`exists (select 1 from ${subscriptions} s where s.user_id = ${members.userId})`
  return db
    .select({ userId, status, manageBilling, stripeCustomerId })
    .from(members)
    .leftJoin(billingCustomers, eq(billingCustomers.userId, userId))
    .where(or(isNotNull(stripeCustomerId), manageBilling, paysHere))
}

async function loadPaidEntitlements(db: Db): Promise<Books['entitlements']> {
  const paid = await db.select().from(entitlements).where(isNotNull(entitlements.subscriptionId))
  return paid.flatMap(({ subscriptionId, userId, type, endsAt }) =>
    subscriptionId === null
      ? []
      : [{ subscriptionId, userId, area: type, endsAt: endsAt?.getTime() ?? null }],
  )
}

/** Returns the addresses of members by their ids, which an operator needs to mend them. */
export async function loadEmails(db: Db, userIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const found = await db
    .select({ userId: members.userId, email: members.email })
    .from(members)
    .where(sql`${members.userId} = any(${sql.param([...userIds])}::uuid[])`)
  return new Map(found.map(({ userId, email }) => [userId, email]))
}

import { and, eq, isNotNull, isNull, notInArray, or, sql } from 'drizzle-orm'
import type { Db } from '@section/db/connection.ts'
import {
  entitlements,
  memberCompanies,
  memberLanguages,
  memberLocations,
  members,
} from '@section/db/schema.ts'
import { upsertRows } from '../../server/content/bulk-write-store.ts'

// This file is the public interface of the members: no other feature writes their tables.

export type StoredAccount = typeof members.$inferSelect

/** Inserts an account and returns its user id; undefined when its address has an account already. */
export async function insertAccount(
  tx: Db,
  account: typeof members.$inferInsert,
): Promise<string | undefined> {
  const [added] = await tx
    .insert(members)
    .values(account)
    .onConflictDoNothing()
    .returning({ userId: members.userId })
  return added?.userId
}

/** Returns an account, locked until the transaction ends. */
export async function lockAccount(tx: Db, userId: string): Promise<StoredAccount | undefined> {
  const [account] = await tx.select().from(members).where(eq(members.userId, userId)).for('no key update')
  return account
}

/** Changes an account and returns it; undefined when there is none. */
export async function updateAccount(
  tx: Db,
  userId: string,
  changes: Partial<StoredAccount>,
): Promise<StoredAccount | undefined> {
  const [account] = await tx.update(members).set(changes).where(eq(members.userId, userId)).returning()
  return account
}

/** Stores the zone of a member's device, unless it is stored already. */
export async function updateTimeZone(db: Db, userId: string, timeZone: string): Promise<void> {
  await db
    .update(members)
    .set({ timeZone })
    .where(and(eq(members.userId, userId), sql`${members.timeZone} is distinct from ${timeZone}`))
}

/** Deletes an account with all that belongs to it. */
export async function deleteAccount(tx: Db, userId: string): Promise<void> {
  await tx.delete(members).where(eq(members.userId, userId))
}

/** Sets the password of the account with this address; returns false when it is gone or suspended. */
export async function setPassword(
  tx: Db,
  { userId, email, passwordHash }: { userId: string; email: string; passwordHash: string },
): Promise<boolean> {
  const set = await tx
    .update(members)
    .set({ passwordHash })
    .where(
      and(eq(members.userId, userId), sql`lower(${members.email}) = ${email}`, isNull(members.suspendedAt)),
    )
    .returning({ userId: members.userId })
  return set.length > 0
}

/** Suspends an account at an instant, or restores it (null); returns whether it was in the other state before. */
export async function setSuspended(tx: Db, userId: string, at: Date | null): Promise<boolean> {
  const changed = await tx
    .update(members)
    .set({ suspendedAt: at })
    .where(and(eq(members.userId, userId), (at ? isNull : isNotNull)(members.suspendedAt)))
    .returning({ userId: members.userId })
  return changed.length > 0
}

/** Adds a company to the member's profile, unless it is there already. */
export async function addCompany(tx: Db, userId: string, name: string): Promise<void> {
  const named = and(eq(memberCompanies.userId, userId), eq(memberCompanies.name, name))
  if ((await tx.$count(memberCompanies, named)) === 0)
    await tx.insert(memberCompanies).values({ userId, name })
}

/** Makes this company the only one of the member's profile, or removes it by an empty name. The account must be locked. */
export async function replaceCompany(tx: Db, userId: string, name: string): Promise<void> {
  const [kept] = await tx.delete(memberCompanies).where(eq(memberCompanies.userId, userId)).returning()
  if (name !== '') await tx.insert(memberCompanies).values({ ...kept, userId, name })
}

/** Makes this location the only one of the member's profile; it keeps its id. The account must be locked. */
export async function replaceLocation(
  tx: Db,
  userId: string,
  place: Pick<typeof memberLocations.$inferInsert, 'country' | 'region' | 'city'>,
): Promise<void> {
  const replaced = await tx.delete(memberLocations).where(eq(memberLocations.userId, userId)).returning()
  const kept = replaced.find(({ primaryLocation }) => primaryLocation) ?? replaced[0]
  await tx.insert(memberLocations).values({ ...kept, userId, ...place, primaryLocation: true })
}

/** Makes these languages, which differ from each other, those of the member's profile. The account must be locked. */
export async function replaceLanguages(tx: Db, userId: string, names: readonly string[]): Promise<void> {
  await tx.delete(memberLanguages).where(eq(memberLanguages.userId, userId))
  if (names.length > 0) await tx.insert(memberLanguages).values(names.map((name) => ({ userId, name })))
}

/** Inserts entitlements to areas. */
export async function insertEntitlements(tx: Db, areas: (typeof entitlements.$inferInsert)[]): Promise<void> {
  await tx.insert(entitlements).values(areas)
}

/** Deletes the entitlements that a pass granted to a member. */
export async function deleteEntitlements(
  tx: Db,
  { passId, userId }: { passId: string; userId: string },
): Promise<void> {
  await tx.delete(entitlements).where(and(eq(entitlements.passId, passId), eq(entitlements.userId, userId)))
}

/** The entitlements that a member pays for: an entitlement of one subscription, and one of one purchase. */
export interface PaidEntitlements {
  subscriptions: readonly (typeof entitlements.$inferInsert & { subscriptionId: string })[]
  purchases: readonly (typeof entitlements.$inferInsert & { purchaseId: string })[]
}

/** Makes the entitlements that a member pays for equal to these; those of another origin stay as they are. */
export async function replacePaidEntitlements(tx: Db, userId: string, paid: PaidEntitlements): Promise<void> {
  const { subscriptionId, purchaseId } = entitlements
  const [subscribed, bought] = [paid.subscriptions, paid.purchases]
  const isOver = or(
    and(
      isNotNull(subscriptionId),
      notInArray(
        subscriptionId,
        subscribed.map((row) => row.subscriptionId),
      ),
    ),
    and(
      isNotNull(purchaseId),
      notInArray(
        purchaseId,
        bought.map((row) => row.purchaseId),
      ),
    ),
  )
  await tx.delete(entitlements).where(and(eq(entitlements.userId, userId), isOver))
  await upsertRows(tx, entitlements, subscribed, [subscriptionId])
  await upsertRows(tx, entitlements, bought, [purchaseId])
}

/** Returns whether a member has no entitlement. */
export async function hasNoEntitlement(tx: Db, userId: string): Promise<boolean> {
  return (await tx.$count(entitlements, eq(entitlements.userId, userId))) === 0
}

import { and, asc, eq, isNotNull, sql } from 'drizzle-orm'
import { type Db, rows } from '@section/db/connection.ts'
import { entitlements, members, passRedemptions } from '@section/db/schema.ts'
import type { AccountStatus } from '@section/domain/access/area.ts'
import type { Pass } from './invitations-store.ts'

/** Sets the member's status and customer to those of a pass, and the end of its trial (epoch ms), if any. */
export async function joinMember(
  tx: Db,
  { pass, userId, trialEndsAt }: { pass: Pass; userId: string; trialEndsAt: number | null },
): Promise<void> {
  await tx
    .update(members)
    .set({
      status: pass.memberStatus,
      customerId: pass.customerId,
      trialEndDate: trialEndsAt === null ? null : new Date(trialEndsAt),
    })
    .where(eq(members.userId, userId))
}

/** Inserts entitlements to areas. */
export async function insertEntitlements(tx: Db, areas: (typeof entitlements.$inferInsert)[]): Promise<void> {
  await tx.insert(entitlements).values(areas)
}

/** Returns whether a member has no entitlement. */
export async function hasNoEntitlement(tx: Db, userId: string): Promise<boolean> {
  return (await tx.$count(entitlements, eq(entitlements.userId, userId))) === 0
}

/** Returns the ids of the passes whose seats of a member have lapsed, in the order in which passes are locked. */
export async function listLapsedPasses(tx: Db, userId: string): Promise<string[]> {
  const lapsed = await tx
    .select({ passId: passRedemptions.passId })
    .from(passRedemptions)
    .where(and(eq(passRedemptions.userId, userId), isNotNull(passRedemptions.lapsedAt)))
    .orderBy(asc(passRedemptions.passId))
  return lapsed.map(({ passId }) => passId)
}

/** Returns the status and the trial of a member, whose row stays locked until the transaction ends. */
export async function lockMemberStatus(tx: Db, userId: string) {
  const [member] = await tx
    .select({ status: members.status, trialEndDate: members.trialEndDate })
    .from(members)
    .where(eq(members.userId, userId))
    .for('update')
  return member
}

interface Plan {
  status: AccountStatus
  customerId: string | null
}

/** Returns the plans of a member's passes in the order of their redemption. */
export function listPlans(tx: Db, userId: string): Promise<Plan[]> {
  return rows<Plan & Record<string, unknown>>(
    tx,
    sql`select p.member_status as status, p.customer_id as "customerId"
      from pass_redemptions r join passes p using (pass_id)
      where r.user_id = ${userId} and r.lapsed_at is null order by r.redeemed_at`,
  )
}

/** Sets the member's status and customer to those of a plan; the end of a trial is kept. */
export async function updatePlan(tx: Db, userId: string, { status, customerId }: Plan): Promise<void> {
  const trial = status === 'TRIAL' ? {} : { trialEndDate: null }
  await tx
    .update(members)
    .set({ status, customerId, ...trial })
    .where(eq(members.userId, userId))
}

/** Marks a member's redemption of a pass as lapsed and deletes its entitlements. */
export async function revokeGrant(
  tx: Db,
  { passId, userId }: { passId: string; userId: string },
  at: Date,
): Promise<void> {
  await tx
    .update(passRedemptions)
    .set({ lapsedAt: at })
    .where(and(eq(passRedemptions.passId, passId), eq(passRedemptions.userId, userId)))
  await tx.delete(entitlements).where(and(eq(entitlements.passId, passId), eq(entitlements.userId, userId)))
}

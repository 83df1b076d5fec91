import { and, eq, isNull, ne } from 'drizzle-orm'
import type { Db } from '@section/db/connection.ts'
import { authSessions, federatedIdentities } from '@section/db/schema.ts'
import type { Invalidate } from '../../../../server/cache-invalidation.ts'
import { lockAccount } from '../../../members/accounts-store.ts'

/** `taken`: the identity is another member's, or the member has another account at the same provider. */
export type Linked = 'linked' | 'taken'

/**
 * Links a federated identity, and its existing sign-ins, to a member. The caller must have verified that both belong to
 * one person. Linking twice has no further effect. `now` in epoch ms.
 */
export async function linkIdentity(
  tx: Db,
  invalidate: Invalidate,
  { identityId, userId }: { identityId: string; userId: string },
  now: number,
): Promise<Linked> {
  // The lock serializes simultaneous links of one member.
  await lockAccount(tx, userId)
  const [identity] = await tx
    .select()
    .from(federatedIdentities)
    .where(eq(federatedIdentities.identityId, identityId))
    .for('update')
  if (!identity || (identity.userId !== null && identity.userId !== userId)) return 'taken'
  if (await hasOtherIdentity(tx, identity, userId)) return 'taken'
  await tx
    .update(federatedIdentities)
    .set({ userId, linkedAt: identity.linkedAt ?? new Date(now), unlinkedFrom: null })
    .where(eq(federatedIdentities.identityId, identityId))
  const signIns = await tx
    .update(authSessions)
    .set({ userId })
    .where(and(eq(authSessions.identityId, identityId), isNull(authSessions.userId)))
    .returning({ sid: authSessions.sid })
  for (const { sid } of signIns) invalidate('auth-session', sid)
  invalidate('member', userId)
  return 'linked'
}

/** Returns whether the member has another account at the same provider. */
async function hasOtherIdentity(
  tx: Db,
  { identityId, issuer }: { identityId: string; issuer: string },
  userId: string,
): Promise<boolean> {
  const others = await tx
    .select({ identityId: federatedIdentities.identityId })
    .from(federatedIdentities)
    .where(
      and(
        eq(federatedIdentities.userId, userId),
        eq(federatedIdentities.issuer, issuer),
        ne(federatedIdentities.identityId, identityId),
      ),
    )
  return others.length > 0
}

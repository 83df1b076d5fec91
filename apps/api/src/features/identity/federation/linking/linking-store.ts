import { and, desc, eq, gte, inArray, isNotNull, isNull, ne } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '@section/db/connection.ts'
import { authSessions, federatedIdentities, federationRequests, members } from '@section/db/schema.ts'

type Identity = typeof federatedIdentities.$inferSelect

/** Returns the social account of this name. */
export async function findSocialIdentity(db: Db, ssoUsername: string): Promise<Identity | undefined> {
  const [found] = await db
    .select()
    .from(federatedIdentities)
    .where(and(eq(federatedIdentities.ssoUsername, ssoUsername), isNull(federatedIdentities.realm)))
  return found
}

/** Returns a federated identity by its id. */
export async function findIdentity(db: Db, identityId: string): Promise<Identity | undefined> {
  const [found] = await db
    .select()
    .from(federatedIdentities)
    .where(eq(federatedIdentities.identityId, identityId))
  return found
}

/** Returns all federated identities of a member, the most recently used one first. */
export function findIdentitiesOf(db: Db, userId: string): Promise<Identity[]> {
  return db
    .select()
    .from(federatedIdentities)
    .where(eq(federatedIdentities.userId, userId))
    .orderBy(desc(federatedIdentities.lastSeenAt))
}

/** Returns the member who unlinked an identity that nobody has linked since; undefined for a suspended member. */
export async function findUnlinkingMember(db: Db, identityId: string) {
  const [member] = await db
    .select({ passwordHash: members.passwordHash })
    .from(federatedIdentities)
    .innerJoin(members, eq(members.userId, federatedIdentities.unlinkedFrom))
    .where(
      and(
        eq(federatedIdentities.identityId, identityId),
        isNull(federatedIdentities.userId),
        isNull(members.suspendedAt),
      ),
    )
  return member
}

/** Unlinks identities from a member, who alone may link them again. */
export async function unlinkIdentities(tx: Db, identityIds: string[], userId: string): Promise<void> {
  await tx
    .update(federatedIdentities)
    .set({ userId: null, linkedAt: null, unlinkedFrom: userId })
    .where(inArray(federatedIdentities.identityId, identityIds))
}

/**
 * Returns the identity that is linked to a member of an employer's realm, and its successor: the unlinked identity of the
 * same provider that signed in last with this address, given in its normal form. Undefined without such a pair.
 */
export async function findSuccessor(
  tx: Db,
  { userId, email }: { userId: string; email: string },
): Promise<{ linked: Identity; successor: Identity } | undefined> {
  const successor = alias(federatedIdentities, 'successor')
  const linked = federatedIdentities
  const [found] = await tx
    .select({ linked, successor })
    .from(linked)
    .innerJoin(successor, eq(successor.issuer, linked.issuer))
    .where(
      and(
        eq(linked.userId, userId),
        isNotNull(linked.realm),
        isNull(successor.userId),
        isNull(successor.unlinkedFrom),
        eq(successor.email, email),
      ),
    )
    .orderBy(desc(successor.lastSeenAt))
    .limit(1)
  return found
}

/** Removes an identity from its member for good, because another one has taken its place. */
export async function releaseIdentity(tx: Db, identityId: string): Promise<void> {
  await tx
    .update(federatedIdentities)
    .set({ userId: null, linkedAt: null })
    .where(eq(federatedIdentities.identityId, identityId))
}

/** Returns the ids of the active sign-ins through these identities, without the excepted one. */
export async function listOtherSignIns(tx: Db, identityIds: string[], except = ''): Promise<string[]> {
  const signIns = await tx
    .select({ sid: authSessions.sid })
    .from(authSessions)
    .where(
      and(
        inArray(authSessions.identityId, identityIds),
        isNull(authSessions.revokedAt),
        ne(authSessions.sid, except),
      ),
    )
  return signIns.map(({ sid }) => sid)
}

/** Deletes the sign-in by which the member has proved an account since `since`; returns whether there was one. */
export async function consumeLinkingProof(
  tx: Db,
  { userId, identityId, since }: { userId: string; identityId: string; since: Date },
): Promise<boolean> {
  const consumed = await tx
    .delete(federationRequests)
    .where(
      and(
        eq(federationRequests.userId, userId),
        eq(federationRequests.identityId, identityId),
        eq(federationRequests.context, 'add-secondary-email'),
        isNull(federationRequests.failure),
        isNotNull(federationRequests.finishedAt),
        gte(federationRequests.settledAt, since),
      ),
    )
    .returning({ stateHash: federationRequests.stateHash })
  return consumed.length > 0
}

import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '@section/db/connection.ts'
import { authSessions, federatedIdentities, members } from '@section/db/schema.ts'

/**
 * Returns the account of a federated identity; `userId` is null while it is linked to no member. An existing sign-in
 * (`sid`) stays with its member even if the identity has been unlinked since. A new one belongs to the member to whom the
 * identity is linked now.
 */
export async function identityAccount(db: Db, identityId: string, sid: string | undefined) {
  const identity = federatedIdentities
  const [account] = await db
    .select({
      identityId: identity.identityId,
      ssoUsername: identity.ssoUsername,
      userId: members.userId,
      email: sql<string>`coalesce(${members.email}, ${identity.email})`,
      emailVerified: sql<boolean>`${members.userId} is not null or ${identity.emailVerified}`,
      firstName: sql<string>`coalesce(${members.firstName}, ${identity.givenName})`,
      lastName: sql<string>`coalesce(${members.lastName}, ${identity.familyName})`,
      suspended: sql<boolean>`${members.suspendedAt} is not null`,
    })
    .from(identity)
    .leftJoin(
      authSessions,
      and(eq(authSessions.identityId, identity.identityId), eq(authSessions.sid, sid ?? '')),
    )
    .leftJoin(members, eq(members.userId, sql`coalesce(${authSessions.userId}, ${identity.userId})`))
    .where(eq(identity.identityId, identityId))
  return account
}

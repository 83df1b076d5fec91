import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '@section/db/connection.ts'
import { authSessions, federatedIdentities, members } from '@section/db/schema.ts'

/** The account of somebody who signed in at another provider, with or without a member. */
export interface IdentityAccount {
  identityId: string
  ssoUsername: string
  /** Null while no member is linked. */
  userId: string | null
  email: string
  emailVerified: boolean
  firstName: string
  lastName: string
  suspended: boolean
}

/**
 * Returns the account of a federated identity. An existing sign-in (`sid`) stays its member's even if the identity has
 * been unlinked since; a new one belongs to the member to whom the identity is linked now.
 */
export async function identityAccount(
  db: Db,
  identityId: string,
  sid: string | undefined,
): Promise<IdentityAccount | undefined> {
  const identity = federatedIdentities
  const [row] = await db
    .select({
      identityId: identity.identityId,
      ssoUsername: identity.ssoUsername,
      identityEmail: identity.email,
      emailVerified: identity.emailVerified,
      givenName: identity.givenName,
      familyName: identity.familyName,
      userId: members.userId,
      memberEmail: members.email,
      firstName: members.firstName,
      lastName: members.lastName,
      suspended: sql<boolean>`${members.suspendedAt} is not null`,
    })
    .from(identity)
    .leftJoin(
      authSessions,
      and(eq(authSessions.identityId, identity.identityId), eq(authSessions.sid, sid ?? '')),
    )
    .leftJoin(members, eq(members.userId, sql`coalesce(${authSessions.userId}, ${identity.userId})`))
    .where(eq(identity.identityId, identityId))
  if (!row) return undefined
  return {
    identityId: row.identityId,
    ssoUsername: row.ssoUsername,
    userId: row.userId,
    email: row.memberEmail ?? row.identityEmail,
    emailVerified: row.userId !== null || row.emailVerified,
    firstName: row.firstName ?? row.givenName,
    lastName: row.lastName ?? row.familyName,
    suspended: row.suspended,
  }
}

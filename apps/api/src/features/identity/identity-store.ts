import { and, eq, isNull, or, sql } from 'drizzle-orm'
import type { Db } from '@section/db/connection.ts'
import { authSessions, members, oidcRecords } from '@section/db/schema.ts'
import type { Changed } from '../../server/change-feed.ts'

/** What the provider knows of a member. */
export interface Account {
  userId: string
  email: string
  passwordHash: string | null
  firstName: string
  lastName: string
  suspended: boolean
}

const account = {
  userId: members.userId,
  email: members.email,
  passwordHash: members.passwordHash,
  firstName: members.firstName,
  lastName: members.lastName,
  suspended: sql<boolean>`${members.suspendedAt} is not null`,
}

/** The account of an address in its normal form. */
export async function accountByEmail(db: Db, email: string): Promise<Account | undefined> {
  const [found] = await db
    .select(account)
    .from(members)
    .where(sql`lower(${members.email}) = ${email}`)
  return found
}

export async function accountById(db: Db, userId: string): Promise<Account | undefined> {
  const [found] = await db.select(account).from(members).where(eq(members.userId, userId))
  return found
}

/** Notes that somebody has signed in. The sign-in goes by the id of its grant, which every token carries as `sid`. */
export async function recordSignIn(
  db: Db,
  signIn: {
    sid: string
    userId: string | null
    identityId: string | null
    clientId: string
    createdAt: Date
    expiresAt: Date
  },
): Promise<void> {
  await db.insert(authSessions).values({ ...signIn, grantId: signIn.sid })
}

/** Ends a sign-in for every server; already ended ones stay as they are. */
export async function revokeSignIn(db: Db, changed: Changed, sid: string, now: Date): Promise<void> {
  await db
    .update(authSessions)
    .set({ revokedAt: now })
    .where(and(eq(authSessions.sid, sid), isNull(authSessions.revokedAt)))
  changed('auth-session', sid)
}

/** Forgets the grant of a sign-in, its tokens, and the provider's cookie session that belongs to it. */
export async function forgetGrant(db: Db, sid: string): Promise<void> {
  await db
    .delete(oidcRecords)
    .where(
      or(
        eq(oidcRecords.grantId, sid),
        and(eq(oidcRecords.model, 'Grant'), eq(oidcRecords.id, sid)),
        and(
          eq(oidcRecords.model, 'Session'),
          sql`jsonb_path_exists(${oidcRecords.payload}, '$.authorizations.*.grantId ? (@ == $sid)', jsonb_build_object('sid', ${sid}::text))`,
        ),
      ),
    )
}

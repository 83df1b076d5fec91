import { and, eq, gt, inArray, isNull, or, sql } from 'drizzle-orm'
import { type Db, rows } from '@section/db/connection.ts'
import { authSessions, members, oidcRecords } from '@section/db/schema.ts'
import type { Invalidate } from '../../server/cache-invalidation.ts'

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
    /** When the person proved who they are, if that was earlier. */
    authenticatedAt: Date | null
    expiresAt: Date
  },
): Promise<void> {
  await db.insert(authSessions).values({ ...signIn, grantId: signIn.sid })
}

export async function signInBySid(
  db: Db,
  sid: string,
): Promise<typeof authSessions.$inferSelect | undefined> {
  const [found] = await db.select().from(authSessions).where(eq(authSessions.sid, sid))
  return found
}

/** Ends a sign-in for every server; already ended ones stay as they are. */
export async function revokeSignIn(db: Db, invalidate: Invalidate, sid: string, now: Date): Promise<void> {
  await db
    .update(authSessions)
    .set({ revokedAt: now })
    .where(and(eq(authSessions.sid, sid), isNull(authSessions.revokedAt)))
  invalidate('auth-session', sid)
}

/** Ends all sign-ins of a member for every server; answers which. */
export async function revokeSignInsOf(
  db: Db,
  invalidate: Invalidate,
  userId: string,
  now: Date,
): Promise<string[]> {
  const ended = await db
    .update(authSessions)
    .set({ revokedAt: now })
    .where(and(eq(authSessions.userId, userId), isNull(authSessions.revokedAt)))
    .returning({ sid: authSessions.sid })
  for (const { sid } of ended) invalidate('auth-session', sid)
  return ended.map(({ sid }) => sid)
}

/** Forgets the grants of sign-ins, their tokens, and the provider's cookie sessions that belong to them. */
export async function forgetGrants(db: Db, sids: string[]): Promise<void> {
  if (sids.length === 0) return
  await db
    .delete(oidcRecords)
    .where(
      or(
        inArray(oidcRecords.grantId, sids),
        and(eq(oidcRecords.model, 'Grant'), inArray(oidcRecords.id, sids)),
        and(
          eq(oidcRecords.model, 'Session'),
          sql`jsonb_path_exists(${oidcRecords.payload}, '$.authorizations.*.grantId ? (@ == $sids[*])', jsonb_build_object('sids', ${sql.param(sids)}::text[]))`,
        ),
      ),
    )
}

/** Forgets whatever the provider keeps about a member: also a code that nobody has exchanged yet. */
export async function forgetAccount(db: Db, userId: string): Promise<void> {
  await db.delete(oidcRecords).where(sql`${oidcRecords.payload} ->> 'accountId' = ${userId}`)
}

/** Whether somebody signs in to this account already, by a password or from elsewhere. */
export async function isSignedInTo(db: Db, userId: string): Promise<boolean> {
  const found = await rows(
    db,
    sql`select 1 from members m where m.user_id = ${userId} and (m.password_hash is not null
      or exists (select 1 from federated_identities f where f.user_id = m.user_id))`,
  )
  return found.length > 0
}

/** Sets the password of the account with this address; answers whether there still is an account that may sign in. */
export async function setPassword(
  db: Db,
  { userId, email, passwordHash }: { userId: string; email: string; passwordHash: string },
): Promise<boolean> {
  const set = await db
    .update(members)
    .set({ passwordHash })
    .where(
      and(eq(members.userId, userId), sql`lower(${members.email}) = ${email}`, isNull(members.suspendedAt)),
    )
    .returning({ userId: members.userId })
  return set.length > 0
}

/** Whether a refresh token, by its hash, belongs to this sign-in and could still be exchanged. `now` in epoch ms. */
export async function liveRefreshToken(
  db: Db,
  { tokenHash, sid, now }: { tokenHash: string; sid: string; now: number },
): Promise<boolean> {
  const found = await db
    .select({ id: oidcRecords.id })
    .from(oidcRecords)
    .where(
      and(
        eq(oidcRecords.model, 'RefreshToken'),
        eq(oidcRecords.id, tokenHash),
        eq(oidcRecords.grantId, sid),
        isNull(oidcRecords.consumedAt),
        gt(oidcRecords.expiresAt, new Date(now)),
      ),
    )
  return found.length > 0
}

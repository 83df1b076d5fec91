import { and, eq, gt, inArray, isNull, ne, or, type SQL, sql } from 'drizzle-orm'
import { type Db, rows } from '@section/db/connection.ts'
import { authSessions, federatedIdentities, members, oidcRecords } from '@section/db/schema.ts'
import type { Invalidate } from '../../server/cache/cache-invalidation.ts'

const account = {
  userId: members.userId,
  email: members.email,
  passwordHash: members.passwordHash,
  firstName: members.firstName,
  lastName: members.lastName,
  suspended: sql<boolean>`${members.suspendedAt} is not null`,
}

/** The parts of a member's account that signing in needs. */
export type Account = Pick<
  typeof members.$inferSelect,
  'userId' | 'email' | 'passwordHash' | 'firstName' | 'lastName'
> & { suspended: boolean }

/** Returns the account of an address in its normal form. */
export async function accountByEmail(db: Db, email: string): Promise<Account | undefined> {
  const [found] = await db
    .select(account)
    .from(members)
    .where(sql`lower(${members.email}) = ${email}`)
  return found
}

/** Returns the account of a member. */
export async function accountById(db: Db, userId: string): Promise<Account | undefined> {
  const [found] = await db.select(account).from(members).where(eq(members.userId, userId))
  return found
}

/**
 * Returns the account of a member, who is named by their own id or by that of a federated identity, and holds it until the
 * transaction ends. Who ends the sign-ins of a member locks the member first, so a sign-in that holds the
 * member before it reads what proves it is either refused or ended. SECURITY.md#sign-ins-that-outlive-their-proof
 */
export async function holdMember(tx: Db, accountId: string | SQL): Promise<Account | undefined> {
  const [held] = await tx
    .select(account)
    .from(members)
    .where(
      sql`${members.userId} in (select coalesce(f.user_id, a.id) from (select ${accountId}::uuid as id) a
        left join ${federatedIdentities} f on f.identity_id = a.id)`,
    )
    .for('share')
  return held
}

/** Records a new sign-in. */
export async function insertSignIn(db: Db, signIn: typeof authSessions.$inferInsert): Promise<void> {
  await db.insert(authSessions).values(signIn)
}

/** Returns the sign-in with this id, also one that has ended. */
export async function signInBySid(
  db: Db,
  sid: string,
): Promise<typeof authSessions.$inferSelect | undefined> {
  const [found] = await db.select().from(authSessions).where(eq(authSessions.sid, sid))
  return found
}

/** Sets the time of authentication of a member's sign-in; returns false when the sign-in is not theirs. */
export async function saveAuthenticationTime(
  db: Db,
  { userId, sid }: { userId: string; sid: string },
  at: Date,
): Promise<boolean> {
  const confirmed = await db
    .update(authSessions)
    .set({ authenticatedAt: at })
    .where(and(eq(authSessions.sid, sid), eq(authSessions.userId, userId)))
    .returning({ sid: authSessions.sid })
  return confirmed.length > 0
}

/** Ends a sign-in on all servers. A sign-in that has ended already keeps the time of its end. */
export async function revokeSignIn(db: Db, invalidate: Invalidate, sid: string, now: Date): Promise<void> {
  await db
    .update(authSessions)
    .set({ revokedAt: now })
    .where(and(eq(authSessions.sid, sid), isNull(authSessions.revokedAt)))
  invalidate('auth-session', sid)
}

/** The sign-ins of a member, without the one whose id is `except`; an empty one excepts none. */
interface SignInsToEnd {
  userId: string
  except: string
}

/** Ends all sign-ins of a member on all servers, except one; returns the ids of those that ended. */
export async function revokeAllSignIns(
  db: Db,
  invalidate: Invalidate,
  { userId, except }: SignInsToEnd,
  now: Date,
): Promise<string[]> {
  const ended = await db
    .update(authSessions)
    .set({ revokedAt: now })
    .where(and(eq(authSessions.userId, userId), isNull(authSessions.revokedAt), ne(authSessions.sid, except)))
    .returning({ sid: authSessions.sid })
  for (const { sid } of ended) invalidate('auth-session', sid)
  return ended.map(({ sid }) => sid)
}

/** Deletes the grants of sign-ins, their tokens, and the provider's cookie sessions that belong to them. */
export async function deleteGrants(db: Db, sids: string[]): Promise<void> {
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

/**
 * Deletes all records of the provider about a member and their federated identities, except the grant and the tokens of one
 * sign-in. Codes that are not exchanged yet and accepted forms without a code are among them.
 */
export async function deleteProviderRecords(db: Db, { userId, except }: SignInsToEnd): Promise<void> {
  const { payload, model } = oidcRecords
  const accounts = sql`any(array(select ${userId} union all select f.identity_id::text from ${federatedIdentities} f
    where f.user_id = ${userId}))`
  const isAccepted = and(
    eq(model, 'Interaction'),
    sql`${payload} #>> '{result,login,accountId}' = ${accounts}`,
  )
  await db
    .delete(oidcRecords)
    .where(
      and(
        or(sql`${payload} ->> 'accountId' = ${accounts}`, isAccepted),
        sql`${oidcRecords.grantId} is distinct from ${except}`,
        or(ne(model, 'Grant'), ne(oidcRecords.id, except)),
      ),
    )
}

/** Checks whether the account has a password or a linked identity to sign in with. */
export async function hasSignInMethod(db: Db, userId: string): Promise<boolean> {
  const found = await rows(
    db,
    sql`select 1 from members m where m.user_id = ${userId} and (m.password_hash is not null
      or exists (select 1 from federated_identities f where f.user_id = m.user_id))`,
  )
  return found.length > 0
}

/** Checks whether the refresh token with this hash belongs to this sign-in and is usable. `now` in epoch ms. */
export async function isRefreshTokenActive(
  db: Db,
  { tokenHash, sid, now }: { tokenHash: string; sid: string; now: number },
): Promise<boolean> {
  const active = and(
    eq(oidcRecords.model, 'RefreshToken'),
    eq(oidcRecords.id, tokenHash),
    eq(oidcRecords.grantId, sid),
    isNull(oidcRecords.consumedAt),
    gt(oidcRecords.expiresAt, new Date(now)),
  )
  return (await db.$count(oidcRecords, active)) > 0
}

import { sql } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { matchesHash } from '@section/api/server/access/password-hash.ts'
import { type Database, rows } from '@section/db/connection.ts'
import { authSessions } from '@section/db/schema.ts'

/**
 * Broken implementations: a sign-in that checks the password before its transaction and never again, and an end of all
 * sign-ins that does not lock the member. The tests must catch them: a race test that they pass would prove nothing.
 */

/** Signs a member in and returns whether the password was right. */
export async function signInNaively({ db }: Database, userId: string, password: string): Promise<boolean> {
  const [member] = await rows<{ hash: string }>(
    db,
    sql`select password_hash as hash from members where user_id = ${userId}`,
  )
  if (!member || !(await matchesHash(password, member.hash))) return false
  await db.transaction(async (tx) => {
    const sid = randomUUID()
    const expiresAt = new Date(Date.now() + 60_000)
    await tx.insert(authSessions).values({ sid, userId, clientId: 'member-app', expiresAt })
  })
  return true
}

/** Ends all sign-ins of a member. */
export async function endAllNaively({ db }: Database, userId: string): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(
      sql`update auth_sessions set revoked_at = now() where user_id = ${userId} and revoked_at is null`,
    )
    await tx.execute(
      sql`delete from oidc_records where payload ->> 'accountId' = ${userId}
        or payload #>> '{result,login,accountId}' = ${userId}`,
    )
  })
}

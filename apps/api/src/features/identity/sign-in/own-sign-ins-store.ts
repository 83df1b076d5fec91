import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm'
import type { Db } from '@section/db/connection.ts'
import { authSessions, federatedIdentities } from '@section/db/schema.ts'
import type { SignInMethod } from '@section/contract/generated/schema-types.ts'

/** A member, in the sign-in that a request comes from. */
interface Own {
  userId: string
  sid: string
  now: Date
}

const running = ({ userId, now }: Omit<Own, 'sid'>) =>
  and(eq(authSessions.userId, userId), isNull(authSessions.revokedAt), gt(authSessions.expiresAt, now))

/** Returns the running sign-ins of a member: the current one, then the others, newest use first. */
export function findOwnSignIns(db: Db, own: Own, limit: number) {
  const isCurrent = sql<boolean>`${authSessions.sid} = ${own.sid}`
  const lastUsedAt = sql`coalesce(${authSessions.lastUsedAt}, ${authSessions.createdAt})`.mapWith(
    authSessions.createdAt,
  )
  return db
    .select({
      signInId: authSessions.sid,
      device: authSessions.device,
      signedInAt: authSessions.createdAt,
      lastUsedAt,
      isCurrent,
      via: sql<SignInMethod>`case when ${authSessions.identityId} is null then 'PASSWORD'
        when ${federatedIdentities.realm} is null then 'SOCIAL' else 'EMPLOYER' end`,
    })
    .from(authSessions)
    .leftJoin(federatedIdentities, eq(federatedIdentities.identityId, authSessions.identityId))
    .where(running(own))
    .orderBy(desc(isCurrent), desc(lastUsedAt), authSessions.sid)
    .limit(limit)
}

/** Ends a running sign-in of this member; returns whether there was one. */
export async function revokeOwnSignIn(db: Db, own: Own): Promise<boolean> {
  const ended = await db
    .update(authSessions)
    .set({ revokedAt: own.now })
    .where(and(eq(authSessions.sid, own.sid), running(own)))
    .returning({ sid: authSessions.sid })
  return ended.length > 0
}

import { and, desc, eq } from 'drizzle-orm'
import type { Db } from '@section/db/connection.ts'
import { authSessions, federatedIdentities } from '@section/db/schema.ts'

/** Returns the federated identities of a member, the last used one first. */
export function identitiesOf(db: Db, userId: string): Promise<(typeof federatedIdentities.$inferSelect)[]> {
  return db
    .select()
    .from(federatedIdentities)
    .where(eq(federatedIdentities.userId, userId))
    .orderBy(desc(federatedIdentities.lastSeenAt))
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

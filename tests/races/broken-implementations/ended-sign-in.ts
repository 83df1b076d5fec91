import { eq, or } from 'drizzle-orm'
import type { Database } from '@section/db/connection.ts'
import { authSessions, oidcRecords } from '@section/db/schema.ts'

/**
 * A broken implementation of ending a sign-in: deletes its tokens before it holds the sign-in, so that it and a renewal
 * under way wait for each other in a circle, or it misses the tokens of the renewal. The tests must catch it: a race test that it passes would prove nothing.
 */
export async function endSignInNaively({ db }: Database, sid: string): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.delete(oidcRecords).where(or(eq(oidcRecords.grantId, sid), eq(oidcRecords.id, sid)))
    await tx.update(authSessions).set({ revokedAt: new Date() }).where(eq(authSessions.sid, sid))
  })
}

import { and, eq, isNull } from 'drizzle-orm'
import type { Db } from '@section/db/connection.ts'
import { authSessions, oidcRecords, refreshReplays } from '@section/db/schema.ts'

/**
 * Records the use of a refresh token and of its sign-in; returns whether it was the token's first. Waits for another server's
 * open transaction. The sign-in is written before any record of the provider, as its end does, so that neither waits for
 * the other in a circle.
 */
export async function insertReplay(db: Db, tokenHash: string, createdAt: Date): Promise<boolean> {
  const isToken = and(eq(oidcRecords.model, 'RefreshToken'), eq(oidcRecords.id, tokenHash))
  const used = db.$with('used').as(
    db
      .update(authSessions)
      .set({ lastUsedAt: createdAt })
      .from(oidcRecords)
      .where(and(isToken, eq(oidcRecords.grantId, authSessions.sid), isNull(authSessions.revokedAt)))
      .returning({ sid: authSessions.sid }),
  )
  const first = await db
    .with(used)
    .insert(refreshReplays)
    .values({ tokenHash, createdAt })
    .onConflictDoNothing()
    .returning({ tokenHash: refreshReplays.tokenHash })
  return first.length > 0
}

/** Stores the encrypted response to a refresh token. */
export async function storeResponse(db: Db, tokenHash: string, encrypted: string): Promise<void> {
  await db
    .update(refreshReplays)
    .set({ sealedAnswer: encrypted })
    .where(eq(refreshReplays.tokenHash, tokenHash))
}

/** Deletes the record of a refresh token whose use was refused, so that it counts as unused. */
export async function deleteReplay(db: Db, tokenHash: string): Promise<void> {
  await db.delete(refreshReplays).where(eq(refreshReplays.tokenHash, tokenHash))
}

/** Returns the record of the first use of a refresh token. */
export async function findReplay(
  db: Db,
  tokenHash: string,
): Promise<typeof refreshReplays.$inferSelect | undefined> {
  const [row] = await db.select().from(refreshReplays).where(eq(refreshReplays.tokenHash, tokenHash))
  return row
}

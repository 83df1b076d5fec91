import { lt } from 'drizzle-orm'
import type { Db } from '@section/db/connection.ts'
import { spentChallenges } from '@section/db/schema.ts'

/** Records that a challenge has been solved; returns whether this was the first time. */
export async function consumeChallenge(db: Db, signature: string, expiresAt: Date): Promise<boolean> {
  const first = await db
    .insert(spentChallenges)
    .values({ signature, expiresAt })
    .onConflictDoNothing()
    .returning({ signature: spentChallenges.signature })
  return first.length > 0
}

/** Deletes challenges that expired before an instant. */
export async function deleteChallengesBefore(db: Db, instant: Date): Promise<void> {
  await db.delete(spentChallenges).where(lt(spentChallenges.expiresAt, instant))
}

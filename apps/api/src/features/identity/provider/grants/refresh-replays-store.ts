import { eq } from 'drizzle-orm'
import type { Db } from '@section/db/connection.ts'
import { refreshReplays } from '@section/db/schema.ts'

type Replay = typeof refreshReplays.$inferSelect

/** Notes that a refresh token is used; returns whether it is so for the first time. Waits for a server that is at it. */
export async function insertReplay(db: Db, tokenHash: string, createdAt: Date): Promise<boolean> {
  const first = await db
    .insert(refreshReplays)
    .values({ tokenHash, createdAt })
    .onConflictDoNothing()
    .returning({ tokenHash: refreshReplays.tokenHash })
  return first.length > 0
}

/** Keeps the sealed answer to a refresh token. */
export async function storeAnswer(
  db: Db,
  tokenHash: string,
  sealedAnswer: Replay['sealedAnswer'],
): Promise<void> {
  await db.update(refreshReplays).set({ sealedAnswer }).where(eq(refreshReplays.tokenHash, tokenHash))
}

/** Forgets that a refresh token was used, because its use was refused. */
export async function deleteReplay(db: Db, tokenHash: string): Promise<void> {
  await db.delete(refreshReplays).where(eq(refreshReplays.tokenHash, tokenHash))
}

/** What is kept of the first use of a refresh token. */
export async function findReplay(db: Db, tokenHash: string): Promise<Replay | undefined> {
  const [row] = await db.select().from(refreshReplays).where(eq(refreshReplays.tokenHash, tokenHash))
  return row
}

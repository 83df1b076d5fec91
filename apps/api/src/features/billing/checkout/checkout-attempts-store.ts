import { and, desc, eq, isNotNull, isNull } from 'drizzle-orm'
import type { Db } from '@section/db/connection.ts'
import { checkoutAttempts } from '@section/db/schema.ts'

export type StoredAttempt = typeof checkoutAttempts.$inferSelect

const isOpen = isNull(checkoutAttempts.endedAt)

/**
 * Begins an attempt, unless the member has an open one, and returns the open one. It is committed before Stripe is asked, so
 * that a lost answer leaves a trace.
 */
export async function openAttempt(
  db: Db,
  { userId, item, terms, now }: { userId: string; item: string; terms: string; now: number },
): Promise<{ attempt: StoredAttempt; isNew: boolean }> {
  const [begun] = await db
    .insert(checkoutAttempts)
    .values({ userId, item, terms, startedAt: new Date(now) })
    .onConflictDoNothing()
    .returning()
  if (begun) return { attempt: begun, isNew: true }
  const [open] = await db
    .select()
    .from(checkoutAttempts)
    .where(and(eq(checkoutAttempts.userId, userId), isOpen))
  // The open one has ended in between.
  return open ? { attempt: open, isNew: false } : openAttempt(db, { userId, item, terms, now })
}

/** Returns the checkout of a member's last attempt at an item that has ended; undefined where none came to a checkout. */
export async function findLastCheckout(
  db: Db,
  { userId, item }: Pick<StoredAttempt, 'userId' | 'item'>,
): Promise<string | undefined> {
  const { checkoutSessionId, endedAt, startedAt } = checkoutAttempts
  const isEnded = and(isNotNull(endedAt), isNotNull(checkoutSessionId))
  const [last] = await db
    .select({ checkoutSessionId })
    .from(checkoutAttempts)
    .where(and(eq(checkoutAttempts.userId, userId), eq(checkoutAttempts.item, item), isEnded))
    .orderBy(desc(startedAt))
    .limit(1)
  return last?.checkoutSessionId ?? undefined
}

/** Stores the checkout of an attempt; returns false if the attempt was ended meanwhile. */
export async function keepCheckout(
  db: Db,
  attemptId: string,
  { id, url }: { id: string; url: string },
): Promise<boolean> {
  const kept = await db
    .update(checkoutAttempts)
    .set({ checkoutSessionId: id, url })
    .where(and(eq(checkoutAttempts.attemptId, attemptId), isOpen))
    .returning({ attemptId: checkoutAttempts.attemptId })
  return kept.length > 0
}

/** Ends an attempt, so that another may begin. */
export async function endAttempt(db: Db, attemptId: string, now: number): Promise<void> {
  await db
    .update(checkoutAttempts)
    .set({ endedAt: new Date(now) })
    .where(and(eq(checkoutAttempts.attemptId, attemptId), isOpen))
}

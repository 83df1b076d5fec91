import { and, eq, lte, ne, sql } from 'drizzle-orm'
import type { Db } from '@section/db/connection.ts'
import { checklistProgress } from '@section/db/schema.ts'

/** A tick, or what the server noticed, with the time at which it was made. */
export type ItemMark = Omit<typeof checklistProgress.$inferInsert, 'updatedAt'>

/** Waits for, and then keeps out, other changes of a member's checklist in a session until the transaction ends. */
export async function lockChecklist(tx: Db, userId: string, sessionId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${userId} ${sessionId}`}, 0))`)
}

/** Returns which of these items the member has completed. */
export async function readDoneItems(
  db: Db,
  userId: string,
  sessionContentIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (sessionContentIds.length === 0) return new Set()
  const found = await db
    .select({ sessionContentId: checklistProgress.sessionContentId })
    .from(checklistProgress)
    .where(
      and(
        eq(checklistProgress.userId, sql.placeholder('userId')),
        eq(checklistProgress.status, 'COMPLETED'),
        sql`${checklistProgress.sessionContentId} = any(${sql.placeholder('ids')}::uuid[])`,
      ),
    )
    .prepare('read_done_items')
    .execute({ userId, ids: sessionContentIds })
  return new Set(found.map(({ sessionContentId }) => sessionContentId))
}

/** Stores a tick unless one that was made later is stored already, and returns the status that is stored afterwards. */
export async function writeTick(tx: Db, tick: ItemMark, now: Date): Promise<ItemMark['status']> {
  const [written] = await tx
    .insert(checklistProgress)
    .values({ ...tick, updatedAt: now })
    .onConflictDoUpdate({
      target: [checklistProgress.userId, checklistProgress.sessionContentId],
      set: { status: tick.status, type: tick.type, madeAt: tick.madeAt, updatedAt: now },
      setWhere: lte(checklistProgress.madeAt, tick.madeAt),
    })
    .returning({ status: checklistProgress.status })
  if (written) return written.status
  const [stored] = await tx
    .select({ status: checklistProgress.status })
    .from(checklistProgress)
    .where(
      and(
        eq(checklistProgress.userId, tick.userId),
        eq(checklistProgress.sessionContentId, tick.sessionContentId),
      ),
    )
  return stored?.status ?? tick.status
}

/** Completes items permanently; completed items stay as they are. Only a bonus can be taken back. */
export async function completeItems(tx: Db, marks: readonly ItemMark[], now: Date): Promise<void> {
  if (marks.length === 0) return
  await tx
    .insert(checklistProgress)
    .values(marks.map((mark) => ({ ...mark, updatedAt: now })))
    .onConflictDoUpdate({
      target: [checklistProgress.userId, checklistProgress.sessionContentId],
      set: {
        status: sql`excluded.status`,
        type: sql`excluded.type`,
        madeAt: sql`excluded.made_at`,
        updatedAt: now,
      },
      // An item that was a bonus once may have been unticked then.
      setWhere: ne(checklistProgress.status, 'COMPLETED'),
    })
}

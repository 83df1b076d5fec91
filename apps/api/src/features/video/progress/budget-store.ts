import { eq, sql } from 'drizzle-orm'
import {
  BUDGET_START_SECONDS,
  type WatchBudget,
  withoutSkipped,
} from '@section/domain/video/progress/watch-budget.ts'
import type { SkippedTime } from '../../../server/skipped-time.ts'
import type { Db } from '@section/db/connection.ts'
import { members, watchBudgets } from '@section/db/schema.ts'

/**
 * Locks the members' budgets, inserts missing ones, and returns them by user id. The row of the budget is the member's lock
 * for all of watching. Rows are locked in the order of their ids, which prevents deadlocks. The time that the server's clock
 * skipped since they were written is left out. `now` in epoch ms.
 */
export async function lockBudgets(
  { tx, skippedTime }: { tx: Db; skippedTime: SkippedTime },
  userIds: readonly string[],
  now: number,
): Promise<ReadonlyMap<string, WatchBudget>> {
  let locked = await lockExisting(tx, userIds)
  if (locked.size < userIds.length) {
    await addMissing(tx, userIds, now)
    locked = await lockExisting(tx, userIds)
  }
  const steady = [...locked].map(
    ([userId, budget]) => [userId, withoutSkipped(budget, skippedTime.between(budget.at, now))] as const,
  )
  return new Map(steady)
}

async function lockExisting(tx: Db, userIds: readonly string[]): Promise<Map<string, WatchBudget>> {
  const rows = await tx
    .select()
    .from(watchBudgets)
    .where(sql`${watchBudgets.userId} = any(${sql.placeholder('userIds')}::uuid[])`)
    .orderBy(watchBudgets.userId)
    .for('update')
    .prepare('lock_watch_budgets')
    .execute({ userIds })
  return new Map(rows.map(({ userId, seconds, at }) => [userId, { seconds, at: at.getTime() }]))
}

/** Inserts missing budgets; simultaneous transactions insert each one once. */
async function addMissing(tx: Db, userIds: readonly string[], now: number): Promise<void> {
  await tx
    .insert(watchBudgets)
    .select(
      tx
        .select({
          userId: members.userId,
          seconds: sql<number>`${BUDGET_START_SECONDS}::float8`.as('seconds'),
          at: sql<Date>`${new Date(now).toISOString()}::timestamptz`.as('at'),
        })
        .from(members)
        .where(sql`${members.userId} = any(${sql.param([...userIds])}::uuid[])`)
        .orderBy(members.userId),
    )
    .onConflictDoNothing()
}

/** Sets the budget of a member whose lock the transaction holds. */
export async function writeBudget(tx: Db, userId: string, { seconds, at }: WatchBudget): Promise<void> {
  await tx
    .update(watchBudgets)
    .set({ seconds, at: new Date(at) })
    .where(eq(watchBudgets.userId, userId))
}

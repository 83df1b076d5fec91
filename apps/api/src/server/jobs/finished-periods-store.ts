import { and, eq, sql } from 'drizzle-orm'
import { type Db, rows } from '@section/db/connection.ts'
import { finishedPeriods } from '@section/db/schema.ts'

/** Returns whether a job is done for a period. */
export async function isFinished(db: Db, job: string, period: string): Promise<boolean> {
  const isIts = and(eq(finishedPeriods.job, job), eq(finishedPeriods.period, period))
  return (await db.$count(finishedPeriods, isIts)) > 0
}

/** Holds a job until the end of the transaction, by its name; returns false at once if another server holds it. */
export async function tryHold(tx: Db, job: string): Promise<boolean> {
  const key = `periodic ${job}`
  const [result] = await rows<{ held: boolean }>(
    tx,
    sql`select pg_try_advisory_xact_lock(hashtextextended(${key}, 0)) as held`,
  )
  return result?.held ?? false
}

/** Records that a job is done for a period, in the transaction of its last effect. */
export async function finishPeriod(tx: Db, job: string, period: string, now: number): Promise<void> {
  await tx.insert(finishedPeriods).values({ job, period, finishedAt: new Date(now) })
}

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
  const [result] = await rows<{ held: boolean }>(
    tx,
    sql`select pg_try_advisory_xact_lock(${keyOf(job)}) as held`,
  )
  return result?.held ?? false
}

/**
 * Holds a job until the end of the transaction, after all that hold it or wait for it before. The database refuses a wait that
 * is longer than two seconds, with its code 55P03.
 */
export async function hold(tx: Db, job: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${keyOf(job)})`)
}

const keyOf = (job: string) => sql`hashtextextended(${`periodic ${job}`}, 0)`

/** Records that a job is done for a period, in the transaction of its last effect. */
export async function finishPeriod(tx: Db, job: string, period: string, now: number): Promise<void> {
  await tx.insert(finishedPeriods).values({ job, period, finishedAt: new Date(now) })
}

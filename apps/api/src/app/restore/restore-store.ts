import { sql } from 'drizzle-orm'
import { type Db, rows } from '@section/db/connection.ts'
import { LISTENER } from '@section/db/postgres/listen.ts'
import { backups, restorations } from '@section/db/schema.ts'

/** Returns the number of servers and workers that have this database open; this process is one of them. */
export async function countListeners(db: Db): Promise<number> {
  const [found] = await rows<{ count: number }>(
    db,
    sql`select count(*)::int as count from pg_stat_activity
      where datname = current_database() and application_name like ${`${LISTENER} %`}`,
  )
  return found?.count ?? 0
}

/** Lets the jobs of these queues run now, those too that another process began in the school's former life, or that wait to be tried again. */
export async function releaseJobs(db: Db, queues: readonly string[]): Promise<void> {
  await db.execute(
    sql`update pgboss.job set state = 'retry', start_after = now()
      where state = 'active' and name = any(${sql.param(queues)}::text[])`,
  )
}

/** Lets the jobs of a queue that wait for later run now. */
export async function hastenJobs(db: Db, queue: string): Promise<void> {
  await db.execute(
    sql`update pgboss.job set start_after = now()
      where name = ${queue} and state in ('created', 'retry') and start_after > now()`,
  )
}

/** Returns the number of jobs of these queues that are due or run. */
export async function countDueJobs(db: Db, queues: readonly string[]): Promise<number> {
  const [found] = await rows<{ count: number }>(
    db,
    sql`select count(*)::int as count from pgboss.job where name = any(${sql.param(queues)}::text[])
      and (state = 'active' or (state in ('created', 'retry') and start_after <= now()))`,
  )
  return found?.count ?? 0
}

/** Records that the school was brought back: to the last transaction of its log, else to the last finished period. */
export async function insertRestoration(db: Db, now: number): Promise<Date> {
  const [known] = await rows<{ at: Date | string | null }>(
    db,
    sql`select coalesce(pg_last_xact_replay_timestamp(), (select max(finished_at) from finished_periods)) as at`,
  )
  const restoredTo = new Date(known?.at ?? now)
  await db.insert(restorations).values({ restoredTo, finishedAt: new Date(now) })
  return restoredTo
}

/** Records that a backup is complete. */
export async function insertBackup(db: Db, kind: 'base' | 'files', now: number): Promise<void> {
  await db.insert(backups).values({ kind, finishedAt: new Date(now) })
}

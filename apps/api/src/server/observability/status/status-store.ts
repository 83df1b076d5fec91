import { inArray, max, sql } from 'drizzle-orm'
import { type Db, rows } from '@section/db/connection.ts'
import { JOB_SCHEMA } from '@section/db/job-schema.ts'
import { finishedPeriods } from '@section/db/schema.ts'

/** The waiting jobs of one queue; ages are in ms by the database's clock. */
export interface WaitingJobs extends Record<string, unknown> {
  queue: string
  jobs: number
  /** How long the one waits that has been due for longest; null if none is due. */
  dueMs: number | null
  /** How long the oldest work waits, counted from its first run, also while it is tried again; null if none has begun. */
  undoneMs: number | null
}

/** Returns the waiting jobs by queue. An index holds these alone, so that finished ones are not read. */
export function listWaitingJobs(db: Db): Promise<WaitingJobs[]> {
  const age = (instant: ReturnType<typeof sql>) =>
    sql`(extract(epoch from now() - ${instant}) * 1000)::float8`
  return rows<WaitingJobs>(
    db,
    sql`select name as queue, count(*)::int as jobs,
        ${age(sql`min(start_after) filter (where start_after <= now())`)} as "dueMs",
        ${age(sql`min(case state when 'retry' then created_on else start_after end)
          filter (where state = 'retry' or start_after <= now())`)} as "undoneMs"
      from ${sql.identifier(JOB_SCHEMA)}.job where state < 'active' and not blocked group by name`,
  )
}

/** Returns when periods of these jobs were last finished, in epoch ms by the name of the job. */
export async function lastFinished(db: Db, jobs: string[]): Promise<ReadonlyMap<string, number>> {
  const found = await db
    .select({ job: finishedPeriods.job, at: max(finishedPeriods.finishedAt) })
    .from(finishedPeriods)
    .where(inArray(finishedPeriods.job, jobs))
    .groupBy(finishedPeriods.job)
  return new Map(found.flatMap(({ job, at }) => (at ? [[job, at.getTime()] as const] : [])))
}

/** What the database knows of its backups; ages are in ms, and null for what was never done. */
export interface BackupState extends Record<string, unknown> {
  /** False if the server is not told to archive its log. */
  archives: boolean
  archivedMs: number | null
  /** True if the newest attempt to archive failed. */
  archivingFails: boolean
  baseMs: number | null
  filesMs: number | null
  databaseBytes: number
}

/** Returns what the database knows of its backups: the continuous archive of its log, and those that were recorded. */
export async function readBackups(db: Db): Promise<BackupState | null> {
  const ageOf = (kind: 'base' | 'files') =>
    sql`(select (extract(epoch from now() - max(finished_at)) * 1000)::float8 from backups where kind = ${kind})`
  const [state] = await rows<BackupState>(
    db,
    sql`select current_setting('archive_mode') <> 'off' as archives,
        (extract(epoch from now() - last_archived_time) * 1000)::float8 as "archivedMs",
        coalesce(last_failed_time > coalesce(last_archived_time, '-infinity'), false) as "archivingFails",
        ${ageOf('base')} as "baseMs", ${ageOf('files')} as "filesMs",
        pg_database_size(current_database())::float8 as "databaseBytes"
      from pg_stat_archiver`,
  )
  return state ?? null
}

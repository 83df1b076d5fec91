import { sql } from 'drizzle-orm'
import { fromDrizzle, getConstructionPlans, PgBoss } from 'pg-boss'
import type { Db, JobStore } from './connection.ts'

/** The schema of the job queue, which pg-boss creates and migrates itself. */
export const JOB_SCHEMA = 'pgboss'

/** Returns the database by which the job queue writes in its caller's transaction. */
export const inTransaction = (tx: Db): ReturnType<typeof fromDrizzle> => fromDrizzle(tx, sql)

/** Migrates the tables of the job queue to the version of the installed library. Errors: those of the database. */
export async function migrateJobQueue(jobStore: JobStore): Promise<void> {
  const boss = new PgBoss({ ...jobStore, schema: JOB_SCHEMA, supervise: false, schedule: false })
  let failure: Error | undefined
  // The library tells the failures of its background queries in this way alone, and ends the process where nobody hears.
  boss.on('error', (error) => (failure ??= error))
  await boss.start()
  await boss.stop({ graceful: false })
  if (failure) throw failure
}

/** The statements that create the job queue, by which a stored snapshot of an empty database is recognized. */
export const jobSchemaPlans = (): string => getConstructionPlans(JOB_SCHEMA)

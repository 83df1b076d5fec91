import { asc, eq } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Db } from '@section/db/connection.ts'
import { industryReferences, jobFunctionReferences } from '@section/db/schema.ts'
import { upsertRows } from '../../server/content/bulk-write-store.ts'
import { stableId } from '../../server/content/stable-id.ts'

/** A table of what members choose from. */
type OptionTable = typeof industryReferences | typeof jobFunctionReferences

/** Returns the industries that members choose from, in their order. */
export const listIndustries = (db: Db) => listOffered(db, industryReferences)

/** Returns the job functions that members choose from, in their order. */
export const listJobFunctions = (db: Db) => listOffered(db, jobFunctionReferences)

/** Offers these industries and no others; those that are no longer offered become inactive. */
export const writeIndustries = (db: Db, names: readonly string[]): Promise<void> =>
  offerOnly(
    db,
    industryReferences,
    industryReferences.industryRefId,
    names.map((industry, sortOrder) => {
      const industryRefId = stableId('industry', industry)
      return { industryRefId, industry, sortOrder, active: true }
    }),
  )

/** Offers these job functions and no others; those that are no longer offered become inactive. */
export const writeJobFunctions = (db: Db, names: readonly string[]): Promise<void> =>
  offerOnly(
    db,
    jobFunctionReferences,
    jobFunctionReferences.jobFunctionRefId,
    names.map((jobFunction, sortOrder) => {
      const jobFunctionRefId = stableId('job-function', jobFunction)
      return { jobFunctionRefId, jobFunction, sortOrder, active: true }
    }),
  )

async function listOffered<Table extends OptionTable>(
  db: Db,
  table: Table,
): Promise<Table['$inferSelect'][]> {
  const { active, sortOrder }: OptionTable = table
  return db.select().from<OptionTable>(table).where(eq(active, true)).orderBy(asc(sortOrder))
}

async function offerOnly<Table extends OptionTable>(
  db: Db,
  table: Table,
  id: PgColumn,
  options: readonly Table['$inferInsert'][],
): Promise<void> {
  const { active }: OptionTable = table
  await db.update<OptionTable>(table).set({ active: false }).where(eq(active, true))
  await upsertRows(db, table, options, [id])
}
